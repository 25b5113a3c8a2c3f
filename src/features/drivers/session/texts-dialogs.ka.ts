import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-dialogs.ts'

export const dialogTexts: SameTexts<typeof polish.dialogTexts> = {
  pinTitle: 'შეიყვანეთ PIN',
  pinLead: 'ავტოპარკის კალენდარი ოთხნიშნა PIN-ით არის დაცული. PIN-ს ოფისი მოგცემთ.',
  pinDigit: (place) => `ციფრი ${place} / 4`,
  pinGroup: 'PIN, ოთხი ციფრი',
  reset: 'გასუფთავება',
  next: 'შემდეგ',
  checking: 'მოწმდება …',
  logInTitle: 'თქვენი სამუშაო კალენდარი',
  logInLead:
    'შეიყვანეთ ტელეფონის ნომერი და PIN, რომელიც პირველი გრაფიკის გაგზავნის შემდეგ ელფოსტაზე მოგივიდათ.',
  forgotten:
    'არ გახსოვთ PIN? ახალს ავტოპარკის ოფისი მოგცემთ. ყოველთვის მოქმედებს ბოლო, რომელიც მისგან მიიღეთ.',
  leftFleet: 'თუ ამ ავტოპარკში აღარ მუშაობთ, ანგარიშებისთვის მიმართეთ ოფისს.',
  phone: 'ტელეფონის ნომერი',
  prefix: '+48',
  phoneNote: '+48-ის გარეშე',
  pin: 'PIN',
  code: 'შესვლის კოდი',
  sendCode: 'კოდის გაგზავნა ჩემს ელფოსტაზე',
  codeSent:
    'თუ ეს ნომერი მძღოლების სიაშია, კოდი ერთ წუთში მოვა მისამართზე, რომელიც ოფისმა იცის. თითო კოდს ერთხელ ვაგზავნით: ბოლო წერილის კოდი ისევ მოქმედებს. თუ წერილი არ არის, დარეკეთ ავტოპარკის ოფისში.',
}
