import { inPieces } from '#features/photos/web/public-sending.ts'
import { type CallFailure, call } from '#platform/web/call.ts'
import { putReportPhoto } from '../../contract-photos.ts'
import { forgetLoosePhotos, forgetPhoto, keptPhoto } from './kept-photos.ts'
import { noteWaiting, waitingOf, waitingPhotos } from './waiting-photos.ts'

const LOCK = 'flotylla-report-photos'
/** A photo is some 250 kB: a slow line is not a dead one. */
const ANSWER_WITHIN_MS = 90_000

/**
 * Sends the photos that wait on this phone, one by one, each noted before the next; once at a time over all
 * tabs. What is in the way (no network, no session, a busy server) leaves the rest for the next try.
 */
export async function sendReportPhotos(): Promise<void> {
  if (!navigator.locks) return send()
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await send()
  })
}

async function send(): Promise<void> {
  for (const { report } of waitingPhotos()) if (!(await sendOf(report))) return
  await forgetLoosePhotos()
}

/** @returns false where nothing can be sent now */
async function sendOf(report: string): Promise<boolean> {
  for (;;) {
    const [photo] = waitingOf(report)?.photos ?? []
    if (photo === undefined) return true
    const bytes = await keptPhoto(photo)
    const failure = bytes ? await putOne(report, photo, bytes) : LOST
    if (failure && isForLater(failure)) return false
    if (failure?.code === 'other_driver') return true
    const waiting = waitingOf(report)
    if (!waiting) return true
    const isGone = failure?.code === 'no_such_report'
    await forgetPhoto(photo)
    noteWaiting({
      report,
      photos: isGone ? [] : waiting.photos.filter((each) => each !== photo),
      failed: waiting.failed + (failure && !isGone ? 1 : 0),
    })
  }
}

/** The phone has no such photo any more: its memory was emptied. */
const LOST = { status: 404, code: 'lost' }

async function putOne(id: string, photo: string, bytes: ArrayBuffer): Promise<CallFailure | undefined> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const result = await call(putReportPhoto, { id, photo, data: inPieces(bytes) }, { signal })
  return result.ok ? undefined : result.failure
}

/** Not reached, no session, the server in trouble or busy. */
function isForLater({ status }: Pick<CallFailure, 'status'>): boolean {
  return status === 0 || status >= 500 || [401, 403, 408, 429].includes(status)
}
