import { type SQL, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { eachInTurns } from '#platform/server/in-turns.ts'
import { type HeldRow, oneTruth } from '../../domain/held-row.ts'
import { ACCOUNT, withSeveralAccounts } from '../fold/slots-of-accounts.ts'
import { KnownRows } from './known-rows.ts'
import { LINE, LineReader, STAMP } from './row-lines.ts'

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
  const days = { from, until }
  const keyOf = (driverId: string) => `${driverId} ${from} ${until}`
  const found = new Map<string, RowsOfDriver>()
  let asked = driverIds
  if (!asked?.every((id) => !known.has(keyOf(id)))) {
    const stamps = await stampsOfRows(queries, days, asked)
    asked = stamps.flatMap(({ driverId, stamp }) => {
      const rows = known.find(keyOf(driverId), stamp)
      if (!rows) return [driverId]
      found.set(driverId, rows)
      return []
    })
  }
  const reader = new LineReader()
  const isBeyond = reachesBeyond(from, until)
  // While the rows of some drivers are told apart, those of the next are read.
  const read = async (some: readonly string[]) => {
    const { rows } = await queries.execute<{ driverId: string; stamp: string; lines: string }>(sql`
      SELECT ref.driver_id AS "driverId", ${STAMP} AS stamp, string_agg(${LINE}, E'\n') AS lines
      FROM ${ofDrivers(days, some)} GROUP BY ref.driver_id`)
    // Asked afterwards: who has one account by now had no second one in these lines.
    const accounts = await linesOfAccounts(queries, days, some)
    await eachInTurns(rows, ({ driverId, stamp, lines }) => {
      const all = accounts.has(driverId)
        ? (accounts.get(driverId) ?? []).flatMap(([account, own]) =>
            reader.rowsOf(own).map((row) => ({ ...row, ...(account === null ? {} : { account }) })),
          )
        : reader.rowsOf(lines.split('\n'))
      const beyond = all.filter(isBeyond)
      const within = oneTruth(beyond.length === 0 ? all : all.filter((row) => !isBeyond(row)))
      found.set(driverId, { beyond, within })
      // Lines of several accounts are read by another statement than the stamp, and may be newer than it.
      if (!accounts.has(driverId))
        known.keep(keyOf(driverId), { stamp, signs: lines.length, read: { beyond, within } })
    })
  }
  await Promise.all(inParts(asked, PARTS).map(read))
  const byId = [...found].sort(([one], [other]) => (one < other ? -1 : 1))
  const thoseWith = (of: (rows: RowsOfDriver) => readonly HeldRow[]) =>
    new Map(byId.flatMap(([id, rows]) => (of(rows).length > 0 ? [[id, of(rows)] as const] : [])))
  return { byDriver: thoseWith(({ within }) => within), beyond: thoseWith(({ beyond }) => beyond) }
}

interface RowsOfDriver {
  readonly beyond: readonly HeldRow[]
  readonly within: readonly HeldRow[]
}

/**
 * Lines of drivers with several accounts in an app, account by account; of nearly everybody there is one, and
 * it is not asked of each row.
 */
async function linesOfAccounts(
  queries: Queries,
  days: DaysOfRows,
  driverIds: readonly string[],
): Promise<ReadonlyMap<string, (readonly [account: string | null, lines: string[]])[]>> {
  const ids = await withSeveralAccounts(queries, driverIds)
  if (ids.length === 0) return new Map()
  const { rows } = await queries.execute<{ driverId: string; account: string | null; lines: string }>(sql`
    SELECT ref.driver_id AS "driverId", ${ACCOUNT} AS account, string_agg(${LINE}, E'\n') AS lines
    FROM platform_drivers AS ref LEFT JOIN platform_drivers AS stands ON stands.id = ref.identity
    JOIN income_statements AS told ON told.ref_id = ref.id
    WHERE ref.driver_id = ANY(${sql.param(ids)}::uuid[]) AND ${withinDays(days.from, days.until)}
    GROUP BY 1, 2 ORDER BY 1, 2`)
  const found = Map.groupBy(rows, ({ driverId }) => driverId)
  return new Map(
    [...found].map(([id, own]) => [
      id,
      own.map(({ account, lines }) => [account, lines.split('\n')] as const),
    ]),
  )
}

const known = new KnownRows<RowsOfDriver>()

const PARTS = 4

function inParts<T>(all: readonly T[], parts: number): T[][] {
  const size = Math.max(1, Math.ceil(all.length / parts))
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  )
}

/** One stamp for each driver who has rows of these days. @param driverIds all where left out */
async function stampsOfRows(
  queries: Queries,
  days: DaysOfRows,
  driverIds: readonly string[] | undefined,
): Promise<{ readonly driverId: string; readonly stamp: string }[]> {
  const { rows } = await queries.execute<{ driverId: string; stamp: string }>(sql`
    SELECT ref.driver_id AS "driverId", ${STAMP} AS stamp FROM ${ofDrivers(days, driverIds)} GROUP BY ref.driver_id`)
  return rows
}

function ofDrivers({ from, until }: DaysOfRows, driverIds: readonly string[] | undefined): SQL {
  const whose = driverIds
    ? sql`ref.driver_id = ANY(${sql.param([...driverIds])}::uuid[])`
    : sql`ref.driver_id IS NOT NULL`
  return sql`platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
    WHERE ${whose} AND ${withinDays(from, until)}`
}

interface DaysOfRows {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

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
