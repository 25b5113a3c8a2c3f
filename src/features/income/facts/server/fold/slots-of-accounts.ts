import { type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { EARNED, earnedKind } from '../../domain/earned.ts'
import { INCOME_KINDS } from '../../domain/income-kinds.ts'
import type { DaysAmount, SlotAmount } from '../../domain/unsplit.ts'

/**
 * The account that a reference (`ref`) is of, by the one that stands for it (`stands`); null where files name
 * it by no more than a name, which may be of any account of the driver.
 */
export const ACCOUNT: SQL = sql`CASE WHEN stands.ref_key NOT LIKE 'name:%' THEN ref.identity::text END`

/** Which of these drivers files name by several accounts of one app. */
export async function withSeveralAccounts(queries: Queries, driverIds: readonly string[]): Promise<string[]> {
  if (driverIds.length === 0) return []
  const { rows } = await queries.execute<{ id: string }>(sql`
    SELECT DISTINCT driver_id AS id FROM (
      SELECT ref.driver_id FROM platform_drivers AS ref JOIN platform_drivers AS stands ON stands.id = ref.identity
      WHERE ref.driver_id = ANY(${sql.param([...driverIds])}::uuid[]) AND stands.ref_key NOT LIKE 'name:%'
      GROUP BY ref.driver_id, ref.platform HAVING count(DISTINCT ref.identity) > 1
    ) AS of_app`)
  return rows.map(({ id }) => id)
}

interface OfDriver extends DaysAmount {
  readonly driverId: string
}

/**
 * What the slots of drivers with several accounts in an app say, account by account: their results say only
 * what all of them come to together. Of each ride its net, else its gross (D50).
 * @param told of drivers' days
 * @returns by driver; of those alone
 */
export async function slotsOfAccounts(
  tx: Tx,
  told: readonly OfDriver[],
): Promise<ReadonlyMap<string, SlotAmount[]>> {
  const byDriver = Map.groupBy(told, ({ driverId }) => driverId)
  const found = new Map<string, SlotAmount[]>()
  for (const driverId of await withSeveralAccounts(tx, [...byDriver.keys()])) {
    const own = byDriver.get(driverId) ?? []
    const [from = ''] = own.map(({ date }) => date).sort()
    const [until = ''] = own
      .map((one) => one.until)
      .sort()
      .reverse()
    found.set(driverId, amountsOf(await ridesOf(tx, driverId, from, until)))
  }
  return found
}

interface Said {
  readonly date: CalendarDate
  readonly shift: Shift
  readonly app: number
  readonly account: string | null
  readonly ride: string
  readonly kind: number
  readonly amount: number
}

async function ridesOf(tx: Tx, driverId: string, from: string, until: string): Promise<Said[]> {
  const { rows } = await tx.execute<Said & Record<string, unknown>>(sql`
    SELECT told.date, told.shift, told.app, ${ACCOUNT} AS account, coalesce(told.of_ride, told.key) AS ride,
      said.kind, said.amount
    FROM platform_drivers AS ref
    LEFT JOIN platform_drivers AS stands ON stands.id = ref.identity
    JOIN income_statements AS told ON told.ref_id = ref.id AND told.shift IS NOT NULL AND told.holds AND told.app > 0
      AND told.date BETWEEN ${from}::date AND ${until}::date
    CROSS JOIN LATERAL unnest(told.kinds, told.amounts) AS said (kind, amount)
    WHERE ref.driver_id = ${driverId}::uuid AND said.amount IS NOT NULL
      AND (told.counts IS NULL OR said.kind = ANY(told.counts))`)
  return rows
}

function amountsOf(said: readonly Said[]): SlotAmount[] {
  const sums = new Map<string, SlotAmount>()
  const add = (one: Omit<Said, 'ride'>) => {
    const { date, shift, app, account, kind, amount } = one
    const key = [date, shift, app, account, kind].join(' ')
    sums.set(key, { date, shift, app, account, kind, amount: (sums.get(key)?.amount ?? 0) + amount })
  }
  for (const one of said) add(one)
  for (const ride of Map.groupBy(said, (one) => one.ride).values()) {
    const wanted = earnedKind(ride.some(({ kind }) => kind === INCOME_KINDS.net))
    for (const one of ride) if (one.kind === wanted) add({ ...one, kind: EARNED })
  }
  return [...sums.values()]
}
