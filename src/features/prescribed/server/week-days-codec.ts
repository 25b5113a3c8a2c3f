import { type Place, seatKey } from '#features/roster/domain/public.ts'
import type { updateWeek } from '#features/schedule/contract.ts'
import { sentWeekTexts } from '#features/schedule/texts-sent-week.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { keyInSlot, SLOTS_IN_WEEK, shiftOfSlot, slotAt, weekdayOfSlot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import type { NamedDriver, WeekNames } from './week-names.ts'

export type SentDays = Required<Pick<NonNullable<ParsedOf<typeof updateWeek>['data']>, 'days' | 'nights'>>
type SentDay = NonNullable<SentDays['days']>[number]

/** One slot as it was sent, ids in place of names; a list that was left out is undefined. */
export interface ReadSlot {
  readonly seats: readonly { readonly driverId: string; readonly carId: string }[]
  readonly reserve: readonly string[] | undefined
  readonly onCall: readonly string[] | undefined
}

export interface ReadDays {
  /** 14, in the order of time (D2). */
  readonly slots: readonly ReadSlot[]
  /** At which all of the days were read; undefined where they do not say one and the same. */
  readonly version: number | undefined
}

type Fields = Readonly<Record<string, string>>

/**
 * The specification's `days` and `nights` of a week (Spec 2 §3).
 * @returns what can't be read, each under its field
 */
export function daysFromWire(
  week: Week,
  { days = [], nights = [] }: SentDays,
  names: WeekNames,
): Result<ReadDays, Fields> {
  const fields: Record<string, string> = {}
  const slots: ReadSlot[] = []
  const versions = new Set<number | undefined>()
  for (let slot = 0; slot < SLOTS_IN_WEEK; slot++) {
    const isDay = shiftOfSlot(slot) === 'day'
    const list = isDay ? 'days' : 'nights'
    const { day, month } = dateParts(slotAt(week, slot).date)
    const sent = isDay ? days : nights
    const at = sent.findIndex((each) => each.day === day && each.month === month)
    const found = sent[at]
    if (!found || sent.length !== 7) fields[list] = sentWeekTexts.sevenDays
    else {
      versions.add(found.version)
      slots.push(readSlot(found, names, `${list}.${at}`, fields))
    }
  }
  if (Object.keys(fields).length > 0) return fail(fields)
  return ok({ slots, version: versions.size === 1 ? [...versions][0] : undefined })
}

function readSlot(sent: SentDay, names: WeekNames, at: string, fields: Record<string, string>): ReadSlot {
  const driver = (named: NamedDriver, field: string): string => {
    const id = names.driver(named)
    if (id === undefined) fields[field] = sentWeekTexts.unknownDriver
    return id ?? ''
  }
  const list = (name: 'reserve' | 'onCall') =>
    sent[name]?.map((named, index) => driver(named, `${at}.${name}.${index}`))
  const seats = sent.cars.flatMap((car, index) => {
    const carId = names.car(car)
    if (carId === undefined) fields[`${at}.cars.${index}.reg`] = sentWeekTexts.unknownCar
    return car.drivers.map((named, place) => ({
      driverId: driver(named, `${at}.cars.${index}.drivers.${place}`),
      carId: carId ?? '',
    }))
  })
  return { seats, reserve: list('reserve'), onCall: list('onCall') }
}

/**
 * Everybody's place as it was sent. A list that was left out holds whom it held, but for who is told
 * elsewhere in the slot, or, on call, drives in the other shift of that date (D8).
 * @param before where everybody was when the sender looked
 */
export function placesOfDays(slots: readonly ReadSlot[], before: readonly Place[]): Place[] {
  const driving = new Set(
    slots.flatMap(({ seats }, slot) => seats.map(({ driverId }) => `${weekdayOfSlot(slot)} ${driverId}`)),
  )
  return slots.flatMap(({ seats, reserve, onCall }, slot) => {
    const told = new Set([...seats.map(({ driverId }) => driverId), ...(reserve ?? []), ...(onCall ?? [])])
    const kept = (isOnCall: boolean) =>
      before
        .filter((place) => place.slot === slot && place.carId === null && place.onCall === isOnCall)
        .map(({ driverId }) => driverId)
        .filter((id) => !told.has(id) && !(isOnCall && driving.has(`${weekdayOfSlot(slot)} ${id}`)))
    return [
      ...seats.map(({ driverId, carId }) => ({ driverId, slot, carId, onCall: false })),
      ...(reserve ?? kept(false)).map((driverId) => ({ driverId, slot, carId: null, onCall: false })),
      ...(onCall ?? kept(true)).map((driverId) => ({ driverId, slot, carId: null, onCall: true })),
    ]
  })
}

/** Whether somebody is told twice in a slot, or a car has two drivers: no week may hold that (D19). */
export function saysTwice(places: readonly Place[]): boolean {
  const cars = places.flatMap(({ slot, carId }) => (carId === null ? [] : [keyInSlot(slot, carId)]))
  return new Set(cars).size < cars.length || new Set(places.map(seatKey)).size < places.length
}
