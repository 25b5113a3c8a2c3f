import { fuelOfPeriod } from '#features/fuel/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Period } from '../../domain/statistics/period.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'

interface FuelOfShift {
  /** Petrol and gas together. */
  readonly fuelledMl: number | null
  readonly workedMinutes: number | null
}

const NONE: FuelOfShift = { fuelledMl: null, workedMinutes: null }

/** What was entered on the fuel page for the shifts of a period. */
export async function fuelOfShifts(
  queries: Queries,
  { from, to }: Period,
): Promise<(row: Pick<ShiftResult, 'driverId' | 'date' | 'shift'>) => FuelOfShift> {
  const entries = await fuelOfPeriod(queries, from, to)
  const known = new Map(
    entries.map((entry): [string, FuelOfShift] => {
      const { petrolMl, gasMl, workedMinutes } = entry
      return [keyOf(entry), { fuelledMl: petrolMl + gasMl, workedMinutes }]
    }),
  )
  return (row) => known.get(keyOf(row)) ?? NONE
}

function keyOf({ driverId, date, shift }: Pick<ShiftResult, 'driverId' | 'date' | 'shift'>): string {
  return `${driverId} ${date} ${shift}`
}
