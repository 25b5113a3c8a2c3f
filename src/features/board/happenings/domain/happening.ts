import type { SlotSpan } from '#kernel/slot-span.ts'

/**
 * What happens to a week that runs ('Coś się stało'). `ill` and `late` happen to a driver, `paper` to a
 * driver or a car, all others to a car: `returned` is one that comes back before its grounding or rental
 * ends.
 */
export const HAPPENING_KINDS = [
  'broken',
  'ill',
  'accident',
  'rental',
  'service',
  'paper',
  'late',
  'returned',
] as const
export type HappeningKind = (typeof HAPPENING_KINDS)[number]

/** Whether it happens to a car, to a driver, or to either. */
export const SUBJECTS: Readonly<Record<HappeningKind, 'car' | 'driver' | 'either'>> = {
  broken: 'car',
  ill: 'driver',
  accident: 'car',
  rental: 'car',
  service: 'car',
  paper: 'either',
  late: 'driver',
  returned: 'car',
}

/** How an address says what has happened: `?stalo=awaria&auto=…`, `?stalo=choroba&kogo=…`. */
export const KIND_IN_ADDRESS = {
  broken: 'awaria',
  ill: 'choroba',
  accident: 'wypadek',
  rental: 'wynajem',
  service: 'serwis',
  paper: 'dokument',
  late: 'spoznienie',
  returned: 'zwrot',
} as const satisfies Readonly<Record<HappeningKind, string>>

/** Exactly one of both, and the one to which such a thing happens. */
export function isSubject(
  kind: HappeningKind,
  { carId, driverId }: { readonly carId?: string | undefined; readonly driverId?: string | undefined },
): boolean {
  if ((carId === undefined) === (driverId === undefined)) return false
  const subject = SUBJECTS[kind]
  return subject === 'either' || subject === (carId === undefined ? 'driver' : 'car')
}

/** A car is grounded by it; of a rental the renter has it, and one that returned is back. */
export function grounds(kind: HappeningKind, carId: string | undefined): boolean {
  return carId !== undefined && kind !== 'rental' && kind !== 'returned'
}

/** What an act has made of a week: between these versions lies what it moved. */
export interface MovedWeek {
  readonly weekId: string
  readonly before: number
  readonly after: number
}

/**
 * The time in which a grounding or rental stands, as an act has left it: only what still stands so is taken
 * back with it. A rental's end is null while nobody knows.
 */
export interface Standing {
  readonly carId: string
  readonly from: string
  readonly to: string | null
}

export function standsAs(now: Standing, left: Standing): boolean {
  return now.carId === left.carId && now.from === left.from && now.to === left.to
}

/** Slots as they are compared and kept: `2026-11-25 day`. */
export function standingOf(carId: string, { from, to }: SlotSpan): Standing {
  return { carId, from: `${from.date} ${from.shift}`, to: `${to.date} ${to.shift}` }
}
