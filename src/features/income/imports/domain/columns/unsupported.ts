import { looseKey } from '#kernel/polish-text.ts'
import type { Table } from './heading-row.ts'
import { headingKey } from './kinds.ts'

/** Exports that hold no money of drivers, or nothing that can be told of a shift or a week. */
export type Unsupported =
  | 'bolt-performance'
  | 'uber-time'
  | 'uber-vehicles'
  | 'uber-quality'
  | 'freenow-bonuses'

/** Headings by which such a file is known: all of a list are there. */
const KNOWN_BY: readonly (readonly [Unsupported, readonly string[]])[] = [
  ['freenow-bonuses', ['id_driver', 'bonus_gross_value']],
  ['bolt-performance', ['Driver', 'Online time (min)', 'Total acceptance rate']],
  ['bolt-performance', ['Kierowca', 'Czas online (min)']],
  ['bolt-performance', ['Motorista', 'Tempo online (min)', 'Nível']],
  ['uber-vehicles', ['UUID pojazdu', 'Czas online']],
  ['uber-vehicles', ['Vehicle UUID', 'Time online']],
  ['uber-time', ['Identyfikator UUID kierowcy', 'Czas online']],
  ['uber-time', ['Driver UUID', 'Time online']],
  ['uber-quality', ['Driver UUID', 'Acceptance rate']],
  ['uber-quality', ['Driver UUID', 'Confirmation rate']],
]
const NAMED: readonly (readonly [RegExp, Unsupported])[] = [
  [/driver_time_and_distance/i, 'uber-time'],
  [/vehicle_time_and_distance/i, 'uber-vehicles'],
  [/driver_quality/i, 'uber-quality'],
]
const WITHIN = 10

/** A file that is known and not read, so that it is not taken for another kind by the headings they share. */
export function unsupportedFile(table: Table, fileName: string): Unsupported | undefined {
  const named = NAMED.find(([name]) => name.test(fileName))
  if (named) return named[1]
  for (const cells of table.slice(0, WITHIN)) {
    const keys = new Set(cells.map(headingKey))
    const found = KNOWN_BY.find(([, headings]) => headings.every((heading) => keys.has(looseKey(heading))))
    if (found) return found[0]
  }
  return undefined
}

/** Headings in letters of no portal that is known here, such as Greek or Georgian, or in Cyrillic ones. */
export function foreignLetters(table: Table): string | undefined {
  for (const cells of table.slice(0, WITHIN))
    for (const cell of cells) if (/[^\p{Script=Latin}\P{L}]/u.test(cell)) return cell.trim()
  return undefined
}
