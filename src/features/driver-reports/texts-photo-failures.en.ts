import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-photo-failures.ts'

export const reportPhotoFailures: SameTexts<typeof polish.reportPhotoFailures> = {
  noReport: 'This report is gone or was changed, so the photo can’t be added.',
  otherDriver: 'This photo belongs to another person’s report. It will go when that person logs in.',
  tooMany: 'Very many photos were sent today. This one will go tomorrow; if it is urgent, call the office.',
}
