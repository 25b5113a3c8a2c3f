import { type SQL, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { eachInTurns } from '#platform/server/in-turns.ts'
import { type HeldFact, oneTruth } from '../../domain/income-fact.ts'
import { INCOME_APPS, INCOME_KINDS, type IncomeApp, MONEY_KINDS } from '../../domain/income-kinds.ts'
import type { ResultPlatform } from '../tables.ts'

export interface DriverFact {
  readonly driverId: string
  readonly fact: HeldFact
}

/** What holds of some days. */
export interface IncomeFacts {
  /** One truth per app, kind and days. */
  readonly facts: readonly DriverFact[]
  /** What a report of more days says too, with that report's row. */
  readonly covered: readonly (DriverFact & { readonly by: string })[]
  /** Reports that reach beyond the days, such as a month's in a week: they cover nothing here. */
  readonly beyond: readonly DriverFact[]
}

/** A row of a load with all its amounts. */
interface Row extends Record<string, unknown> {
  readonly driverId: string
  readonly loadNo: number
  readonly rowNo: number
  readonly app: number
  /** Numbers with spaces between them. */
  readonly kinds: string
  /** As many as kinds; nothing between two spaces where the row told none. */
  readonly amounts: string
  /** Of what holds; null for all. */
  readonly counts: string | null
  readonly date: CalendarDate
  readonly shift: Shift | null
  readonly until: CalendarDate | null
  readonly isReport: boolean
}

const APPS = new Map(
  Object.entries(INCOME_APPS).map(([app, code]) => [code as number, app as IncomeApp] as const),
)
const RIDES = String(INCOME_KINDS.rides)
/** By the code as it is written in `kinds`. */
const KINDS = new Map(MONEY_KINDS.map((kind) => [String(INCOME_KINDS[kind]), kind] as const))

/**
 * What ride apps told of drivers and holds, from `from` to `until`, both included, in an order that does not
 * change. A report may end on the day after `until`, since an app's week may (Uber's ends on Monday at
 * 04:00). Rows of people whom nobody knows are `waitingFacts`.
 * @param driverIds all drivers where left out
 */
export async function incomeFacts(
  queries: Queries,
  { from, until }: { readonly from: CalendarDate; readonly until: CalendarDate },
  driverIds?: readonly string[],
): Promise<IncomeFacts> {
  const whose = driverIds ? sql`AND ref.driver_id = ANY(${sql.param([...driverIds])}::uuid[])` : sql``
  const { rows } = await queries.execute<Row>(sql`
    SELECT ref.driver_id AS "driverId", ${FACT_COLUMNS}
    FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
    WHERE ref.driver_id IS NOT NULL ${whose} AND ${withinDays(from, until)}
    ORDER BY ref.driver_id, told.date, told.shift, told.load_no, told.row_no, told.key`)
  const lastDay = addDays(until, 1)
  const isBeyond = ({ belongs }: HeldFact) =>
    'from' in belongs && (belongs.from < from || belongs.to > lastDay)
  const found = {
    facts: [] as DriverFact[],
    covered: [] as (DriverFact & { by: string })[],
    beyond: [] as DriverFact[],
  }
  await eachInTurns([...Map.groupBy(rows, (row) => row.driverId)], ([driverId, own]) => {
    const within: HeldFact[] = []
    for (const fact of own.flatMap(factsOf))
      if (isBeyond(fact)) found.beyond.push({ driverId, fact })
      else within.push(fact)
    const { counts, covered } = oneTruth(within)
    for (const fact of counts) found.facts.push({ driverId, fact })
    for (const { fact, by } of covered) found.covered.push({ driverId, fact, by })
  })
  return found
}

/** Rows of one whom nobody knows yet, or who is not sure. */
export interface WaitingFacts {
  readonly refId: string
  readonly platform: ResultPlatform
  /** As the files write it. */
  readonly name: string
  readonly phones: readonly string[]
  /** Why it waits although its phone is somebody's. */
  readonly doubt: 'name-differs' | null
  readonly rows: number
  readonly from: CalendarDate
  readonly until: CalendarDate
  readonly facts: readonly HeldFact[]
}

/**
 * What holds of these days and is nobody's yet, by reference; who is ignored is left out. Who may be meant
 * says the queue (`income/matching`).
 */
export async function waitingFacts(
  queries: Queries,
  { from, until }: { readonly from: CalendarDate; readonly until: CalendarDate },
): Promise<WaitingFacts[]> {
  const { rows } = await queries.execute<
    Row & Pick<WaitingFacts, 'refId' | 'platform' | 'name' | 'phones' | 'doubt'>
  >(sql`
    SELECT ref.id AS "refId", ref.platform, ref.name, ref.doubt, '' AS "driverId",
      ARRAY(SELECT phone FROM platform_driver_phones AS known WHERE known.ref_id = ref.id ORDER BY phone) AS phones,
      ${FACT_COLUMNS}
    FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
    WHERE ref.state = 'waiting' AND ${withinDays(from, until)}
    ORDER BY ref.name_key, ref.id, told.date, told.shift, told.load_no, told.row_no, told.key`)
  return [...Map.groupBy(rows, ({ refId }) => refId).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { refId, platform, name, phones, doubt } = first
    const facts = own.flatMap(factsOf)
    if (facts.length === 0) return []
    const days = facts.map(({ belongs }) =>
      'from' in belongs ? ([belongs.from, belongs.to] as const) : ([belongs.date, belongs.date] as const),
    )
    const firstDay = days.map(([day]) => day).sort()[0] ?? first.date
    const lastDay =
      days
        .map(([, day]) => day)
        .sort()
        .at(-1) ?? first.date
    const count = new Set(facts.map(({ row }) => row)).size
    return [{ refId, platform, name, phones, doubt, rows: count, from: firstDay, until: lastDay, facts }]
  })
}

// Rows come whole, and not one by one for each of their amounts: a quarter as much is to be read.
const FACT_COLUMNS = sql`told.load_no AS "loadNo", told.row_no AS "rowNo", told.app, told.date, told.shift,
  told.until, told.key::text LIKE 'c%' AS "isReport", array_to_string(told.kinds, ' ') AS kinds,
  array_to_string(told.amounts, ' ', '') AS amounts, array_to_string(told.counts, ' ') AS counts`

function withinDays(from: CalendarDate, until: CalendarDate): SQL {
  return sql`told.holds AND told.app > 0
    AND told.date <= ${until} AND coalesce(told.until, told.date) >= ${from}`
}

/** The amounts of the row that hold and are money, by their kinds. */
function factsOf({
  loadNo,
  rowNo,
  app,
  kinds,
  amounts,
  counts,
  date,
  shift,
  until,
  isReport,
}: Row): HeldFact[] {
  const row = `${loadNo}:${rowNo}`
  const belongs = shift === null ? { from: date, to: until ?? date } : { date, shift }
  const holding = counts?.split(' ')
  const told = amounts.split(' ')
  // Rides say that they are one, or that they were none; payments say nothing of rides.
  const isPayment = !isReport && !kinds.split(' ').includes(RIDES)
  const facts: [number, HeldFact][] = []
  for (const [at, code] of kinds.split(' ').entries()) {
    const kind = KINDS.get(code)
    const amount = told[at] ?? ''
    if (kind === undefined || amount === '' || holding?.includes(code) === false) continue
    const common = { id: `${row}:${code}`, app: APPS.get(app) ?? 'bolt', kind, grosze: Number(amount) }
    facts.push([Number(code), { ...common, belongs, row, isReport, isPayment }])
  }
  return facts.sort(([a], [b]) => a - b).map(([, fact]) => fact)
}
