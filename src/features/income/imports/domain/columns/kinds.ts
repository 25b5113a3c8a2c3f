import type { FileKind } from '#features/income/facts/domain/public.ts'
import { looseKey } from '#kernel/polish-text.ts'
import type { KindSpec } from './column-spec.ts'
import { boltEarnings, boltTrips } from './columns-bolt.ts'
import { freenowBookings, freenowEarnings } from './columns-freenow.ts'
import { settlement } from './columns-settlement.ts'
import { uberDrivers, uberOrders, uberTrips } from './columns-uber.ts'

export const KINDS: Readonly<Record<FileKind, KindSpec>> = {
  settlement,
  'bolt-trips': boltTrips,
  'bolt-earnings': boltEarnings,
  'uber-trips': uberTrips,
  'uber-orders': uberOrders,
  'uber-drivers': uberDrivers,
  'freenow-earnings': freenowEarnings,
  'freenow-bookings': freenowBookings,
}

/**
 * A heading as it is compared: without case, Polish letters, punctuation, trailing spaces, the currency or
 * unit after `|`, and with ` : ` like `:`.
 */
export function headingKey(heading: string): string {
  return looseKey(heading.split('|', 1)[0] ?? '')
}

/** What stands after `|`, such as `ZŁ` or `km`; empty where nothing does. */
export function unitOf(heading: string): string {
  return heading.slice(heading.indexOf('|') + 1 || heading.length).trim()
}

const UNITS = ['', ' zl', ' pln', ' km', ' lei'] as const

/** All headings of all kinds as `looseKey` makes them, with their units: they tell the delimiter of a CSV. */
export function allHeadings(): string[] {
  return Object.values(KINDS).flatMap(({ columns }) =>
    Object.values(columns).flatMap(({ names }) =>
      names.flatMap((name) => UNITS.map((unit) => looseKey(name) + unit)),
    ),
  )
}
