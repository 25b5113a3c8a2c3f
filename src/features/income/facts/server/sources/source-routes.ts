import { and, eq } from 'drizzle-orm'
import { driversByIds } from '#features/drivers/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { resultSources } from '../../contract.ts'
import { mileageTyped } from '../mileage/mileage-store.ts'
import { shiftResults } from '../tables.ts'
import { periodsAround, rowsBehind, type SourceRow } from './sources-store.ts'

export function sourceRoutes(): Route[] {
  return [
    reads(resultSources, async ({ driverId, date, shift }, { queries }) => {
      const found = await sourcesOf(queries, driverId, { date, shift })
      return found ? ok(found) : fail({ code: 'no_such_driver' as const })
    }),
  ]
}

async function sourcesOf(queries: Queries, driverId: string, slot: Slot) {
  const rows = await rowsBehind(queries, driverId, slot)
  const result = await resultOf(queries, driverId, slot)
  const driverName = (await driversByIds(queries, [driverId])).get(driverId)?.fullName ?? rows[0]?.name
  if (driverName === undefined) return undefined
  const typed = await mileageTyped(queries, driverId, slot)
  const sheets = rows.filter(({ kind }) => kind === 'settlement')
  const sheet = sheets[0]
  return {
    driverName,
    reg: result?.reg ?? null,
    carFrom: result?.reg ? (rows.some(({ plate }) => plate !== null) ? 'rides' : 'roster') : null,
    totalIncomeGrosze: result?.totalIncomeGrosze ?? null,
    incomeFrom:
      result?.totalIncomeGrosze == null ? null : sheet && sheet.grossGrosze !== null ? 'sheet' : 'rides',
    mileageM: result?.mileageM ?? null,
    mileageFrom: result?.mileageM == null ? null : typed ? 'office' : 'sheet',
    mileage: typed
      ? {
          kmStart: typed.kmStart,
          kmEnd: typed.kmEnd,
          mileageM: typed.mileageM,
          enteredBy: typed.enteredBy,
          enteredAt: typed.enteredAt,
        }
      : null,
    rows: rows.map((row) => onWire(row, row.kind !== 'settlement' || row === sheet)),
    periods: await periodsAround(queries, driverId, slot.date),
  } as const
}

function onWire({ bolt, uber, freenow, loadNo: _loadNo, ...row }: SourceRow, holds: boolean) {
  return { ...row, rides: row.kind === 'settlement' ? { bolt, uber, freenow } : null, holds }
}

async function resultOf(queries: Queries, driverId: string, { date, shift }: Slot) {
  const [row] = await queries
    .select()
    .from(shiftResults)
    .where(
      and(eq(shiftResults.driverId, driverId), eq(shiftResults.date, date), eq(shiftResults.shift, shift)),
    )
  return row
}
