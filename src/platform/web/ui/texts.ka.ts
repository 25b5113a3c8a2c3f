import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const brokenTexts: SameTexts<typeof polish.brokenTexts> = {
  screen: 'ეს გვერდი აღარ მუშაობს.',
  newBuild: 'არის გვერდის ახალი ვერსია. განაახლეთ.',
  sheet: 'ეს ფანჯარა აღარ მუშაობს',
  again: 'ხელახლა ცდა',
  reload: 'გვერდის განახლება',
}

export const CLOSE_TEXT = 'დახურვა'

export const FULL_NAME_TEXT = 'სახელი და გვარი'
export const EMAIL_TEXT = 'ელფოსტა'
export const PHONE_TEXT = 'ტელეფონის ნომერი'
