import { slotStanding, type WeekCar } from '#features/roster/domain/public.ts'
import type { SavedWeek, WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { otherSlotOfDate, type Slot, shiftOfSlot, slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { isShownToDriver } from '../../domain/shown-weeks.ts'

/** One shift of a driver's own calendar. */
export interface OwnShift {
  readonly slot: Slot
  readonly kind: 'drive' | 'reserve' | 'on-call'
  /** Undefined while there is no car. */
  readonly car: Pick<WeekCar, 'id' | 'reg' | 'make' | 'model'> | undefined
  /** When the car is due at the workshop, HH:MM; null without. */
  readonly service: string | null
}

export interface OwnWeek {
  readonly week: Week
  /**
   * Undefined where nothing can be shown: not generated, calendars hidden, or a week out of what is shown.
   */
  readonly shown:
    | { readonly savedAt: string; readonly version: number; readonly shifts: readonly OwnShift[] }
    | undefined
}

/** A driver's week in the order of time (Spec 1 §2). @param asked the fleet's current week unless told */
export async function ownWeek(
  queries: Queries,
  clock: Clock,
  reader: WeekReader,
  driverId: string,
  asked?: Week,
): Promise<OwnWeek> {
  const { currentWeek, showSchedule } = await readSettings(queries, clock)
  const week = asked ?? currentWeek
  const visible = showSchedule && isShownToDriver(week, currentWeek)
  const saved = visible ? await reader.read(week) : undefined
  return {
    week,
    shown: saved && {
      savedAt: saved.row.savedAt,
      version: saved.row.version,
      shifts: shiftsOf(saved, week, driverId),
    },
  }
}

/** On call stands on the lists of both shifts of a date, and is told once. */
function shiftsOf({ contents, frame }: SavedWeek, week: Week, driverId: string): OwnShift[] {
  const cars = new Map(contents.cars.map((car) => [car.id, car]))
  const own = contents.places.filter((place) => place.driverId === driverId)
  const isToldAlready = (slot: number): boolean =>
    shiftOfSlot(slot) === 'night' && own.some((place) => place.onCall && place.slot === otherSlotOfDate(slot))
  return own
    .filter(({ slot, onCall }) => !(onCall && isToldAlready(slot)))
    .map(({ slot, carId, onCall }) => ({
      slot: slotAt(week, slot),
      kind: carId !== null ? 'drive' : onCall ? 'on-call' : 'reserve',
      car: cars.get(carId ?? ''),
      service: carId === null ? null : slotStanding(frame, carId, slot, true).service,
    }))
}
