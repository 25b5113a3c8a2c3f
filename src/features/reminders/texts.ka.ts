import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const reminderFailures: SameTexts<typeof polish.reminderFailures> = {
  evening: 'აირჩიეთ საათი 15:00-დან 22:00-მდე.',
  otherwise: 'აირჩიეთ, როგორ შეგახსენოთ.',
  noSuchWay: 'ამ გზით ახლა ვერ შეგახსენებთ. განაახლეთ გვერდი და აირჩიეთ სხვა.',
}
