import { type SQL, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { eachInTurns } from '#platform/server/in-turns.ts'
import { type HeldRow, oneTruth } from '../../domain/held-row.ts'
import { KnownRows } from './known-rows.ts'
import { LINE, LineReader } from './row-lines.ts'

/** What holds of some days. */
export interface IncomeRows {
  /** One truth per app, kind and days; by driver, in an order that does not change. */
  readonly byDriver: ReadonlyMap<string, readonly HeldRow[]>
  /** Reports that reach beyond the days, such as a month's in a week: they cover nothing here. */
  readonly beyond: ReadonlyMap<string, readonly HeldRow[]>
}

/**
 * What ride apps told of drivers and holds, from `from` to `until`, both included, row by row. A report may
 * end on the day after `until`, since an app's week may (Uber's ends on Monday at 04:00). Rows of people whom
 * nobody knows are `waitingRows`.
 * @param driverIds all drivers where left out
 */
export async function incomeRows(
  queries: Queries,
  { from, until }: { readonly from: CalendarDate; readonly until: CalendarDate },
  driverIds?: readonly string[],
): Promise<IncomeRows> {
  const isBeyond = reachesBeyond(from, until)
  const reader = new LineReader()
  const partOf = async (whose: SQL) => {
    const byDriver: [string, readonly HeldRow[]][] = []
    const beyond: [string, readonly HeldRow[]][] = []
    const { rows } = await queries.execute<{ driverId: string; lines: string }>(sql`
      SELECT ref.driver_id AS "driverId", string_agg(${LINE}, E'\n') AS lines
      FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
      WHERE ${whose} AND ${withinDays(from, until)}
      GROUP BY ref.driver_id ORDER BY ref.driver_id`)
    await eachInTurns(rows, ({ driverId, lines }) => {
      const { reaching, held } = known.of(`${driverId} ${from} ${until}`, lines, () => {
        const all = reader.rowsOf(lines.split('\n'))
        const reaching = all.filter(isBeyond)
        return { reaching, held: oneTruth(reaching.length === 0 ? all : all.filter((row) => !isBeyond(row))) }
      })
      if (reaching.length > 0) beyond.push([driverId, reaching])
      if (held.length > 0) byDriver.push([driverId, held])
    })
    return { byDriver, beyond }
  }
  const parts = await Promise.all(
    driverIds
      ? [partOf(sql`ref.driver_id = ANY(${sql.param([...driverIds])}::uuid[])`)]
      : QUARTERS.map(([first, last]) => partOf(sql`ref.driver_id BETWEEN ${first} AND ${last}`)),
  )
  return {
    byDriver: new Map(parts.flatMap((part) => part.byDriver)),
    beyond: new Map(parts.flatMap((part) => part.beyond)),
  }
}

const known = new KnownRows<{ readonly reaching: readonly HeldRow[]; readonly held: readonly HeldRow[] }>()

/** Of all drivers, by their random ids: while the rows of one are told apart, those of the next are read. */
const QUARTERS = ['03', '47', '8b', 'cf'].map(([first, last]) => [
  `${first}0000000-0000-0000-0000-000000000000`,
  `${last}fffffff-ffff-ffff-ffff-ffffffffffff`,
])

/** Rows of one who is no driver: nobody knows yet who it is, or a person has left it out. */
export interface RowsOfNobody {
  /** As the files write it. */
  readonly name: string
  readonly rows: readonly HeldRow[]
}

/**
 * What holds of these days and is nobody's yet, by reference; who is ignored is left out. Who may be meant
 * says the queue (`income/matching`).
 */
export async function waitingRows(
  queries: Queries,
  { from, until }: { readonly from: CalendarDate; readonly until: CalendarDate },
): Promise<RowsOfNobody[]> {
  return rowsOfNobody(queries, 'waiting', from, until)
}

/**
 * What holds of these days and a person has left out, by reference: all of it stands in no week. As in
 * `incomeRows`, reports that reach beyond the days are not among it.
 */
export async function ignoredRows(
  queries: Queries,
  { from, until }: { readonly from: CalendarDate; readonly until: CalendarDate },
): Promise<RowsOfNobody[]> {
  const isBeyond = reachesBeyond(from, until)
  const told = await rowsOfNobody(queries, 'ignored', from, until)
  return told.flatMap(({ name, rows }) => {
    const within = rows.filter((row) => !isBeyond(row))
    return within.length === 0 ? [] : [{ name, rows: within }]
  })
}

async function rowsOfNobody(
  queries: Queries,
  state: 'waiting' | 'ignored',
  from: CalendarDate,
  until: CalendarDate,
): Promise<RowsOfNobody[]> {
  const { rows } = await queries.execute<{ name: string; lines: string }>(sql`
    SELECT ref.name, own.lines
    FROM platform_drivers AS ref CROSS JOIN LATERAL (
      SELECT string_agg(${LINE}, E'\n') AS lines FROM income_statements AS told
      WHERE told.ref_id = ref.id AND ${withinDays(from, until)}) AS own
    WHERE ref.state = ${state} AND own.lines IS NOT NULL
    ORDER BY ref.name_key, ref.id`)
  const reader = new LineReader()
  return rows.flatMap(({ name, lines }) => {
    const held = reader.rowsOf(lines.split('\n'))
    return held.length === 0 ? [] : [{ name, rows: held }]
  })
}

function reachesBeyond(from: CalendarDate, until: CalendarDate): (row: HeldRow) => boolean {
  const lastDay = addDays(until, 1)
  return ({ belongs }) => 'from' in belongs && (belongs.from < from || belongs.to > lastDay)
}

function withinDays(from: CalendarDate, until: CalendarDate): SQL {
  return sql`told.holds AND told.app > 0
    AND told.date <= ${until} AND coalesce(told.until, told.date) >= ${from}`
}
