import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './manifest-texts.ts'

export const manifestTexts: SameTexts<typeof polish.manifestTexts> = {
  language: 'ka',
  name: 'მძღოლის გრაფიკი',
  shortName: 'გრაფიკი',
  description: 'როდის და რომელი მანქანით მიდიხართ, ინტერნეტის გარეშეც.',
  shortcuts: { ownCalendar: 'ჩემი კალენდარი', availability: 'ხელმისაწვდომობა' },
}
