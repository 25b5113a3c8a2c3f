import type { SameTexts } from './same-texts.ts'
import type * as polish from './texts-wire.ts'

export const CHOOSE_OPTION = 'Выберите вид смены из списка.'
export const CHOOSE_SHIFT = 'Выберите смену: день или ночь.'
export const YEAR_FORM = 'Укажите год числом от 2001 до 2198, например 2026.'
export const WEEK_FORM = 'Укажите номер недели от 1 до 53.'
export const MONTH_FORM = 'Укажите месяц от 1 до 12.'
export const DAY_FORM = 'Укажите день месяца от 1 до 31.'
export const WRONG_ID = 'Неверный идентификатор.'
export const DATE_FORM = 'Укажите дату в виде ГГГГ-ММ-ДД.'
export const DATE_TOO_FAR = 'Укажите дату из лет 2000–2199.'
export const YES_OR_NO = 'Укажите да или нет.'
export const NO_SUCH_WEEK = 'В этом году нет недели с таким номером.'

export const wireTexts: SameTexts<typeof polish.wireTexts> = {
  slot: 'Укажите смену от 0 до 13.',
  format: 'Выберите CSV или XLSX.',
  noSuchWeek: NO_SUCH_WEEK,
  page: 'Укажите номер страницы.',
  period: 'Укажите неделю и год или месяц и год.',
}
