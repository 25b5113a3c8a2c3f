import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const brokenTexts: SameTexts<typeof polish.brokenTexts> = {
  screen: 'Эта страница перестала работать.',
  newBuild: 'Есть более новая версия страницы. Обновите её.',
  sheet: 'Это окно перестало работать',
  again: 'Попробовать ещё раз',
  reload: 'Обновить страницу',
}

export const CLOSE_TEXT = 'Закрыть'

export const FULL_NAME_TEXT = 'Имя и фамилия'
export const EMAIL_TEXT = 'Адрес e-mail'
export const PHONE_TEXT = 'Номер телефона'
