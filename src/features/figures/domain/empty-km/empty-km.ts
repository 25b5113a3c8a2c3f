import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Week, weekOf } from '#kernel/week.ts'
import { APPS, type App } from '../statistics/shift-result.ts'

/** Rides of one app in a shift, as the app told them one by one. */
export interface ToldRides {
  /** Driven to their end. */
  readonly rides: number
  /** Those of them whose distance was told. */
  readonly measured: number
  /** Metres with a passenger. */
  readonly metres: number
}

/** A shift as far as it matters how far it was driven without a passenger. */
export interface ShiftOnRoad {
  readonly driverId: string
  readonly date: CalendarDate
  readonly reg: string | null
  readonly mileageM: number | null
  /** By the result of the shift; null where nobody told of any. */
  readonly rides: Readonly<Record<App, number | null>>
  readonly told: Readonly<Partial<Record<App, ToldRides>>>
  /** An app told rides or money of these days that belong to no shift. */
  readonly outside: boolean
}

/**
 * Why it is not known: no mileage; no rides at all, so that perhaps no file has come yet; rides without a
 * distance; rides of the days that belong to no shift; more metres with passengers than the car drove.
 */
export const EMPTY_KM_DOUBTS = ['mileage', 'rides', 'distances', 'outside', 'contradicts'] as const
export type EmptyKmDoubt = (typeof EMPTY_KM_DOUBTS)[number]

export type EmptyKm =
  | { readonly mileageM: number; readonly ridesM: number; readonly emptyM: number }
  | { readonly doubt: EmptyKmDoubt; readonly apps: readonly App[] }

/** Odometers tell whole kilometres at both ends. */
const ODOMETER_M = 1000

/**
 * Metres of a shift without a passenger, the way to one included: its mileage less the distances of its
 * rides. Told only where the mileage is known and every app with rides told the distance of each of them; one
 * ride without it and nothing is said.
 */
export function emptyKmOf({ mileageM, rides, told, outside }: ShiftOnRoad): EmptyKm {
  const doubt = (why: EmptyKmDoubt, apps: readonly App[] = []): EmptyKm => ({ doubt: why, apps })
  if (mileageM === null) return doubt('mileage')
  const countOf = (app: App) => Math.max(rides[app] ?? 0, told[app]?.rides ?? 0)
  if (APPS.every((app) => countOf(app) === 0)) return doubt('rides')
  const unmeasured = APPS.filter((app) => (told[app]?.measured ?? 0) < countOf(app))
  if (unmeasured.length > 0) return doubt('distances', unmeasured)
  if (outside) return doubt('outside')
  const ridesM = APPS.reduce((sum, app) => sum + (told[app]?.metres ?? 0), 0)
  if (ridesM > mileageM + ODOMETER_M) return doubt('contradicts')
  return { mileageM, ridesM, emptyM: Math.max(0, mileageM - ridesM) }
}

/** What is known of several shifts together, and of how many of them. */
export interface EmptyKmSum {
  readonly shifts: number
  /** Those of which it is known: the metres are theirs alone. */
  readonly known: number
  readonly mileageM: number
  readonly ridesM: number
  readonly emptyM: number
  /** Shifts of which it is not known, by why. */
  readonly doubts: Readonly<Record<EmptyKmDoubt, number>>
  /** Apps that told rides without distances. */
  readonly unmeasured: readonly App[]
}

export function sumOfEmptyKm(shifts: readonly ShiftOnRoad[]): EmptyKmSum {
  const each = shifts.map(emptyKmOf)
  const known = each.flatMap((one) => ('doubt' in one ? [] : [one]))
  const unknown = each.flatMap((one) => ('doubt' in one ? [one] : []))
  const sum = (of: (one: (typeof known)[number]) => number) =>
    known.reduce((total, one) => total + of(one), 0)
  return {
    shifts: shifts.length,
    known: known.length,
    mileageM: sum(({ mileageM }) => mileageM),
    ridesM: sum(({ ridesM }) => ridesM),
    emptyM: sum(({ emptyM }) => emptyM),
    doubts: Object.fromEntries(
      EMPTY_KM_DOUBTS.map((why) => [why, unknown.filter(({ doubt }) => doubt === why).length]),
    ) as Record<EmptyKmDoubt, number>,
    unmeasured: APPS.filter((app) => unknown.some(({ apps }) => apps.includes(app))),
  }
}

export interface EmptyKmWeek extends EmptyKmSum {
  readonly week: Week
  /** A driver's id, or a plate. */
  readonly of: string
}

/**
 * Whose weeks, the last week first and in it the most metres without a passenger first; of cars only shifts
 * whose car is known.
 */
export function emptyKmWeeks(shifts: readonly ShiftOnRoad[], by: 'driver' | 'car'): EmptyKmWeek[] {
  const groups = new Map<string, { week: Week; of: string; shifts: ShiftOnRoad[] }>()
  for (const shift of shifts) {
    const of = by === 'driver' ? shift.driverId : shift.reg
    if (of === null) continue
    const week = weekOf(shift.date)
    const key = `${week.year} ${week.week} ${of}`
    const group = groups.get(key) ?? { week, of, shifts: [] }
    group.shifts.push(shift)
    groups.set(key, group)
  }
  return [...groups.values()]
    .map(({ week, of, shifts: own }) => ({ week, of, ...sumOfEmptyKm(own) }))
    .sort(
      (a, b) =>
        b.week.year - a.week.year ||
        b.week.week - a.week.week ||
        Math.sign(b.known) - Math.sign(a.known) ||
        b.emptyM - a.emptyM ||
        (a.of < b.of ? -1 : 1),
    )
}
