import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const brokenTexts: SameTexts<typeof polish.brokenTexts> = {
  screen: 'This page has stopped working.',
  newBuild: 'There is a newer version of this page. Reload it.',
  sheet: 'This window has stopped working',
  again: 'Try again',
  reload: 'Reload the page',
}

export const CLOSE_TEXT = 'Close'

export const FULL_NAME_TEXT = 'First and last name'
export const EMAIL_TEXT = 'E-mail address'
export const PHONE_TEXT = 'Phone number'
