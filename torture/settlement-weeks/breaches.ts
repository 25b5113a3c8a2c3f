import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { balanceOf, isCorrection, PURSES, settle } from '#features/settlement/domain/public.ts'
import { readDriverLedger } from '#features/settlement/ledger/contract.ts'
import { openLedgers } from '#features/settlement/ledger/server/public.ts'
import { settlementLedger } from '#features/settlement/ledger/server/tables.ts'
import {
  getTransferBatch,
  getTransferProposal,
  listTransferBatches,
} from '#features/settlement/transfers/contract.ts'
import { readElixir } from '#features/settlement/transfers/domain/testing/elixir-reader.ts'
import { readSettlementWeek } from '#features/settlement/weeks/contract.ts'
import { listCorrections } from '#features/settlement/weeks/contract-statement.ts'
import { type FrozenStatement, thaw } from '#features/settlement/weeks/domain/frozen.ts'
import { settlementCorrections, settlementStatements } from '#features/settlement/weeks/server/tables.ts'
import { readWeekSources } from '#features/settlement/weeks/server/week-sources.ts'
import type { Week } from '#kernel/week.ts'
import { answered, type TestCaller, type TestServer } from '#test/server/test-server.ts'

type Stored = typeof settlementStatements.$inferSelect

/** What was seen after earlier acts. */
export interface Memory {
  readonly frozen: Map<string, string>
  readonly reopened: Map<string, string>
  readonly files: Map<string, string>
  open: string
}

export function newMemory(): Memory {
  return { frozen: new Map(), reopened: new Map(), files: new Map(), open: '' }
}

/** The invariants of settlement as far as the database and the calls show them; each breach in a sentence. */
export async function breachesOf(
  server: TestServer,
  office: TestCaller,
  weeks: readonly Week[],
  memory: Memory,
  act: string,
): Promise<string[]> {
  const { queries } = server.database
  const found: string[] = []
  const holds = (isSo: boolean, rule: string) => {
    if (!isSo) found.push(rule)
  }
  const before = await everythingStored(server)
  const seen = await readAll(server, office, weeks)
  const again = await readAll(server, office, weeks)
  holds((await everythingStored(server)) === before, '5: reading writes')
  holds(JSON.stringify(seen) === JSON.stringify(again), '5: read twice, told twice otherwise')
  if (memory.open !== '' && act.startsWith('load again of nothing'))
    holds(openOf(seen) === memory.open, '8: the same file changes a week')
  memory.open = openOf(seen)

  const rows = await queries.select().from(settlementStatements)
  const inForce = rows.filter(({ reopenedAt }) => reopenedAt === null)
  const thawed = new Map(rows.map((row) => [row.id, thaw(row.frozen)]))
  frozenStays(rows, memory, holds)
  for (const row of inForce) {
    sumsUp(row, thawed.get(row.id), holds)
    paidApart(row, thawed.get(row.id), holds)
  }
  rowsOnce(inForce, thawed, holds)
  await ledgersAddUp(server, office, inForce, holds)
  for (const week of weeks) await correctedToFinal(server, week, inForce, thawed, seen, holds)
  await filesAddUp(server, office, memory, holds)
  return found
}

type Holds = (isSo: boolean, rule: string) => void
type Seen = Awaited<ReturnType<typeof readAll>>

async function readAll(server: TestServer, as: TestCaller, weeks: readonly Week[]) {
  const read = []
  for (const week of weeks) read.push(answered(await server.call(readSettlementWeek, week, { as })))
  return {
    weeks: read,
    corrections: answered(await server.call(listCorrections, {}, { as })).data,
    transfers: answered(await server.call(getTransferProposal, {}, { as })),
  }
}

function openOf({ weeks, corrections }: Seen): string {
  return JSON.stringify([
    weeks.map(({ data }) => data.map((row) => [row.driverId, row.resultGrosze, row.balanceGrosze, row.nets])),
    corrections.map(({ number, grosze }) => [number, grosze]),
  ])
}

/** Everything but who is logged in, and what was looked at. */
async function everythingStored({ database: { queries } }: TestServer): Promise<string> {
  const { rows: tables } = await queries.execute<{ name: string }>(sql`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()
      AND (tablename LIKE 'settlement%' OR tablename LIKE 'transfer%' OR tablename LIKE 'income%' OR tablename LIKE 'platform%'
        OR tablename LIKE '%charge%' OR tablename IN ('shift_results', 'unsplit_results')) ORDER BY tablename`)
  const hash = createHash('sha256')
  for (const { name } of tables) {
    const { rows } = await queries.execute(
      sql`SELECT md5(coalesce(string_agg(row::text, '|' ORDER BY row::text), '')) AS all FROM ${sql.identifier(name)} AS row`,
    )
    hash.update(`${name} ${JSON.stringify(rows)}`)
  }
  return hash.digest('hex')
}

function frozenStays(rows: readonly Stored[], memory: Memory, holds: Holds): void {
  for (const id of memory.frozen.keys())
    holds(
      rows.some((row) => row.id === id),
      '10: a version is gone',
    )
  for (const row of rows) {
    const bytes = JSON.stringify([
      row.frozen,
      row.number,
      row.version,
      row.payeeAccount,
      row.closedAt,
      row.closedBy,
    ])
    holds((memory.frozen.get(row.id) ?? bytes) === bytes, `6: ${row.number} has other bytes`)
    memory.frozen.set(row.id, bytes)
    if (row.reopenedAt === null) {
      holds(!memory.reopened.has(row.id), `10: ${row.number} is in force again`)
      continue
    }
    const why = JSON.stringify([row.reopenedAt, row.reopenedBy, row.reopenReason])
    holds(
      Boolean(row.reopenedBy && row.reopenReason),
      `10: ${row.number} was reopened by nobody or for nothing`,
    )
    holds((memory.reopened.get(row.id) ?? why) === why, `10: ${row.number}: another reason than then`)
    memory.reopened.set(row.id, why)
  }
  const numbers = rows.map(({ number, version }) => `${number} ${version}`)
  holds(new Set(numbers).size === numbers.length, 'a number is given twice')
  for (const [week, own] of Map.groupBy(rows, (row) => `${row.year} ${row.week}`)) {
    const used = new Set(own.map(({ sequence }) => sequence))
    holds(Math.max(...used) === used.size, `the numbers of ${week} have a gap`)
  }
}

function sumsUp(row: Stored, frozen: FrozenStatement | undefined, holds: Holds): void {
  if (!frozen) return
  const { input, settlement } = frozen
  const settled = settle(input)
  holds(JSON.stringify(settled) === JSON.stringify(settlement), `5: ${row.number} settled again is another`)
  holds(settled.inputsHash === row.inputsHash, `5: ${row.number} has another hash`)
  const lines = settlement.lines.reduce((sum, { amount }) => sum + amount, 0)
  holds(lines === row.resultGrosze, `3: ${row.number}: lines ${lines}, result ${row.resultGrosze}`)
  const balance = row.openingGrosze + row.resultGrosze
  holds(row.toPayGrosze * row.carryGrosze === 0, `4: ${row.number} pays and carries`)
  holds(row.toPayGrosze + row.carryGrosze === balance, `4: ${row.number}: pay and carry are not the balance`)
}

function rowsOnce(
  inForce: readonly Stored[],
  thawed: ReadonlyMap<string, FrozenStatement>,
  holds: Holds,
): void {
  const by = new Map<string, string>()
  for (const row of inForce)
    for (const { id } of thawed.get(row.id)?.input.facts ?? []) {
      holds(!by.has(id), `2: row ${id} is in ${by.get(id)} and in ${row.number}`)
      by.set(id, row.number)
    }
  const charges = inForce.flatMap((row) => thawed.get(row.id)?.input.charges.map(({ id }) => id) ?? [])
  holds(new Set(charges).size === charges.length, '2: a charge or correction is in two statements')
}

async function ledgersAddUp(
  server: TestServer,
  as: TestCaller,
  inForce: readonly Stored[],
  holds: Holds,
): Promise<void> {
  const { queries } = server.database
  const entries = await queries.select().from(settlementLedger)
  const corrections = await queries.select().from(settlementCorrections)
  const lines = entries.flatMap((entry) => {
    const undone = entries.some(({ kind, ofEntry }) => kind === 'reopening' && ofEntry === entry.id)
    return entry.kind === 'settlement' && entry.purse === 'week' && !undone ? entry.corrections : []
  })
  holds(new Set(lines).size === lines.length, '7: a correction is a line twice')
  for (const id of lines)
    holds(
      corrections.some((one) => one.id === id && one.state === 'accepted'),
      '7: a line of no correction',
    )
  const ledgers = await openLedgers(queries)
  for (const purse of PURSES)
    for (const [holder, ledger] of ledgers[purse]) {
      const whose = new Set([
        holder,
        ...entries.filter((e) => e.kind === 'link' && e.driverId === holder).map((e) => e.foldedId),
      ])
      const own = entries.filter((entry) => whose.has(entry.driverId) && entry.purse === purse)
      const results = inForce
        .filter(({ driverId }) => whose.has(driverId))
        .reduce((sum, row) => sum + (purse === 'week' ? row.resultGrosze : (row.apart?.result ?? 0)), 0)
      const of = (...kinds: string[]) =>
        own.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { grosze }) => sum + grosze, 0)
      holds(
        of('settlement', 'reopening') === results,
        `4: ${holder}: ${purse}: settled ${of('settlement', 'reopening')}, results ${results}`,
      )
      const all = own.reduce((sum, { grosze }) => sum + grosze, 0)
      holds(
        balanceOf(ledger, holder) === all,
        `4: ${holder}: ${purse}: the balance is not the sum of the entries`,
      )
      const answer = await server.call(readDriverLedger, { driverId: holder }, { as })
      const told = answer.ok ? (purse === 'week' ? answer.value : answer.value.apart) : undefined
      if (!told) continue
      holds(told.balanceGrosze === all, `4: ${holder}: ${purse}: told ${told.balanceGrosze}, entries ${all}`)
      const promised = [...told.payable, ...told.onTheWay].reduce((sum, { grosze }) => sum + grosze, 0)
      const coming = told.payable.length > 0 ? promised <= Math.max(0, all) : true
      holds(coming, `4: ${holder}: ${purse}: payable and on the way ${promised}, owed ${all}`)
    }
}

/** What is paid apart is the lines paid apart, no more and no less, and moves no result of a week. */
function paidApart(row: Stored, frozen: FrozenStatement | undefined, holds: Holds): void {
  if (!frozen) return
  const lines = frozen.settlement.paidApart.reduce((sum, { amount }) => sum + amount, 0)
  holds(
    (row.apart?.result ?? 0) === lines,
    `12: ${row.number} pays apart ${row.apart?.result}, lines ${lines}`,
  )
  holds(row.apart !== null || frozen.settlement.paidApart.length === 0, `12: ${row.number} pays none of it`)
  const result = frozen.settlement.lines.reduce((sum, { amount }) => sum + amount, 0)
  holds(result === row.resultGrosze, `12: ${row.number}: the result is not its own lines`)
}

/** The statement and its corrections, accepted and proposed, are what the rows by now come to. */
async function correctedToFinal(
  server: TestServer,
  week: Week,
  inForce: readonly Stored[],
  thawed: ReadonlyMap<string, FrozenStatement>,
  { corrections: proposed }: Seen,
  holds: Holds,
): Promise<void> {
  const { queries } = server.database
  const sources = await readWeekSources(queries, week, 'closed')
  const decided = await queries.select().from(settlementCorrections).orderBy(settlementCorrections.no)
  for (const row of inForce.filter((one) => one.year === week.year && one.week === week.week)) {
    const frozen = thawed.get(row.id)
    if (!frozen) continue
    const own = decided.filter(({ versionId }) => versionId === row.id)
    const proposal = proposed.find(({ statementId }) => statementId === row.id)
    // What was declined is not made up for until the rows change again.
    if (!proposal && own.at(-1)?.state === 'declined') continue
    const byNow = settle({
      ...frozen.input,
      facts: sources.factsOf(row.driverId),
      shifts: sources.shiftsOf(row.driverId),
      charges: [...sources.chargesOf(row.driverId), ...frozen.input.charges.filter(isCorrection)],
    })
    const accepted = own
      .filter(({ state }) => state === 'accepted')
      .reduce((sum, { grosze }) => sum + grosze, 0)
    const sum = row.resultGrosze + accepted + (proposal?.grosze ?? 0)
    holds(sum === byNow.result, `7: ${row.number}: with corrections ${sum}, by its rows ${byNow.result}`)
    const apart =
      (row.apart?.result ?? 0) +
      own.reduce((all, one) => (one.state === 'accepted' ? all + one.apartGrosze : all), 0) +
      (proposal?.apartGrosze ?? 0)
    const apartByNow = byNow.paidApart.reduce((all, { amount }) => all + amount, 0)
    holds(apart === apartByNow, `12: ${row.number}: paid apart ${apart}, by its rows ${apartByNow}`)
  }
}

async function filesAddUp(server: TestServer, as: TestCaller, memory: Memory, holds: Holds): Promise<void> {
  const { data } = answered(await server.call(listTransferBatches, {}, { as }))
  for (const { id, attributes } of data) {
    const { orders, files, inside } = answered(await server.call(getTransferBatch, { id }, { as }))
    const total = orders.reduce((sum, { grosze }) => sum + grosze, 0)
    const { number } = attributes
    holds(
      total === attributes.total && orders.length === attributes.orders,
      `11: ${number}: list and orders differ`,
    )
    holds(inside.count === orders.length && inside.total === total, `11: ${number}: tally and orders differ`)
    if (files.length === 0) continue
    const url = `/api/transfer-batches/${id}/file?part=1`
    const { rawPayload } = await server.app.inject({ method: 'GET', url, headers: { cookie: as.cookie } })
    const bytes = new TextDecoder().decode(rawPayload)
    holds((memory.files.get(id) ?? bytes) === bytes, `11: ${number} has another file`)
    memory.files.set(id, bytes)
    const lines = readElixir(bytes)
    const inFile = lines.reduce((sum, { amount }) => sum + amount, 0)
    holds(
      inFile === total && lines.length === orders.length,
      `11: ${number}: the file has ${inFile} of ${total}`,
    )
    holds(
      lines.every(({ amount }) => amount > 0),
      `11: ${number} has an order of nothing`,
    )
  }
}
