import { tellLeft } from '#features/drivers/session/web/public-leaving.ts'
import { namesKept } from '#platform/web/device-memory.ts'
import { keepAlertsInSight } from '#platform/web/ui/alerts-in-sight.ts'
import { keepWorker } from './worker/keep-worker.ts'

/** What any page does once it stands: it is kept for where there is no network, and what waits goes out. */
export async function afterLoad(): Promise<void> {
  addEventListener('online', () => void sendWaiting())
  keepAlertsInSight()
  await Promise.all([keepWorker(), sendWaiting()])
}

/**
 * A logout that the server was not told of, cars handed over without network, and photos of what the office
 * was told.
 */
async function sendWaiting(): Promise<void> {
  await tellLeft()
  if (namesKept('handovers-wait').length > 0)
    await import('#features/handover/web/public-sending.ts')
      .then(({ sendNow }) => sendNow())
      .catch(() => undefined)
  if (namesKept('draft.report-photos.').length > 0)
    await import('#features/driver-reports/web/public-sending.ts')
      .then(({ sendReportPhotos }) => sendReportPhotos())
      .catch(() => undefined)
}
