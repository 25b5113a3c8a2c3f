import { tellTexts } from '../texts-driver.ts'
import { pendingReports, photosOf, sendPending } from './pending-report.ts'
import { sendReportPhotos } from './photos/send-photos.ts'
import { waitingOf, waitingPhotos } from './photos/waiting-photos.ts'

/** What the driver who is logged in here told the office, and the office has not got. */
export function waitingReports() {
  return pendingReports().map((pending) => ({
    id: pending.requestId,
    what: tellTexts.kinds[pending.told.kind],
    send: async () => {
      const sent = await sendPending(pending)
      if (sent.kind === 'sent' && photosOf(pending.told).length > 0) await sendReportPhotos()
      if (sent.kind !== 'refused') return sent.kind
      // The session is over: it waits for the driver to be back.
      return sent.failure.status === 401 ? ('waits' as const) : { msg: sent.failure.msg }
    },
  }))
}

/** Photos that are still here of reports that the office has. */
export function waitingReportPhotos() {
  return waitingPhotos().flatMap(({ report, photos }) =>
    photos.length === 0
      ? []
      : {
          id: report,
          photos: photos.length,
          send: async () => {
            await sendReportPhotos()
            return (waitingOf(report)?.photos.length ?? 0) > 0 ? ('waits' as const) : ('sent' as const)
          },
        },
  )
}
