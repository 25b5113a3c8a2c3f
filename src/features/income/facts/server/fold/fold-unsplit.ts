import { sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { names, rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { EARNED, earnedOf, type SlotEarnings } from '../../domain/earned.ts'
import { INCOME_KINDS, MONEY_KINDS } from '../../domain/income-kinds.ts'
import {
  type DaysAmount,
  type SheetSlot,
  type SlotAmount,
  type Unsplit,
  unsplitOf,
} from '../../domain/unsplit.ts'
import { ACCOUNT, slotsOfAccounts } from './slots-of-accounts.ts'

interface Told extends DaysAmount, Record<string, unknown> {
  readonly driverId: string
  /** Its days touch those that were touched. */
  readonly isTouched: boolean
  /** Null of whom a file names by a name alone. */
  readonly account: string | null
}

interface Slotted extends Record<string, unknown>, SlotEarnings {
  readonly driverId: string
  readonly date: CalendarDate
  readonly shift: Shift
  readonly money: (number | null)[] | null
  readonly rides: (number | null)[]
}

interface Row extends Unsplit {
  readonly driverId: string
}

/**
 * Makes anew what can't be split by shift of the drivers that were touched, over all days that touch theirs.
 */
export async function foldUnsplit(tx: Tx): Promise<void> {
  const told = await toldOfDays(tx)
  const slotted = told.length === 0 ? [] : await slotsWithin(tx)
  const slots = Map.groupBy(slotted, ({ driverId }) => driverId)
  const byAccount = await slotsOfAccounts(tx, told)
  const rows = [...Map.groupBy(told, ({ driverId }) => driverId)].flatMap(([driverId, days]) => {
    const own = slots.get(driverId) ?? []
    const touched = new Set(
      days.filter(({ isTouched }) => isTouched).map(({ date, until }) => `${date} ${until}`),
    )
    return unsplitOf(days, byAccount.get(driverId) ?? own.flatMap(amountsOf), own.flatMap(sheetSlotOf))
      .filter(({ date, until }) => touched.has(`${date} ${until}`))
      .map((unsplit) => ({ ...unsplit, driverId }))
  })
  await replace(tx, rows)
}

const TOUCHED = sql`
  SELECT driver_id, min(date) AS first, max(coalesce(until, date)) AS last FROM touched_slots GROUP BY driver_id`

/** All days that touch the touched ones, and what else stands within them. */
async function toldOfDays(tx: Tx): Promise<Told[]> {
  const { rows } = await tx.execute<Told>(sql`
    WITH touched AS MATERIALIZED (${TOUCHED}),
    days AS MATERIALIZED (
      SELECT touched.driver_id, min(told.date) AS first, max(told.until) AS last, touched.first AS from_, touched.last AS to_
      FROM touched
      JOIN platform_drivers AS ref ON ref.driver_id = touched.driver_id
      JOIN income_statements AS told ON told.ref_id = ref.id AND told.until IS NOT NULL AND told.holds
        AND told.date <= touched.last AND told.until >= touched.first
      GROUP BY touched.driver_id, touched.first, touched.last
    )
    SELECT days.driver_id AS "driverId", told.date, told.until, told.app, said.kind, said.amount, told.load_no AS "loadNo",
      told.key::text LIKE 'c%' AS "isReport", told.date <= days.to_ AND told.until >= days.from_ AS "isTouched",
      ${ACCOUNT} AS account
    FROM days
    JOIN platform_drivers AS ref ON ref.driver_id = days.driver_id
    LEFT JOIN platform_drivers AS stands ON stands.id = ref.identity
    JOIN income_statements AS told ON told.ref_id = ref.id AND told.until IS NOT NULL AND told.holds
      AND told.date <= days.last AND told.until >= days.first
    CROSS JOIN LATERAL unnest(told.kinds, told.amounts) AS said (kind, amount)
    WHERE said.amount IS NOT NULL AND (told.counts IS NULL OR said.kind = ANY(told.counts))`)
  return rows
}

/** Of the slots within those days what they say of the apps; rides as the slot shows them. */
async function slotsWithin(tx: Tx): Promise<Slotted[]> {
  const { rows } = await tx.execute<Slotted>(sql`
    WITH touched AS MATERIALIZED (${TOUCHED}),
    days AS MATERIALIZED (
      SELECT touched.driver_id, min(told.date) AS first, max(told.until) AS last
      FROM touched
      JOIN platform_drivers AS ref ON ref.driver_id = touched.driver_id
      JOIN income_statements AS told ON told.ref_id = ref.id AND told.until IS NOT NULL AND told.holds
        AND told.date <= touched.last AND told.until >= touched.first
      GROUP BY touched.driver_id
    )
    SELECT result.driver_id AS "driverId", result.date, result.shift, result.income_from AS "incomeFrom", result.money,
      result.total_income_grosze AS "totalIncomeGrosze", result.apps_income_grosze AS "appsIncomeGrosze",
      ARRAY[result.bolt_rides, result.uber_rides, result.freenow_rides] AS rides
    FROM days JOIN shift_results AS result
      ON result.driver_id = days.driver_id AND result.date BETWEEN days.first AND days.last`)
  return rows
}

function amountsOf(slot: Slotted): SlotAmount[] {
  const { date, shift } = slot
  const money = moneyOf(slot)
  const earned = earnedOf(money, slot).map(({ app, amount }) => ({ app, kind: EARNED, amount }))
  const rides = slot.rides.flatMap((amount, place) =>
    amount === null ? [] : [{ app: place + 1, kind: INCOME_KINDS.rides, amount }],
  )
  return [...money, ...earned, ...rides].map((each) => ({ date, shift, ...each }))
}

function moneyOf({ money }: Slotted) {
  return (money ?? []).flatMap((amount, place) => {
    if (amount === null) return []
    const [app, kind] = [Math.floor(place / MONEY_KINDS.length) + 1, (place % MONEY_KINDS.length) + 1]
    return [{ app, kind, amount }]
  })
}

function sheetSlotOf(slot: Slotted): SheetSlot[] {
  if (slot.incomeFrom !== 'sheet' || slot.totalIncomeGrosze === null) return []
  const ofApps = earnedOf(moneyOf(slot), slot).reduce((sum, { amount }) => sum + amount, 0)
  return [{ date: slot.date, beyondApps: slot.totalIncomeGrosze - ofApps }]
}

async function replace(tx: Tx, rows: readonly Row[]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM unsplit_results AS gone USING (${TOUCHED}) AS touched
    WHERE gone.driver_id = touched.driver_id AND gone.date <= touched.last AND gone.until >= touched.first`)
  if (rows.length === 0) return
  const columns = [
    { name: 'driver_id', type: 'uuid', value: ({ driverId }: Row) => driverId },
    { name: 'date', type: 'date', value: ({ date }: Row) => date },
    { name: 'until', type: 'date', value: ({ until }: Row) => until },
    { name: 'total_income_grosze', type: 'bigint', value: (row: Row) => row.totalIncomeGrosze },
    { name: 'apps_income_grosze', type: 'bigint', value: (row: Row) => row.appsIncomeGrosze },
    { name: 'overlap_grosze', type: 'bigint', value: (row: Row) => row.overlapGrosze },
    { name: 'income_from', type: 'text', value: ({ incomeFrom }: Row) => incomeFrom },
    { name: 'rides', type: 'bigint', value: ({ rides }: Row) => rides },
  ] as const
  const money = {
    name: 'money',
    type: 'text' as const,
    value: (row: Row) => `{${row.money.map((amount) => amount ?? 'NULL').join(',')}}`,
  }
  await tx.execute(sql`
    INSERT INTO unsplit_results (${names(columns)}, money)
    SELECT ${names(columns)}, money::bigint[] FROM ${rowsAsTable('incoming', rows, [...columns, money])}`)
}
