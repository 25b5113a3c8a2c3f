import { tellTexts } from '../texts-driver.ts'
import { pendingReports, sendPending } from './pending-report.ts'

/** What the driver who is logged in here told the office, and the office has not got. */
export function waitingReports() {
  return pendingReports().map((pending) => ({
    id: pending.requestId,
    what: tellTexts.kinds[pending.told.kind],
    send: async () => {
      const sent = await sendPending(pending)
      if (sent.kind !== 'refused') return sent.kind
      // The session is over: it waits for the driver to be back.
      return sent.failure.status === 401 ? ('waits' as const) : { msg: sent.failure.msg }
    },
  }))
}
