import { illnessesReported, wellAgain } from '#features/driver-reports/server/public.ts'
import { lastRemovals } from '#features/removals/server/public.ts'
import { lastCarIn } from '#features/roster/server/public.ts'
import type { SavedWeek } from '#features/schedule/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { compareSlots, hasBegun, type Slot, slotIndex, slotKey } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { isLostToIllness } from '../../domain/lost-to-illness.ts'

/** A shift of which an illness is known; whether the driver has it all the same is another question. */
export interface IllShift extends Slot {
  /** 'Jednak pojadę' may still be said of it, where the driver has lost it. */
  readonly isLost: boolean
  /** The driver's own report stands. */
  readonly isReported: boolean
  /** What came of saying so before; undefined where nobody has. */
  readonly said: { readonly seated: boolean } | undefined
}

/** What is known of a driver's illnesses for shifts of these days, both included, in the order of time. */
export async function illShifts(
  queries: Queries,
  driverId: string,
  from: CalendarDate,
  to: CalendarDate,
): Promise<IllShift[]> {
  const [ill, removed, well] = await Promise.all([
    illnessesReported(queries, [driverId], from, to),
    lastRemovals(queries, [driverId], from, to),
    wellAgain(queries, [driverId], from, to),
  ])
  const slots = new Map([...ill, ...removed, ...well].map((each) => [slotKey(each), each]))
  return [...slots]
    .map(([key, { date, shift }]) => {
      // The latest comes last.
      const said = well.findLast((each) => slotKey(each) === key)
      const reported = ill.find((each) => slotKey(each) === key)
      const removal = removed.find((each) => slotKey(each) === key)
      return {
        ...{ date, shift },
        isLost: isLostToIllness({ illAt: reported?.sentAt, removal, wellAt: said?.sentAt }),
        isReported: reported !== undefined,
        said: said && { seated: said.seated },
      }
    })
    .sort(compareSlots)
}

/**
 * The shifts to come of these published weeks that the driver had a car in, lost by an illness, and may want
 * after all, in the order of time.
 * @param now the fleet's wall clock
 */
export async function lostShifts(
  queries: Queries,
  driverId: string,
  weeks: readonly SavedWeek[],
  now: { readonly date: CalendarDate; readonly hour: number },
): Promise<Slot[]> {
  const ill = await illShifts(queries, driverId, now.date, addDays(now.date, 14))
  const lost: Slot[] = []
  for (const { date, shift, isLost } of ill) {
    const slot = { date, shift }
    if (!isLost || hasBegun(slot, now.date, now.hour)) continue
    const saved = weeks.find(({ row }) => slotIndex(row, slot) !== undefined)
    const index = saved && slotIndex(saved.row, slot)
    if (!saved || index === undefined) continue
    const drives = saved.contents.places.some(
      (place) => place.driverId === driverId && place.slot === index && place.carId !== null,
    )
    if (!drives && (await lastCarIn(queries, saved.row.id, driverId, index)) !== undefined) lost.push(slot)
  }
  return lost
}
