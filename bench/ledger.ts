/**
 * The money of 500 drivers after three years: 78,000 closed statements and 200,000 entries of the ledger.
 * How long a pay-in takes, what is owed to everybody, telling a week, and a batch of 500 from its
 * preparing to its confirming: `npm run bench -- ledger`.
 */
import { sql } from 'drizzle-orm'
import { addPayIn } from '#features/settlement/ledger/contract.ts'
import { bookPayout, holdOrders } from '#features/settlement/ledger/server/public.ts'
import { payablesToTransfer, statementsToTell } from '#features/settlement/weeks/server/public.ts'
import { answered, startTestServer } from '#test/server/test-server.ts'
import { MONDAY_48, WEEK_47 } from '#test/settlement/made-week.ts'

const DRIVERS = 500
const WEEKS = 156
const TIMES = 5

const server = await startTestServer({ at: MONDAY_48, checkOutput: false })
const { database } = server
const { queries } = database
await database.transaction(async (tx) => {
  await tx.execute(sql`
    INSERT INTO drivers (id, phone, full_name, name_sort, email, pin_sealed, pin_hash, created_at)
    SELECT ('00000000-0000-4000-8000-' || lpad(d::text, 12, '0'))::uuid, '+48600' || lpad(d::text, 6, '0'),
      'Kierowca ' || d, 'kierowca ' || d, '', '', '', now() FROM generate_series(1, ${DRIVERS}::integer) AS d`)
  // The last week is week 47 of 2026.
  await tx.execute(sql`
    CREATE TEMPORARY TABLE made ON COMMIT DROP AS
    SELECT ('00000000-0000-4000-8000-' || lpad(d::text, 12, '0'))::uuid AS driver_id, w, d, gen_random_uuid() AS id,
      extract(isoyear FROM monday)::smallint AS year, extract(week FROM monday)::smallint AS week,
      to_char(monday, '"R"/IYYY/IW/') || lpad(d::text, 4, '0') AS number
    FROM generate_series(1, ${WEEKS}::integer) AS w, generate_series(1, ${DRIVERS}::integer) AS d,
      LATERAL (SELECT date '2026-11-16' - (${WEEKS}::integer - w) * 7 AS monday) AS of`)
  await tx.execute(sql`
    INSERT INTO settlement_statements (id, driver_id, year, week, sequence, number, version, frozen,
      frozen_sha256, inputs_hash, rows_digest, opening_grosze, result_grosze, to_pay_grosze, carry_grosze,
      figures, scheme, payee_name, payee_address, closed_at, closed_by)
    SELECT id, driver_id, year, week, d, number, 1, '{}', '', '', '', 0, 50000, 50000, 0, '{}', '{}',
      'Kierowca ' || d, '{}', now(), 'Anna Próbna' FROM made`)
  await tx.execute(sql`
    INSERT INTO settlement_ledger (no, id, driver_id, kind, grosze, statement, version_id, year, week, booked_at, booked_by)
    SELECT row_number() OVER (ORDER BY w, place, d), entry_id, driver_id, kind, grosze, statement, version_id, year, week,
      now(), 'Anna Próbna'
    FROM (
      SELECT w, d, 1 AS place, gen_random_uuid() AS entry_id, driver_id, 'settlement' AS kind, 50000 AS grosze,
        number AS statement, id AS version_id, year, week FROM made
      UNION ALL
      SELECT w, d, 2, gen_random_uuid(), driver_id, 'payout', -50000, number, NULL, NULL, NULL FROM made WHERE w < ${WEEKS}
      UNION ALL
      SELECT w, d, 3, gen_random_uuid(), driver_id, 'pay-in', 0 + d, NULL, NULL, NULL, NULL FROM made WHERE (w + d) % 7 < 4 AND w < ${WEEKS}
    ) AS entries`)
})
await queries.execute(sql`ANALYZE settlement_ledger`)
await queries.execute(sql`ANALYZE settlement_statements`)
const { rows } = await queries.execute(sql`SELECT count(*) AS entries FROM settlement_ledger`)
const office = await server.asUser({ money: true })
const [first] = (await queries.execute<{ id: string }>(sql`SELECT id FROM drivers ORDER BY id LIMIT 1`)).rows

let grosze = 1000
const payIn = await median(async () => {
  grosze += 1
  const input = { driverId: first?.id ?? '', grosze, inCash: false, beyondDebt: true, note: '' }
  answered(await server.call(addPayIn, input, { as: office }))
})
const owed = await median(() => payablesToTransfer(queries))
const told = await median(() => statementsToTell(queries, WEEK_47))
const all = await payablesToTransfer(queries)
const at = server.clock.now().toISOString()
const prepare = await median(
  () => database.transaction((tx) => holdOrders(tx, 'P/2026/47/1', all, at).then(held)),
  1,
)
const confirm = await median(
  () => database.transaction((tx) => bookPayout(tx, 'P/2026/47/1', { at, by: 'Anna Próbna' })),
  1,
)
console.log(
  `${DRIVERS} drivers, ${DRIVERS * WEEKS} statements, ${rows[0]?.entries} entries, ${database.engine}:`,
)
console.log(`a pay-in: ${payIn}; what is owed to all (${all.length}): ${owed}; telling a week: ${told}`)
console.log(`a batch of ${all.length}: held in ${prepare}, confirmed in ${confirm}`)
await server.close()

function held(result: { readonly ok: boolean }): void {
  if (!result.ok) throw new Error('The batch was not held.')
}

async function median(work: () => Promise<unknown>, times = TIMES): Promise<string> {
  const taken: number[] = []
  for (let time = 0; time < times; time += 1) {
    const start = performance.now()
    await work()
    taken.push(performance.now() - start)
  }
  return `${(taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0).toFixed(0)} ms`
}
