import { type SQL, sql } from 'drizzle-orm'
import { rosterCars } from '#features/roster/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { INCOME_APPS, INCOME_KINDS, MONEY_KINDS, moneyPlace, RIDE_APPS } from '../../domain/income-kinds.ts'
import { earnedSql } from './earned-sql.ts'
import { foldUnsplit } from './fold-unsplit.ts'
import { forgetMonths } from './forget-months.ts'
import { handedSlots } from './handed-slots.ts'
import { keepTouchedWeeks } from './touched-weeks.ts'

const FIGURES = [
  'reg',
  'total_income_grosze',
  'company_income_grosze',
  'bolt_net_grosze',
  'bolt_cash_grosze',
  'bolt_gross_grosze',
  'uber_net_grosze',
  'uber_cash_grosze',
  'freenow_net_grosze',
  'freenow_cash_grosze',
  'money',
  'income_from',
  'apps_income_grosze',
  'bolt_rides',
  'uber_rides',
  'freenow_rides',
  'mileage_m',
  'km_start',
  'km_end',
  'fuel_total_grosze',
  'average_consumption_hundredths',
] as const

const columns = sql.raw(FIGURES.join(', '))
const stored = sql.raw(FIGURES.map((name) => `held.${name}`).join(', '))
const coming = sql.raw(FIGURES.map((name) => `folded.${name}`).join(', '))
const renewed = sql.raw(FIGURES.map((name) => `${name} = compared.${name}`).join(', '))
const sameSlot = sql`(held.driver_id, held.date, held.shift) = (folded.driver_id, folded.date, folded.shift)`

/** In one statement; the embedded database must not seem to hang. */
const SLOTS_AT_ONCE = 25_000

/**
 * Makes the results of all touched slots and days anew from what holds, many in one statement. The sheet of
 * shift results holds where it and an app both speak, and of two sheets the one loaded last (D32); mileage
 * that the office typed holds over both, and hand-overs of cars tell it where neither does. The car is that
 * of most rides, else the generated week's. Earnings are the sheet's total, else of each ride of an app its
 * net, or its gross where nobody told its net (D50); its net may stand in another row, or in its payment. A
 * slot of which nothing is known any more goes; one with only cancelled rides is none.
 * @param keepsWeeks whether closed weeks are to be compared with it: not where no fact has changed
 */
export async function foldTouched(tx: Tx, { keepsWeeks = true } = {}): Promise<void> {
  await tx.execute(sql`ANALYZE touched_slots (driver_id)`)
  const { rows } = await tx.execute<DateTouched>(sql`
    SELECT date::text AS date, count(*)::integer AS slots FROM touched_slots
    WHERE shift IS NOT NULL GROUP BY date ORDER BY date`)
  await forgetMonths(
    tx,
    rows.map(({ date }) => date),
  )
  for (const dates of inSlices(rows)) await foldDates(tx, dates)
  await foldUnsplit(tx)
  if (keepsWeeks) await keepTouchedWeeks(tx)
}

interface DateTouched extends Record<string, unknown> {
  readonly date: string
  readonly slots: number
}

interface Dates {
  readonly from: string
  readonly to: string
}

/** @param touched in the order of dates */
function inSlices(touched: readonly DateTouched[]): Dates[] {
  const slices: (Dates & { slots: number })[] = []
  for (const { date, slots } of touched) {
    const last = slices.at(-1)
    if (last && last.slots + slots <= SLOTS_AT_ONCE)
      slices[slices.length - 1] = { from: last.from, to: date, slots: last.slots + slots }
    else slices.push({ from: date, to: date, slots })
  }
  return slices
}

const slotsWithin = ({ from, to }: Dates): SQL => sql`
  slot AS MATERIALIZED (
    SELECT DISTINCT driver_id, date, shift FROM touched_slots
    WHERE date BETWEEN ${from} AND ${to} AND shift IS NOT NULL
  )`

async function foldDates(tx: Tx, dates: Dates): Promise<void> {
  await ((await anyFolded(tx, dates)) ? foldAgain(tx, dates) : foldFirst(tx, dates))
}

/**
 * Whether results of any touched slot are stored. An intersection is never looked for row by row; of days
 * that have no results at all it needs no look.
 */
async function anyFolded(tx: Tx, { from, to }: Dates): Promise<boolean> {
  const { rows } = await tx.execute<{ any: boolean }>(sql`
    SELECT EXISTS (SELECT FROM shift_results WHERE date BETWEEN ${from} AND ${to}) AND EXISTS (
      SELECT driver_id, date, shift FROM shift_results WHERE date BETWEEN ${from} AND ${to}
      INTERSECT SELECT driver_id, date, shift FROM touched_slots WHERE date BETWEEN ${from} AND ${to}
    ) AS any`)
  return rows[0]?.any === true
}

/**
 * Of slots of which nothing is stored, as those of a new week: since one change of results comes after
 * another, they can simply be inserted, in the order of the key, which fills its index page by page. A drawn
 * id would cost as much as the row.
 */
async function foldFirst(tx: Tx, dates: Dates): Promise<void> {
  await tx.execute(sql`
    WITH ${slotsWithin(dates)}, folded AS (${foldedSlots(dates.from, dates.to)})
    INSERT INTO shift_results (id, driver_id, date, shift, ${columns})
    SELECT ${drawnId}, driver_id, date, shift, ${columns} FROM folded ORDER BY date, shift, driver_id`)
}

const drawnId = sql`md5(driver_id::text || date || shift)::uuid`

/**
 * Stored and new are held against each other once, by a full join, which is never
 * done row by row: while statistics lag behind a load, thousands of slots are taken for one.
 */
async function foldAgain(tx: Tx, { from, to }: Dates): Promise<void> {
  await tx.execute(sql`
    WITH ${slotsWithin({ from, to })}, folded AS MATERIALIZED (${foldedSlots(from, to)}),
    held AS MATERIALIZED (
      SELECT result.ctid AS place, result.* FROM slot JOIN shift_results AS result USING (driver_id, date, shift)
      WHERE result.date BETWEEN ${from} AND ${to}
    ), compared AS MATERIALIZED (
      SELECT held.place, folded.*, (${stored}) IS DISTINCT FROM (${coming}) AS differs
      FROM held FULL JOIN folded ON ${sameSlot}
    ), gone AS (
      DELETE FROM shift_results USING compared
      WHERE shift_results.ctid = compared.place AND compared.driver_id IS NULL
    ), renewed AS (
      UPDATE shift_results SET ${renewed} FROM compared
      WHERE shift_results.ctid = compared.place AND compared.driver_id IS NOT NULL AND compared.differs
    )
    INSERT INTO shift_results (id, driver_id, date, shift, ${columns})
    SELECT ${drawnId}, driver_id, date, shift, ${columns} FROM compared
    WHERE place IS NULL`)
}

/** The sum of an app's amounts of a kind in a slot; null where none was told. */
const sumOf = (app: number, kind: number) =>
  sql.raw(`sum(each.amount) FILTER (WHERE each.app = ${app} AND each.kind = ${kind})::bigint`)

/** `m1` and so on, by `moneyPlace`. */
const moneyColumns = RIDE_APPS.flatMap((app) =>
  MONEY_KINDS.map((kind) => ({
    name: `m${moneyPlace(app, kind)}`,
    sum: sumOf(INCOME_APPS[app], INCOME_KINDS[kind]),
  })),
)
const moneySums = sql.join(
  moneyColumns.map(({ name, sum }) => sql`${sum} AS ${sql.raw(name)}`),
  sql`, `,
)
const moneyList = sql.raw(moneyColumns.map(({ name }) => `app.${name}`).join(', '))
const money = (app: (typeof RIDE_APPS)[number], kind: (typeof MONEY_KINDS)[number]) =>
  sql.raw(`app.m${moneyPlace(app, kind)}`)
/** Of an app's rides whose net nobody told. */
const aloneName = (app: (typeof RIDE_APPS)[number]) => sql.raw(`${app}_alone`)
const earned = (app: (typeof RIDE_APPS)[number]) =>
  earnedSql(sql`${money(app, 'net')} + coalesce(app.${aloneName(app)}, 0)`, money(app, 'gross'))
const [boltEarned, uberEarned, freenowEarned] = [earned('bolt'), earned('uber'), earned('freenow')]
const appsEarned = sql`CASE WHEN coalesce(${boltEarned}, ${uberEarned}, ${freenowEarned}) IS NOT NULL
  THEN coalesce(${boltEarned}, 0) + coalesce(${uberEarned}, 0) + coalesce(${freenowEarned}, 0) END`
const withGross = (app: (typeof RIDE_APPS)[number]) =>
  sql`(app.${aloneName(app)} IS NOT NULL OR (${money(app, 'net')} IS NULL AND ${money(app, 'gross')} IS NOT NULL))`

const [GROSS, NET] = [sql.raw(String(INCOME_KINDS.gross)), sql.raw(String(INCOME_KINDS.net))]
const aloneSums = sql.join(
  RIDE_APPS.map(
    (app) => sql`sum(each.amount) FILTER (WHERE each.app = ${sql.raw(String(INCOME_APPS[app]))}
      AND each.kind = ${GROSS} AND each.amount <> 0 AND NOT fact.tells_net
      AND fact.key NOT IN (SELECT key FROM net_apart))::bigint AS ${aloneName(app)}`,
  ),
  sql`, `,
)

/** Of a row of the sheet, whose kinds all stand in their order. */
const ofSheet = (place: number) => sql.raw(`sheet.amounts[${place}]`)

const sheetMileage = sql`coalesce(
  ${ofSheet(3)},
  CASE WHEN ${ofSheet(4)} > 0 AND ${ofSheet(5)} >= ${ofSheet(4)}
    THEN least(${ofSheet(5)} - ${ofSheet(4)}, 2000000) * 1000 END
)`
const byHandover = sql`${sheetMileage} IS NULL AND handed.mileage_m IS NOT NULL`

/** Of the query's `slot`, all within these dates. */
function foldedSlots(from: string, to: string): SQL {
  const within = sql`told.holds AND told.date BETWEEN ${from} AND ${to}`
  return sql`
    WITH fact AS MATERIALIZED (
      SELECT slot.driver_id, slot.date, slot.shift, told.app, told.kinds, told.amounts, told.counts, told.plate,
        told.key, told.of_ride,
        ${NET} = ANY(told.kinds) AND (told.counts IS NULL OR ${NET} = ANY(told.counts)) AS tells_net
      FROM slot
      JOIN platform_drivers AS ref ON ref.driver_id = slot.driver_id AND ref.platform <> 'settlement'
      JOIN income_statements AS told
        ON told.ref_id = ref.id AND told.date = slot.date AND told.shift = slot.shift AND ${within}
    ),
    net_apart AS MATERIALIZED (
      SELECT coalesce(of_ride, key) AS key FROM fact WHERE tells_net AND (counts IS NOT NULL OR of_ride IS NOT NULL)
    ),
    app AS (
      SELECT fact.driver_id, fact.date, fact.shift, ${moneySums}, ${aloneSums},
        ${sumOf(1, INCOME_KINDS.rides)} AS bolt_rides, ${sumOf(2, INCOME_KINDS.rides)} AS uber_rides,
        ${sumOf(3, INCOME_KINDS.rides)} AS freenow_rides,
        bool_or(each.kind BETWEEN 1 AND 10 OR (each.kind = ${sql.raw(String(INCOME_KINDS.rides))} AND each.amount > 0)) AS is_shift
      FROM fact CROSS JOIN LATERAL (
        SELECT fact.app, kind, amount FROM unnest(fact.kinds, fact.amounts) AS told (kind, amount)
        WHERE amount IS NOT NULL AND (fact.counts IS NULL OR kind = ANY(fact.counts))
      ) AS each
      GROUP BY fact.driver_id, fact.date, fact.shift
    ),
    plate AS (
      SELECT DISTINCT ON (driver_id, date, shift) driver_id, date, shift, plate FROM fact
      WHERE plate IS NOT NULL AND (counts IS NULL OR 0 = ANY(counts)) GROUP BY driver_id, date, shift, plate
      ORDER BY driver_id, date, shift, count(*) DESC, plate COLLATE "C"
    ),
    sheet AS (
      SELECT DISTINCT ON (ref.driver_id, told.date, told.shift) ref.driver_id, told.date, told.shift, told.amounts
      FROM platform_drivers AS ref
      JOIN income_statements AS told ON told.ref_id = ref.id AND ${within}
      WHERE ref.platform = 'settlement' AND ref.driver_id IN (SELECT driver_id FROM slot)
      ORDER BY ref.driver_id, told.date, told.shift, told.load_no DESC, told.row_no DESC
    ),
    ${handedSlots(sql`${from}::date`, sql`${to}::date`)},
    roster AS (${rosterCars(sql`${from}::date`, sql`${to}::date`)})
    SELECT slot.driver_id, slot.date, slot.shift,
      coalesce(plate.plate, roster.reg) AS reg,
      coalesce(${ofSheet(1)}, ${appsEarned}) AS total_income_grosze,
      ${ofSheet(2)} AS company_income_grosze,
      ${money('bolt', 'net')} AS bolt_net_grosze, ${money('bolt', 'cash')} AS bolt_cash_grosze,
      ${money('bolt', 'gross')} AS bolt_gross_grosze,
      ${money('uber', 'net')} AS uber_net_grosze, ${money('uber', 'cash')} AS uber_cash_grosze,
      ${money('freenow', 'net')} AS freenow_net_grosze, ${money('freenow', 'cash')} AS freenow_cash_grosze,
      CASE WHEN coalesce(${moneyList}) IS NOT NULL THEN ARRAY[${moneyList}] END AS money,
      CASE WHEN ${ofSheet(1)} IS NOT NULL THEN 'sheet'
        WHEN ${withGross('bolt')} OR ${withGross('uber')} OR ${withGross('freenow')} THEN 'gross'
        WHEN coalesce(${boltEarned}, ${uberEarned}, ${freenowEarned}) IS NOT NULL THEN 'net' END AS income_from,
      CASE WHEN ${ofSheet(1)} IS NOT NULL THEN ${appsEarned} END AS apps_income_grosze,
      coalesce(${ofSheet(6)}, app.bolt_rides) AS bolt_rides,
      coalesce(${ofSheet(7)}, app.uber_rides) AS uber_rides,
      coalesce(${ofSheet(8)}, app.freenow_rides) AS freenow_rides,
      CASE WHEN typed.driver_id IS NOT NULL THEN typed.mileage_m ELSE coalesce(${sheetMileage}, handed.mileage_m) END
        AS mileage_m,
      CASE WHEN typed.driver_id IS NOT NULL THEN typed.km_start WHEN ${byHandover} THEN handed.km_start
        ELSE ${ofSheet(4)} END AS km_start,
      CASE WHEN typed.driver_id IS NOT NULL THEN typed.km_end WHEN ${byHandover} THEN handed.km_end
        ELSE ${ofSheet(5)} END AS km_end,
      ${ofSheet(9)} AS fuel_total_grosze, ${ofSheet(10)} AS average_consumption_hundredths
    FROM slot
    LEFT JOIN app USING (driver_id, date, shift)
    LEFT JOIN plate USING (driver_id, date, shift)
    LEFT JOIN sheet ON sheet.driver_id = slot.driver_id AND sheet.date = slot.date AND sheet.shift = slot.shift
    LEFT JOIN shift_mileage AS typed
      ON typed.driver_id = slot.driver_id AND typed.date = slot.date AND typed.shift = slot.shift
    LEFT JOIN handed
      ON handed.driver_id = slot.driver_id AND handed.date = slot.date AND handed.shift = slot.shift
    LEFT JOIN roster
      ON roster.driver_id = slot.driver_id AND roster.date = slot.date AND roster.shift = slot.shift
    WHERE app.is_shift OR sheet.driver_id IS NOT NULL OR typed.driver_id IS NOT NULL`
}
