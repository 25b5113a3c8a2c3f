import { type DriverNames, namesOf } from '#features/income/matching/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { MOST_LISTED } from '../../contract-statistics.ts'
import { byName, inNameOrder } from '../../domain/statistics/extremes.ts'
import { type Period, periodOf } from '../../domain/statistics/period.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'
import { rowsOf } from './rows-store.ts'
import { type KeptUnsplit, unsplitOf } from './unsplit-store.ts'

interface AskedRange {
  readonly startDate: Period['from']
  readonly endDate: Period['to']
  readonly driverId?: string | undefined
}

type RangeFailure = 'range_reversed' | 'range_too_long'

export interface ListedRows {
  readonly period: Period
  readonly rows: readonly ShiftResult[]
  /** What can't be split by shift, in the order of last days, then of names. */
  readonly unsplit: readonly KeptUnsplit[]
  readonly names: DriverNames
}

export function askedPeriod({
  startDate,
  endDate,
}: AskedRange): Result<Period, { readonly code: RangeFailure }> {
  const period = periodOf(startDate, endDate)
  return period.ok ? period : fail({ code: period.error })
}

/** In the order of time; within a slot by name, in Polish order (D38). */
function byNameWithinSlots(rows: readonly ShiftResult[], { nameOf }: DriverNames): readonly ShiftResult[] {
  const ids = [...new Set(rows.map(({ driverId }) => driverId))]
  const place = new Map(inNameOrder(ids, nameOf).map((id, index) => [id, index]))
  return rows.toSorted((a, b) => {
    if (a.date !== b.date) return a.date < b.date ? -1 : 1
    if (a.shift !== b.shift) return a.shift === 'day' ? -1 : 1
    return (place.get(a.driverId) ?? 0) - (place.get(b.driverId) ?? 0)
  })
}

/** All rows of the range with the names of their drivers; refused where they are too many for one answer. */
export async function listedRows(
  queries: Queries,
  asked: AskedRange,
): Promise<Result<ListedRows, { readonly code: RangeFailure | 'too_many_rows' }>> {
  const period = askedPeriod(asked)
  if (!period.ok) return period
  const filter = { ...period.value, driverId: asked.driverId }
  const rows = await rowsOf(queries, filter, { limit: MOST_LISTED + 1, offset: 0 })
  const unsplit = await unsplitOf(queries, filter, { limit: MOST_LISTED + 1, offset: 0 })
  if (rows.length + unsplit.length > MOST_LISTED) return fail({ code: 'too_many_rows' })
  const names = await namesOf(queries, [...new Set([...rows, ...unsplit].map(({ driverId }) => driverId))])
  return ok({
    period: period.value,
    rows: byNameWithinSlots(rows, names),
    unsplit: unsplit.toSorted(
      (a, b) =>
        (a.until < b.until ? -1 : a.until > b.until ? 1 : 0) || byName(names.nameOf, a.driverId, b.driverId),
    ),
    names,
  })
}
