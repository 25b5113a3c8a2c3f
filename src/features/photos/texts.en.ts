import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const photoTexts: SameTexts<typeof polish.photoTexts> = {
  shrinking: 'Shrinking the photo …',
  none: 'No photo. If the camera does not open, allow it for the browser in the phone’s settings, or choose a photo from the gallery.',
  unreadable: 'The phone cannot open this file. Take a photo with the camera on this page.',
  tooLarge: 'This file is too large. Take a photo with the camera on this page.',
  notKept: 'The phone has no room for the photo. Do not close this page until it is sent.',
}
