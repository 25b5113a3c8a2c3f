import type { SameTexts } from './same-texts.ts'
import type * as polish from './texts-wire.ts'

export const CHOOSE_OPTION = 'Choose a kind of shift from the list.'
export const CHOOSE_SHIFT = 'Choose a shift: day or night.'
export const YEAR_FORM = 'Give the year as a number from 2001 to 2198, such as 2026.'
export const WEEK_FORM = 'Give a week number from 1 to 53.'
export const MONTH_FORM = 'Give a month from 1 to 12.'
export const DAY_FORM = 'Give a day of the month from 1 to 31.'
export const WRONG_ID = 'The identifier is wrong.'
export const DATE_FORM = 'Give the date as YYYY-MM-DD.'
export const DATE_TOO_FAR = 'Give a date between 2000 and 2199.'
export const YES_OR_NO = 'Answer yes or no.'
export const NO_SUCH_WEEK = 'There is no week of that number in this year.'

export const wireTexts: SameTexts<typeof polish.wireTexts> = {
  slot: 'Give a shift from 0 to 13.',
  format: 'Choose CSV or XLSX.',
  noSuchWeek: NO_SUCH_WEEK,
  page: 'Give a page number.',
  period: 'Give week and year, or month and year.',
}
