import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-failures.ts'

export const photoFailures: SameTexts<typeof polish.photoFailures> = {
  photo: 'The photo could not be read. Take it again.',
  notPhoto: 'This is not a JPEG photo. Take it with the camera again.',
  photoTooLarge: 'The photo is too large. Take it again.',
  noPhoto: 'There is no such photo.',
}
