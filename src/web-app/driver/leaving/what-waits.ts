import { waitingEdit } from '#features/availability/web/public-leaving.ts'
import { waitingReportPhotos, waitingReports } from '#features/driver-reports/web/public-leaving.ts'
import { waitingHandovers } from '#features/handover/web/public-sending.ts'
import { waitingTap } from '#features/market/web/public-leaving.ts'
import { leaveTexts } from './leave-texts.ts'

/** What one try ended in; `msg`: why the server would not have it, which is the end of it. */
export type Sent = 'sent' | 'waits' | { readonly msg: string }

/** Something on this phone that the server has not got. */
export interface Waits {
  readonly id: string
  readonly words: string
  /** Plate of the car; undefined where it is of none. */
  readonly reg?: string
  /** It outlives a logout, and goes up once its driver is back. */
  readonly stays: boolean
  send(): Promise<Sent>
}

/** Of the driver who is logged in here, in the order in which it is to be sent. */
export async function whatWaits(): Promise<readonly Waits[]> {
  const tap = waitingTap()
  const edit = waitingEdit()
  const handovers = await waitingHandovers()
  return [
    ...waitingReports().map(({ id, what, send }) => ({
      ...{ id, words: leaveTexts.report(what), stays: false, send },
    })),
    ...waitingReportPhotos().map(({ id, photos, send }) => ({
      ...{ id, words: leaveTexts.photos(photos), stays: false, send },
    })),
    ...(tap ? [{ id: 'tap', words: leaveTexts.tap(tap.what), stays: false, send: tap.send }] : []),
    ...(edit ? [{ id: 'edit', words: leaveTexts.edit, stays: false, send: edit.send }] : []),
    ...handovers.map(({ id, reg, send }) => ({ id, words: leaveTexts.handover, reg, stays: true, send })),
  ]
}
