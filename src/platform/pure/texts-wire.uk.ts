import type { SameTexts } from './same-texts.ts'
import type * as polish from './texts-wire.ts'

export const CHOOSE_OPTION = 'Виберіть вид зміни зі списку.'
export const CHOOSE_SHIFT = 'Виберіть зміну: день або ніч.'
export const YEAR_FORM = 'Вкажіть рік числом від 2001 до 2198, наприклад 2026.'
export const WEEK_FORM = 'Вкажіть номер тижня від 1 до 53.'
export const MONTH_FORM = 'Вкажіть місяць від 1 до 12.'
export const DAY_FORM = 'Вкажіть день місяця від 1 до 31.'
export const WRONG_ID = 'Неправильний ідентифікатор.'
export const DATE_FORM = 'Вкажіть дату у вигляді РРРР-ММ-ДД.'
export const DATE_TOO_FAR = 'Вкажіть дату з років 2000–2199.'
export const YES_OR_NO = 'Вкажіть так або ні.'
export const NO_SUCH_WEEK = 'У цьому році немає тижня з таким номером.'

export const wireTexts: SameTexts<typeof polish.wireTexts> = {
  slot: 'Вкажіть зміну від 0 до 13.',
  format: 'Виберіть CSV або XLSX.',
  noSuchWeek: NO_SUCH_WEEK,
  page: 'Вкажіть номер сторінки.',
  period: 'Вкажіть тиждень і рік або місяць і рік.',
}
