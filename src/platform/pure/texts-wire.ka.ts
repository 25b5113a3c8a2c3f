import type { SameTexts } from './same-texts.ts'
import type * as polish from './texts-wire.ts'

export const CHOOSE_OPTION = 'აირჩიეთ ცვლის სახე სიიდან.'
export const CHOOSE_SHIFT = 'აირჩიეთ ცვლა: დღე ან ღამე.'
export const YEAR_FORM = 'მიუთითეთ წელი რიცხვით 2001-დან 2198-მდე, მაგალითად 2026.'
export const WEEK_FORM = 'მიუთითეთ კვირის ნომერი 1-დან 53-მდე.'
export const MONTH_FORM = 'მიუთითეთ თვე 1-დან 12-მდე.'
export const DAY_FORM = 'მიუთითეთ თვის დღე 1-დან 31-მდე.'
export const WRONG_ID = 'არასწორი იდენტიფიკატორი.'
export const DATE_FORM = 'მიუთითეთ თარიღი ასე: წწწწ-თთ-დდ.'
export const DATE_TOO_FAR = 'მიუთითეთ თარიღი 2000–2199 წლებიდან.'
export const YES_OR_NO = 'მიუთითეთ კი ან არა.'
export const NO_SUCH_WEEK = 'ამ წელს ასეთი ნომრის კვირა არ არის.'

export const wireTexts: SameTexts<typeof polish.wireTexts> = {
  slot: 'მიუთითეთ ცვლა 0-დან 13-მდე.',
  format: 'აირჩიეთ CSV ან XLSX.',
  noSuchWeek: NO_SUCH_WEEK,
  page: 'მიუთითეთ გვერდის ნომერი.',
  period: 'მიუთითეთ კვირა და წელი ან თვე და წელი.',
}
