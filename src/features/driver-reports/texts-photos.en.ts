import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-photos.ts'

export const reportPhotoTexts: SameTexts<typeof polish.reportPhotoTexts> = {
  title: 'Photos (not required)',
  count: (done) => `${done} of 4`,
  take: 'Take a photo',
  choose: 'Choose from the phone',
  photo: (number) => `Photo ${number}`,
  remove: (number) => `Remove photo ${number}`,
  most: 'There can be at most 4 photos. The rest was not added.',
  lost: 'The phone has not kept the photo. Add it again.',
  busy: 'The photo is being made smaller. Send in a moment.',
  replaces: 'The office will get this instead of the report that still waits. Its photos will go.',
  willGet: (count) => `photos: ${count}`,
  wait: (count) => `photos to be sent: ${count}, they go by themselves`,
  failed: (count) => `Photos not sent: ${count}. If they are needed, report the problem again.`,
  understood: 'I understand',
}
