import type * as z from 'zod/mini'
import type { Week } from '#kernel/week.ts'
import type { changeOnWire, recordedChange } from '../contract.ts'
import type { Change } from '../domain/changes.ts'
import type { Spot, WeekContents } from '../domain/places.ts'
import { authorWords } from '../texts-authors.ts'
import { sideWords } from '../texts-recorded-spot.ts'
import type { StoredChange } from './history.ts'

type ChangeOnWire = z.output<typeof changeOnWire>
type RecordedOnWire = z.output<typeof recordedChange>

/** Empty texts where the driver was or is nowhere. */
export function changesOnWire(
  week: Week,
  { cars, drivers, places }: WeekContents,
  changes: readonly Change[],
): ChangeOnWire[] {
  const regs = new Map(cars.map(({ id, reg }) => [id, reg]))
  const people = new Map(drivers.map((driver) => [driver.id, driver]))
  const origins = new Map(places.map((place) => [`${place.driverId} ${place.slot}`, place.origin]))
  const side = (spot: Spot | null) => sideWords(week, spot, regs.get(spot?.carId ?? '') ?? '')
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

/**
 * Changes that are saved with the week, by which they can be told of; authors in words, as the
 * specification's callers show them.
 */
export function recordedOnWire(
  week: Week,
  contents: WeekContents,
  changes: readonly StoredChange[],
): RecordedOnWire[] {
  const told = changesOnWire(week, contents, changes)
  return told.map((change, index) => ({
    id: changes[index]?.id ?? '',
    ...change,
    by: authorWords(change.by),
  }))
}
