import { and, eq } from 'drizzle-orm'
import { driversByIds } from '#features/drivers/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { resultSources } from '../../contract.ts'
import { differsMuch, handedOf } from '../../domain/handed-mileage.ts'
import { handedMileageOf } from '../mileage/handed-mileage.ts'
import { mileageTyped } from '../mileage/mileage-store.ts'
import { shiftResults } from '../tables.ts'
import { formerRows, type Histories, historiesOf, instead } from './former-rows.ts'
import { type PeriodSource, periodsAround, rowsBehind, type SourceRow } from './sources-store.ts'
import { toldAmounts } from './told-amounts.ts'

/** Among what counts of a row, as `income_statements.counts` has it. */
const PLATE = 0

/** Rows that hold no more and are shown; the others are counted. */
const MOST_FORMER = 200

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
  const histories = await historiesOf(queries, driverId, slot)
  const former = formerRows(histories)
  const periods = await periodsAround(queries, driverId, slot.date)
  return {
    driverName,
    reg: result?.reg ?? null,
    carFrom: result?.reg ? (rows.some(({ plate }) => plate !== null) ? 'rides' : 'roster') : null,
    totalIncomeGrosze: result?.totalIncomeGrosze ?? null,
    incomeFrom:
      result?.totalIncomeGrosze == null ? null : sheet && sheet.grossGrosze !== null ? 'sheet' : 'rides',
    mileageM: result?.mileageM ?? null,
    mileageFrom:
      result?.mileageM == null
        ? null
        : typed
          ? 'office'
          : sheet && tellsMileage(sheet)
            ? 'sheet'
            : 'handover',
    handed: await handedOfSlot(queries, driverId, slot, rows, result?.mileageM ?? null),
    mileage: typed
      ? {
          kmStart: typed.kmStart,
          kmEnd: typed.kmEnd,
          mileageM: typed.mileageM,
          enteredBy: typed.enteredBy,
          enteredAt: typed.enteredAt,
        }
      : null,
    rows: rows.map((row) => onWire(row, histories, row.kind === 'settlement' ? sheet : undefined)),
    rowsInAll: rows[0]?.all ?? 0,
    periods: periods.map((period) => periodOnWire(period, histories)),
    periodsInAll: periods[0]?.all ?? 0,
    former: former.slice(0, MOST_FORMER),
    formerInAll: former.length,
  } as const
}

function tellsMileage({ amounts: [, , mileage, start, end] }: SourceRow): boolean {
  return mileage != null || (start != null && end != null && start > 0 && end >= start)
}

async function handedOfSlot(
  queries: Queries,
  driverId: string,
  slot: Slot,
  rows: readonly SourceRow[],
  mileageM: number | null,
) {
  const cars = await handedMileageOf(queries, driverId, slot)
  const plates = rows.flatMap(({ plate, counts }) =>
    plate !== null && (counts === null || counts.includes(PLATE)) ? [plate] : [],
  )
  const handed = handedOf(cars, plates)
  if (!handed) return null
  const told = 'mileageM' in handed ? handed.mileageM : null
  return {
    state: handed.state,
    mileageM: told,
    shifts: handed.state === 'shared' ? handed.shifts : 1,
    differs: handed.state === 'known' && mileageM !== null && differsMuch(handed.mileageM, mileageM),
  }
}

/** @param sheet of a row of a sheet the one that holds */
function onWire(told: SourceRow, histories: Histories, sheet: SourceRow | undefined) {
  const { bolt, uber, freenow, loadNo: _no, key: _key, kinds, counts, all: _all, ...row } = told
  const amounts = toldAmounts({ kinds, amounts: told.amounts }, counts)
  const holds = sheet === undefined || sheet === told
  return {
    ...row,
    rides: row.kind === 'settlement' ? { bolt, uber, freenow } : null,
    holds,
    amounts,
    superseded: holds
      ? whatReplaced(histories, told, amounts)
      : {
          why: 'replaced' as const,
          fileName: sheet.fileName,
          loadedAt: sheet.loadedAt,
          loadedBy: sheet.loadedBy,
          row: sheet.row,
        },
  }
}

function periodOnWire(told: PeriodSource, histories: Histories) {
  const { loadNo: _no, key: _key, kinds, counts, all: _all, ...period } = told
  const amounts = toldAmounts({ kinds, amounts: told.amounts }, counts)
  return { ...period, amounts, superseded: whatReplaced(histories, told, amounts) }
}

/** Of a row that holds in part: what tells the rest anew. */
function whatReplaced(
  histories: Histories,
  { key, loadNo, row }: Pick<SourceRow, 'key' | 'loadNo' | 'row'>,
  amounts: readonly { readonly counts: boolean }[],
) {
  return amounts.every(({ counts }) => counts) ? null : instead(histories, key, loadNo, row)
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
