import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './manifest-texts.ts'

export const manifestTexts: SameTexts<typeof polish.manifestTexts> = {
  language: 'en',
  name: 'Driver’s schedule',
  shortName: 'Schedule',
  description: 'When and in which car you drive, without internet too.',
  shortcuts: { ownCalendar: 'My calendar', availability: 'Availability' },
}
