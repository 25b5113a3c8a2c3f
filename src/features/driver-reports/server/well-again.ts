import { randomUUID } from 'node:crypto'
import type { Slot } from '#kernel/slot.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { changeReport, lockIllness, putReport } from './store.ts'

/**
 * Takes back what stands of a driver's illness for a shift.
 * @param isTold the office hears it otherwise; else whoever had taken the illness up has it to read
 */
export async function takeBackIllness(
  tx: Tx,
  driverId: string,
  slot: Slot,
  { at, isTold }: { readonly at: string; readonly isTold: boolean },
): Promise<void> {
  for (const { id, takenAt } of await lockIllness(tx, driverId, slot))
    await changeReport(tx, id, { withdrawnAt: at, backSeenAt: isTold || takenAt === null ? at : null })
}

/**
 * Puts before the office that who lost a shift by an illness can drive. It says nothing of the illness: the
 * reason may be one that only administrators know.
 * @param seated the seat was given back
 */
export async function tellWell(
  tx: Tx,
  told: Slot & {
    readonly driverId: string
    readonly reg: string
    readonly seated: boolean
    readonly at: string
  },
): Promise<void> {
  const { driverId, date, shift, reg, seated, at } = told
  await putReport(tx, {
    ...{ id: randomUUID(), driverId, kind: 'well', date, shift, reg, text: '' },
    ...{ minutes: null, drives: seated, sentAt: at, photos: [] },
    ...{ takenAt: null, takenBy: '', withdrawnAt: null, backSeenAt: null, backSeenBy: '' },
  })
}
