import { sql } from 'drizzle-orm'
import {
  INCOME_APPS,
  INCOME_KINDS,
  type IncomeApp,
  MONEY_KINDS,
} from '#features/income/facts/domain/public.ts'
import type { Days, IncomeFact } from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'

export interface FactsOfWeek {
  readonly byDriver: ReadonlyMap<string, readonly IncomeFact[]>
  /** Apps of which a driver has a report that reaches beyond the week, such as a month's. */
  readonly beyond: ReadonlyMap<string, ReadonlySet<string>>
}

interface Row extends Record<string, unknown> {
  readonly driverId: string
  readonly loadNo: number
  readonly rowNo: number
  readonly app: number
  readonly kind: number
  readonly grosze: number
  readonly date: CalendarDate
  readonly shift: Shift | null
  readonly until: CalendarDate | null
}

const APPS = new Map(Object.entries(INCOME_APPS).map(([app, code]) => [code as number, app as IncomeApp]))
const KINDS = new Map(MONEY_KINDS.map((kind) => [INCOME_KINDS[kind] as number, kind]))

/** What holds of these days by driver, in an order that does not change. @param driverIds all where left out */
export async function factsOfWeek(
  queries: Queries,
  { from, to }: Days,
  driverIds?: readonly string[],
): Promise<FactsOfWeek> {
  const whose = driverIds ? sql`AND ref.driver_id = ANY(${sql.param([...driverIds])}::uuid[])` : sql``
  const { rows } = await queries.execute<Row>(sql`
    SELECT ref.driver_id AS "driverId", told.load_no AS "loadNo", told.row_no AS "rowNo", told.app, each.kind,
      each.grosze, told.date::text AS date, told.shift, told.until::text AS until
    FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
    CROSS JOIN LATERAL unnest(told.kinds, told.amounts) AS each (kind, grosze)
    WHERE ref.driver_id IS NOT NULL ${whose}
      AND told.holds AND told.app > 0 AND each.kind BETWEEN 1 AND 10 AND each.grosze IS NOT NULL
      AND told.date BETWEEN ${from} AND ${to}
    ORDER BY ref.driver_id, told.date, told.shift, told.load_no, told.row_no, each.kind`)
  const byDriver = new Map<string, IncomeFact[]>()
  for (const row of rows) {
    const fact = factOf(row)
    if (!fact) continue
    const own = byDriver.get(row.driverId)
    if (own) own.push(fact)
    else byDriver.set(row.driverId, [fact])
  }
  return { byDriver, beyond: new Map() }
}

function factOf({ loadNo, rowNo, app, kind, grosze, date, shift, until }: Row): IncomeFact | undefined {
  const [name, what] = [APPS.get(app), KINDS.get(kind)]
  if (!name || !what) return undefined
  const row = `${loadNo}:${rowNo}`
  const belongs = shift === null ? { from: date, to: until ?? date } : { date, shift }
  return { id: `${row}:${what}`, app: name, kind: what, grosze, belongs, row }
}
