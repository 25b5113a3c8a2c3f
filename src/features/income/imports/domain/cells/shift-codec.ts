import { looseKey } from '#kernel/polish-text.ts'
import type { Shift } from '#kernel/shift.ts'
import { memoized } from './memoized.ts'

const SHIFTS: Readonly<Record<string, Shift>> = {
  dzien: 'day',
  dzienna: 'day',
  day: 'day',
  d: 'day',
  noc: 'night',
  nocna: 'night',
  night: 'night',
  n: 'night',
}

/**
 * How people write a shift into a sheet, whatever the case: 'dzień' and 'noc' are the specification's (Spec 2
 * §3).
 */
export const shiftOfSheet = memoized((text): Shift | undefined => SHIFTS[looseKey(text)])
