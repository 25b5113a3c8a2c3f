import {
  findWeek,
  holdBirth,
  lockWeek,
  placesOfDriver,
  placesOfVersion,
  type WeekRow,
} from '#features/roster/server/public.ts'
import { choicesOfDriver } from '#features/submissions/server/public.ts'
import { baseShift } from '#kernel/shift.ts'
import { type Slot, slotIndex } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { isRecordedAsRemoved, removedOfDriver } from './removed-shifts.ts'

/**
 * Why a driver can't be taken off this shift: it is not the driver's, or was taken away already (D48). The
 * week stays held, so that of two who say the same at once one is told that it is done.
 */
export async function whyNotRemoved(
  tx: Tx,
  driverId: string,
  slot: Slot,
): Promise<'no_such_shift' | 'already_removed' | undefined> {
  const week = weekOf(slot.date)
  await holdBirth(tx, week)
  const row = (await findWeek(tx, week)) && (await lockWeek(tx, week))
  const index = slotIndex(week, slot) ?? 0
  const stands = row !== undefined && (await standsIn(tx, row, driverId, index))
  const removed = (await removedOfDriver(tx, driverId)).filter(
    ({ day, shift, withdrawnAt }) => day === slot.date && shift === slot.shift && withdrawnAt === null,
  )
  // One that was saved is over where the driver has the shift again.
  if (removed.some(({ savedAt }) => savedAt === null || !stands)) return 'already_removed'
  if (stands) return undefined
  if (!row) return (await hasChosen(tx, driverId, slot)) ? undefined : 'no_such_shift'
  if (await isRecordedAsRemoved(tx, row.id, driverId, index)) return undefined
  return (await waits(tx, row, driverId, slot, index)) ? undefined : 'no_such_shift'
}

/** The week as it was generated. */
const FIRST = 1

async function standsIn(tx: Tx, { id }: WeekRow, driverId: string, index: number): Promise<boolean> {
  return (await placesOfDriver(tx, driverId, [id])).some((place) => place.slot === index)
}

async function hasChosen(tx: Tx, driverId: string, { date, shift }: Slot): Promise<boolean> {
  const choices = await choicesOfDriver(tx, driverId, date, date)
  return choices.some(({ option }) => option === 'on-call' || baseShift(option) === shift)
}

/**
 * Chose the shift once the week had been generated, and waits (D42): whoever had a place there from the
 * start, or when it was published, was moved since (D43).
 */
async function waits(tx: Tx, row: WeekRow, driverId: string, slot: Slot, index: number): Promise<boolean> {
  if (!(await hasChosen(tx, driverId, slot))) return false
  for (const version of new Set([FIRST, row.baseVersion])) {
    const places = await placesOfVersion(tx, row.id, version)
    if (places.some((place) => place.driverId === driverId && place.slot === index)) return false
  }
  return true
}
