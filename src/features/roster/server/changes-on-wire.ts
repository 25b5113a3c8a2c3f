import type * as z from 'zod/mini'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { reserveOf, type Shift } from '#kernel/shift.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { changeOnWire, recordedChange } from '../contract.ts'
import type { Change, Spot } from '../domain/changes.ts'
import type { WeekContents } from '../domain/places.ts'
import type { StoredChange } from './history.ts'

type ChangeOnWire = z.output<typeof changeOnWire>
type RecordedOnWire = z.output<typeof recordedChange>

/** @returns the wire's word for a car's shift, a reserve or the on-call list */
export function shiftWord(shift: Shift, { carId, onCall }: Omit<Spot, 'slot'>): string {
  if (carId !== null) return SHIFT_OPTION_ON_WIRE[shift]
  return SHIFT_OPTION_ON_WIRE[onCall ? 'on-call' : reserveOf(shift)]
}

/** Empty texts where the driver was or is nowhere. */
export function changesOnWire(
  week: Week,
  { cars, drivers, places }: WeekContents,
  changes: readonly Change[],
): ChangeOnWire[] {
  const regs = new Map(cars.map(({ id, reg }) => [id, reg]))
  const people = new Map(drivers.map((driver) => [driver.id, driver]))
  const origins = new Map(places.map((place) => [`${place.driverId} ${place.slot}`, place.origin]))
  const side = (spot: Spot | null) => {
    if (!spot) return { day: '', weekDay: '', shift: '', reg: '' }
    const { date, shift } = slotAt(week, spot.slot)
    return {
      day: formatStateDay(date),
      weekDay: WEEKDAY_NAMES[spot.slot >> 1] ?? '',
      shift: shiftWord(shift, spot),
      reg: regs.get(spot.carId ?? '') ?? '',
    }
  }
  return changes.map(({ driverId, kind, from, to, at, by }) => {
    const [old, now, driver] = [side(from), side(to), people.get(driverId)]
    return {
      driverId,
      fullName: driver?.fullName ?? '',
      phone: driver?.phone ?? '',
      email: driver?.email ?? '',
      oldDay: old.day,
      oldWeekDay: old.weekDay,
      oldShift: old.shift,
      oldReg: old.reg,
      day: now.day,
      weekDay: now.weekDay,
      shift: now.shift,
      newReg: now.reg,
      kind,
      type: (to && origins.get(`${driverId} ${to.slot}`)) ?? null,
      at,
      by,
    }
  })
}

/** Changes that are saved with the week, by which they can be told of. */
export function recordedOnWire(
  week: Week,
  contents: WeekContents,
  changes: readonly StoredChange[],
): RecordedOnWire[] {
  const told = changesOnWire(week, contents, changes)
  return told.map((change, index) => ({ id: changes[index]?.id ?? '', ...change }))
}
