import { sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'

interface Row extends Record<string, unknown> {
  readonly driverId: string
  readonly loadNo: number
  readonly rowNo: number
  readonly app: number
  readonly kinds: string
  readonly amounts: string
  readonly counts: string | null
  readonly date: string
  readonly shift: string | null
  readonly until: string | null
}

/**
 * The yardstick: the facts of some days read as plainly as can be, row by row in order, and an object for
 * each amount that holds. It stays as it is, so that one edition's figures can be held against another's.
 */
export async function plainFacts(
  queries: Queries,
  { from, until }: { readonly from: CalendarDate; readonly until: CalendarDate },
): Promise<object[]> {
  const { rows } = await queries.execute<Row>(sql`
    SELECT ref.driver_id AS "driverId", told.load_no AS "loadNo", told.row_no AS "rowNo", told.app, told.date,
      told.shift, told.until, told.key::text LIKE 'c%' AS "isReport", array_to_string(told.kinds, ' ') AS kinds,
      array_to_string(told.amounts, ' ', '') AS amounts, array_to_string(told.counts, ' ') AS counts
    FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
    WHERE ref.driver_id IS NOT NULL AND told.holds AND told.app > 0
      AND told.date <= ${until} AND coalesce(told.until, told.date) >= ${from}
    ORDER BY ref.driver_id, told.date, told.shift, told.load_no, told.row_no, told.key`)
  return rows.flatMap(
    ({ driverId, loadNo, rowNo, app, kinds, amounts, counts, date, shift, until: last }) => {
      const row = `${loadNo}:${rowNo}`
      const belongs = shift === null ? { from: date, to: last ?? date } : { date, shift }
      const holding = counts?.split(' ')
      const told = amounts.split(' ')
      return kinds.split(' ').flatMap((kind, at) => {
        const grosze = told[at] ?? ''
        if (grosze === '' || holding?.includes(kind) === false) return []
        return [{ driverId, id: `${row}:${kind}`, app, kind, grosze: Number(grosze), belongs, row }]
      })
    },
  )
}
