import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'
import type { WrongDays } from './texts.ts'
import { FORM_CLOSED } from './texts-closed.ts'

export { EMPTY_REASONS, REASON_WITH_TEXT, type WrongDays } from './texts.ts'

export const availabilityTexts: SameTexts<typeof polish.availabilityTexts> = {
  alreadySubmitted: 'ამ კვირის გრაფიკი უკვე გაგზავნილი გაქვთ. თუ გსურთ შესწორება, დაუკავშირდით ოფისს.',
  dayAfterNight: 'სამწუხაროდ, დღის ცვლას ვერ აირჩევთ, თუ წინა დღეს ღამის ცვლაა არჩეული.',
  fullName: 'შეიყვანეთ სწორი სახელი და გვარი',
  email: 'შეიყვანეთ სწორი ელფოსტა',
  phone: 'შეიყვანეთ სწორი ტელეფონის ნომერი',
  incomplete: 'ფორმის გაგზავნამდე დარწმუნდით, რომ ყველა მონაცემი შეყვანილია.',
  formClosed: FORM_CLOSED,
  wrongWeek: 'ხელმისაწვდომობა ახლა მხოლოდ უახლოეს კვირაზე იგზავნება. განაახლეთ გვერდი.',
  inactiveDriver: 'თქვენი მძღოლის ანგარიში გამორთულია. დარეკეთ ავტოპარკის ოფისში.',
  tooManyUnknown: 'ამ კავშირიდან დღეს ძალიან ბევრი ფორმა მოვიდა. დარეკეთ ავტოპარკის ოფისში.',
  reasonNeeded: 'მიუთითეთ, რატომ არის გრაფიკი ცარიელი.',
  reasonTextNeeded: 'მოკლედ აღწერეთ მიზეზი.',
  twiceOneDay: 'თითო დღის არჩევა მხოლოდ ერთხელ შეიძლება.',
  emptyWithDays:
    'გრაფიკი ცარიელად არის მონიშნული, მაგრამ მასში ცვლებია არჩეული. წაშალეთ ცვლები ან გაგზავნეთ გრაფიკი როგორც არაცარიელი.',
  outsideWeek: 'არჩეული დღე ამ კვირას არ ეკუთვნის.',
  noSuchSubmission: 'ასეთი ხელმისაწვდომობა არ არის. შესაძლოა, ახლახან წაშალეს.',
  noSuchShift: 'ეს ცვლა აღარ არის. განაახლეთ გვერდი.',
  shiftTwice: 'ამ მძღოლს ამ დღეს უკვე აქვს ასეთი ცვლა.',
  addFailed: 'ცვლის დამატება ვერ მოხერხდა, სცადეთ მოგვიანებით.',
}

export function wrongDaysText({ why }: WrongDays): string {
  return availabilityTexts[why]
}
