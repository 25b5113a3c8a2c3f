import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const brokenTexts: SameTexts<typeof polish.brokenTexts> = {
  screen: 'Ця сторінка перестала працювати.',
  newBuild: 'Є новіша версія сторінки. Оновіть її.',
  sheet: 'Це вікно перестало працювати',
  again: 'Спробувати ще раз',
  reload: 'Оновити сторінку',
}

export const CLOSE_TEXT = 'Закрити'

export const FULL_NAME_TEXT = 'Ім’я та прізвище'
export const EMAIL_TEXT = 'Адреса e-mail'
export const PHONE_TEXT = 'Номер телефону'
