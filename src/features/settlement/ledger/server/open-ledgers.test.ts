import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { effectOf } from '#features/settlement/domain/ledger/entry.ts'
import {
  apartNumber,
  balanceOf,
  openingOf,
  PURSES,
  type Purse,
  unpaidOf,
} from '#features/settlement/domain/public.ts'
import { whatBecameOf } from '#features/settlement/weeks/domain/aftermath.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { appendEntries, holderLookup, ledgerOf, type NewEntry } from './entries.ts'
import { openLedgers } from './open-ledgers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PEOPLE = 4
const person = fc.nat({ max: PEOPLE - 1 })
const purse = fc.constantFrom(...PURSES)
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('settle' as const), who: person, purse }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reopen' as const), who: person, purse }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pay' as const), who: person, purse }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('return' as const), who: person, purse }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pay in' as const), who: person, purse }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('storno' as const), who: person, purse }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('fold' as const), who: person, purse }) },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

interface Statement {
  readonly number: string
  readonly purse: Purse
  readonly driver: string
  readonly week: number
}

/** What offices could have booked, in the order of the acts; what makes no sense is left out. */
function bookedBy(acts: readonly (Act & { readonly grosze: number })[]) {
  const people = Array.from({ length: PEOPLE }, () => randomUUID())
  const into = new Map<string, string>()
  const holderOf = (id: string): string => (into.has(id) ? holderOf(into.get(id) ?? id) : id)
  const entries: (NewEntry & { id: string })[] = []
  const statements: Statement[] = []
  const gone = new Set<string>()
  const base = { bookedAt: '2026-11-23T09:00:00Z', bookedBy: 'Anna Próbna' }
  for (const [at, { does, who, purse, grosze }] of acts.entries()) {
    const driverId = holderOf(people[who] ?? '')
    const id = randomUUID()
    const told = { ...base, id, driverId, purse }
    const lastOf = (kind: string) =>
      entries.findLast((one) => one.kind === kind && one.driverId === driverId && one.purse === purse)
    if (does === 'settle') {
      const number = `R/2026/${at + 1}/0001`
      const under = purse === 'week' ? number : apartNumber(number)
      statements.push({ number: under, purse, driver: driverId, week: at + 1 })
      const of = { statement: under, year: 2026, week: at + 1, versionId: randomUUID() }
      entries.push({ ...told, ...of, kind: 'settlement', grosze: grosze - 400 })
    } else if (does === 'fold') {
      const stays = holderOf(people[(who + 1) % PEOPLE] ?? '')
      if (stays === driverId) continue
      into.set(driverId, stays)
      entries.push({ ...base, id, driverId: stays, kind: 'link', grosze: 0, foldedId: driverId })
    } else if (does === 'pay in') entries.push({ ...told, kind: 'pay-in', grosze })
    else if (does === 'pay') {
      const statement = lastOf('settlement')?.statement
      if (statement) entries.push({ ...told, kind: 'payout', statement, grosze: 0 - grosze })
    } else {
      const of = lastOf({ reopen: 'settlement', return: 'payout', storno: 'pay-in' }[does])
      if (!of || gone.has(of.id)) continue
      gone.add(of.id)
      const counter = { ...told, ofEntry: of.id, grosze: 0 - of.grosze, statement: of.statement ?? null }
      const kind = ({ reopen: 'reopening', return: 'payout-returned', storno: 'storno' } as const)[does]
      entries.push({ ...counter, kind })
    }
  }
  return { people, entries, statements }
}

test('with one sum for what was before, all is owed, opened with and become as with every entry', async () => {
  const history = fc.array(
    fc.tuple(act, fc.integer({ min: 1, max: 900 })).map(([one, grosze]) => ({ ...one, grosze })),
    { maxLength: 50, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(history, async (acts) => {
      await server.reset()
      const { queries } = server.database
      const { people, entries, statements } = bookedBy(acts)
      await appendEntries(queries, entries)
      const holderOf = await holderLookup(queries)
      const open = await openLedgers(queries)
      for (const purse of PURSES)
        for (const holder of new Set(people.map(holderOf))) {
          const all = await ledgerOf(queries, holder, purse)
          const kept = open[purse].get(holder) ?? []
          expect(balanceOf(kept, holder)).toBe(balanceOf(all, holder))
          expect(openingOf(kept, holder)).toEqual(openingOf(all, holder))
          expect(unpaidOf(kept, holder)).toEqual(unpaidOf(all, holder))
          const [one] = people.filter((id) => holderOf(id) === holder)
          const alone = await openLedgers(queries, { driverIds: [one ?? ''] })
          expect(alone[purse].get(holder) ?? []).toEqual(kept)
        }
      for (const { number, purse, driver, week } of statements) {
        const holder = holderOf(driver)
        const since = await openLedgers(queries, { since: { year: 2026, week } })
        const all = await ledgerOf(queries, holder, purse)
        // One that was reopened has not become anything; its ledger is asked for as it is.
        if (!all.some((entry) => entry.kind === 'settlement' && entry.statement === number)) continue
        const told = { number, driver, toPay: 300 }
        expect(whatBecameOf(since[purse].get(holder) ?? [], told, null)).toEqual(
          whatBecameOf(all, told, null),
        )
      }
    }),
    { numRuns: 12 },
  )
}, 60_000)

test('years of closed weeks are not read to see what is owed', async () => {
  await server.reset()
  const { queries } = server.database
  const driverId = randomUUID()
  const base = { driverId, bookedAt: '2026-11-23T09:00:00Z', bookedBy: 'Anna Próbna' }
  const weeks = Array.from({ length: 50 }, (_, at): NewEntry[] => {
    const statement = `R/2025/${at + 1}/0001`
    const of = { statement, year: 2025, week: at + 1 }
    return [
      { ...base, ...of, id: randomUUID(), kind: 'settlement', grosze: 500, versionId: randomUUID() },
      { ...base, id: randomUUID(), kind: 'payout', statement, grosze: -500 },
    ]
  })
  await appendEntries(queries, weeks.flat())
  const kept = (await openLedgers(queries)).week.get(driverId) ?? []
  expect(kept.map((entry) => [entry.kind, effectOf(entry)])).toEqual([
    ['brought-forward', 0],
    ['settlement', 500],
    ['payout', -500],
  ])
})
