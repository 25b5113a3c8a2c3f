import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const fuelTexts: SameTexts<typeof polish.fuelTexts> = {
  enterPassword: 'შეიყვანეთ პაროლი',
  wrongPassword: 'შეყვანილი პაროლი არასწორია.',
  tooManyTries:
    'ძალიან ბევრი წარუმატებელი ცდაა, ამიტომ ახალი მოწყობილობის პაროლს ახლა არ ვამოწმებთ. ავტოპარკის ოფისის შესვლის კოდი მაშინვე დაგეხმარებათ.',
  wrongCode: 'ეს შესვლის კოდი არასწორია ან აღარ მოქმედებს. სთხოვეთ ახალი ავტოპარკის ოფისს.',
  noPasswordYet: 'საწვავის გვერდს პაროლი ჯერ არ აქვს. მიმართეთ ადმინისტრატორს.',
  loginRequired: 'საწვავის კონტროლის გასახსნელად შეიყვანეთ პაროლი.',
  shortPassword: 'პაროლი 8-დან 100 ნიშნამდეა.',
  litres: 'მიუთითეთ ლიტრები რიცხვით 0-დან 500-მდე, მძიმის შემდეგ მაქსიმუმ სამი ნიშნით.',
  hours: 'მიუთითეთ საათები რიცხვით 0-დან 24-მდე, მძიმის შემდეგ მაქსიმუმ ორი ნიშნით.',
  price: 'მიუთითეთ ლიტრის ფასი 0-დან 100 zł-მდე, მძიმის შემდეგ მაქსიმუმ ორი ნიშნით.',
  priceMissing: 'მიუთითეთ იმ საწვავის ფასი, რომლის ლიტრებიც ჩაწერილია.',
  nobody: 'შესანახი არაფერია: არც ლიტრებია ჩაწერილი, არც საათები.',
  driverTwice: 'ერთი და იგივე მძღოლი სიაში ორჯერაა.',
  unknownDriver: 'სიაში არის მძღოლი, რომელიც სისტემაში არ არის. ჩამოტვირთეთ მონაცემები ხელახლა.',
  notBegun: 'ეს ცვლა ჯერ არ დაწყებულა. შეამოწმეთ თარიღი.',
  sentMeanwhile: ({ names }) =>
    `ამასობაში ვიღაცამ სხვა მონაცემები გაგზავნა${names.length > 0 ? `: ${names.join(', ')}` : ''}. შეადარეთ და შეინახეთ ხელახლა.`,
  noShift: 'მიუთითეთ ცვლა: დღე ან ღამე.',
  periodOrder: 'საწყისი თარიღი ბოლო თარიღზე გვიან არ უნდა იყოს.',
  periodTooLong: 'აირჩიეთ მაქსიმუმ ორი წლის პერიოდი.',
}

export const wrongPasswordText: typeof polish.wrongPasswordText = () => fuelTexts.wrongPassword

export const wrongCodeText: typeof polish.wrongCodeText = () => fuelTexts.wrongCode
