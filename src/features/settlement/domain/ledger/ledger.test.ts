import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ledger } from './entries.ts'
import { entriesOf, ledgerHolder } from './entries.ts'
import { effectOf, type LedgerEntry, type Payable } from './entry.ts'
import { balanceOf, book } from './ledger.ts'
import { openingOf, payablesOf, unpaidOf } from './payables.ts'

type WithoutId = LedgerEntry extends infer E
  ? E extends LedgerEntry
    ? Omit<E, 'id' | 'driver'>
    : never
  : never

function booked(
  ledger: Ledger,
  driver: string,
  entry: WithoutId,
  id = `e${ledger.length}`,
  onTheWay: readonly Payable[] = [],
): Ledger {
  const after = book(ledger, { ...entry, id, driver } as LedgerEntry, onTheWay)
  if (!after.ok) throw new Error(JSON.stringify(after.error))
  return after.value
}

function refused(ledger: Ledger, driver: string, entry: WithoutId, id = `e${ledger.length}`) {
  const after = book(ledger, { ...entry, id, driver } as LedgerEntry)
  return after.ok ? undefined : after.error
}

const statement = (name: string, grosze: number, onTheWay: readonly Payable[] = []): WithoutId => ({
  kind: 'settlement',
  statement: name,
  grosze,
  corrections: [],
  onTheWay,
})
const payout = (name: string, grosze: number): WithoutId => ({ kind: 'payout', statement: name, grosze })

describe('a balance', () => {
  test('is settlements, pay-ins and returned payouts, less payouts', () => {
    let ledger = booked([], 'jan', statement('46', 41_207))
    ledger = booked(ledger, 'jan', payout('46', 41_207), 'transfer')
    expect(balanceOf(ledger, 'jan')).toBe(0)
    ledger = booked(ledger, 'jan', { kind: 'payout-returned', payout: 'transfer', grosze: 41_207 })
    expect(balanceOf(ledger, 'jan')).toBe(41_207)
    ledger = booked(ledger, 'jan', { kind: 'pay-in', grosze: 1000 })
    ledger = booked(ledger, 'jan', { kind: 'correction', correction: 'c', grosze: -207 })
    expect(balanceOf(ledger, 'jan')).toBe(42_000)
    expect(balanceOf(ledger, 'somebody else')).toBe(0)
  })

  test('an overpaid debt does not vanish: a pay-in over the debt is the driver’s', () => {
    let ledger = booked([], 'jan', statement('46', -10_000))
    ledger = booked(ledger, 'jan', { kind: 'pay-in', grosze: 15_000 })
    expect(openingOf(ledger, 'jan').grosze).toBe(5000)
  })
})

describe('what may be paid', () => {
  test('is a statement’s rest; a second payout of it is refused', () => {
    let ledger = booked([], 'jan', statement('46', 1000))
    expect(payablesOf(ledger, 'jan')).toEqual([{ statement: '46', grosze: 1000 }])
    ledger = booked(ledger, 'jan', payout('46', 400))
    expect(refused(ledger, 'jan', payout('46', 1000))).toEqual({
      code: 'nothing-to-pay',
      statement: '46',
      left: 600,
    })
    ledger = booked(ledger, 'jan', payout('46', 600))
    expect(payablesOf(ledger, 'jan')).toEqual([])
    expect(refused(ledger, 'jan', payout('46', 1))).toMatchObject({ code: 'nothing-to-pay', left: 0 })
  })

  test('is nothing under a debt', () => {
    expect(payablesOf(booked([], 'jan', statement('46', -1)), 'jan')).toEqual([])
  })

  test('a pay-in after closing is no part of the statement, and waits for the next opening', () => {
    let ledger = booked([], 'jan', statement('46', 1000))
    ledger = booked(ledger, 'jan', { kind: 'pay-in', grosze: 500 })
    expect(payablesOf(ledger, 'jan')).toEqual([{ statement: '46', grosze: 1000 }])
    expect(openingOf(ledger, 'jan').grosze).toBe(1500)
  })

  test('a debt booked after closing is paid out to nobody', () => {
    let ledger = booked([], 'jan', statement('46', 1000))
    ledger = booked(ledger, 'jan', { kind: 'correction', correction: 'c', grosze: -700 })
    expect(payablesOf(ledger, 'jan')).toEqual([{ statement: '46', grosze: 300 }])
  })

  test('an unpaid rest rolls into the next opening, and the older statement pays no more', () => {
    let ledger = booked([], 'jan', statement('46', 1000))
    expect(openingOf(ledger, 'jan')).toEqual({ grosze: 1000, withdraws: [{ statement: '46', grosze: 1000 }] })
    ledger = booked(ledger, 'jan', statement('47', 500))
    expect(payablesOf(ledger, 'jan')).toEqual([{ statement: '47', grosze: 1500 }])
    expect(refused(ledger, 'jan', payout('46', 1000))).toMatchObject({ code: 'nothing-to-pay' })
  })

  test('an order on the way is not in the opening, and can be confirmed after the next closing', () => {
    let ledger = booked([], 'jan', statement('46', 1000))
    const exported = [{ statement: '46', grosze: 1000 }]
    expect(openingOf(ledger, 'jan', exported)).toEqual({ grosze: 0, withdraws: [] })
    ledger = booked(ledger, 'jan', statement('47', 500, exported))
    expect(payablesOf(ledger, 'jan')).toEqual([...exported, { statement: '47', grosze: 500 }])
    ledger = booked(ledger, 'jan', payout('46', 1000), 'late')
    expect(payablesOf(ledger, 'jan')).toEqual([{ statement: '47', grosze: 500 }])
    ledger = booked(ledger, 'jan', payout('47', 500))
    expect(balanceOf(ledger, 'jan')).toBe(0)
    // It comes back: it may be paid again under its own statement, until the next one takes it along.
    ledger = booked(ledger, 'jan', { kind: 'payout-returned', payout: 'late', grosze: 1000 })
    expect(payablesOf(ledger, 'jan')).toEqual(exported)
    expect(openingOf(ledger, 'jan')).toEqual({ grosze: 1000, withdraws: exported })
    ledger = booked(ledger, 'jan', statement('48', 200))
    expect(payablesOf(ledger, 'jan')).toEqual([{ statement: '48', grosze: 1200 }])
  })

  test('an order that the bank refused is no more than the balance has left by then', () => {
    const exported = [{ statement: '46', grosze: 1000 }]
    const ledger = booked(booked([], 'jan', statement('46', 1000)), 'jan', statement('47', -300, exported))
    expect(unpaidOf(ledger, 'jan', exported)).toEqual([])
    expect(unpaidOf(ledger, 'jan')).toEqual([{ statement: '46', grosze: 700 }])
    expect(openingOf(ledger, 'jan')).toEqual({ grosze: 700, withdraws: [{ statement: '46', grosze: 700 }] })
  })

  test('one returned order is payable again, only that one', () => {
    let ledger = booked(booked([], 'jan', statement('a', 1000)), 'ewa', statement('b', 700))
    ledger = booked(ledger, 'jan', payout('a', 1000), 'order a')
    ledger = booked(ledger, 'ewa', payout('b', 700), 'order b')
    ledger = booked(ledger, 'jan', { kind: 'payout-returned', payout: 'order a', grosze: 1000 })
    expect(payablesOf(ledger, 'jan')).toEqual([{ statement: 'a', grosze: 1000 }])
    expect(payablesOf(ledger, 'ewa')).toEqual([])
    expect(refused(ledger, 'jan', { kind: 'payout-returned', payout: 'order a', grosze: 1 })).toMatchObject({
      code: 'no-such-payout',
      left: 0,
    })
  })
})

describe('an order that left for the bank', () => {
  const exported = [{ statement: '46', grosze: 1000 }]
  const corrected = () =>
    booked(booked([], 'jan', statement('46', 1000)), 'jan', {
      kind: 'correction',
      correction: 'c',
      grosze: -700,
    })

  test('is booked as it went, whatever was corrected since; the debt that it leaves is carried', () => {
    const went = { ...payout('46', 1000), id: 'went', driver: 'jan' } as LedgerEntry
    expect(book(corrected(), went)).toMatchObject({ ok: false, error: { left: 300 } })
    const paid = book(corrected(), went, exported)
    expect(paid.ok && balanceOf(paid.value, 'jan')).toBe(-700)
    expect(paid.ok && openingOf(paid.value, 'jan')).toEqual({ grosze: -700, withdraws: [] })
  })

  test('is booked up to what left, and under its own statement alone', () => {
    const more = { ...payout('46', 1001), id: 'went', driver: 'jan' } as LedgerEntry
    expect(book(corrected(), more, exported)).toMatchObject({ error: { code: 'nothing-to-pay', left: 1000 } })
    const other = { ...payout('45', 1000), id: 'went', driver: 'jan' } as LedgerEntry
    expect(book(corrected(), other, exported)).toMatchObject({ error: { code: 'nothing-to-pay', left: 0 } })
  })

  test('and comes back is payable again as far as the debt lets it', () => {
    const went = { ...payout('46', 1000), id: 'went', driver: 'jan' } as LedgerEntry
    const paid = book(corrected(), went, exported)
    if (!paid.ok) throw new Error(paid.error.code)
    const back = booked(paid.value, 'jan', { kind: 'payout-returned', payout: 'went', grosze: 1000 })
    expect(payablesOf(back, 'jan')).toEqual([{ statement: '46', grosze: 300 }])
  })
})

describe('a person folded into another', () => {
  const both = () => booked(booked([], 'jan', statement('j', 1000)), 'jan 2', statement('k', -300))

  test('keeps statement and entries; the ledgers are one', () => {
    const before = both()
    const ledger = booked(before, 'jan', { kind: 'link', folded: 'jan 2' })
    expect(ledger.slice(0, 2)).toEqual(before)
    expect(ledgerHolder(ledger, 'jan 2')).toBe('jan')
    expect(balanceOf(ledger, 'jan')).toBe(700)
    expect(balanceOf(ledger, 'jan 2')).toBe(700)
    expect(entriesOf(ledger, 'jan')).toHaveLength(3)
  })

  test('has both statements payable until one of both withdraws them', () => {
    let ledger = booked(booked([], 'jan', statement('j', 1000)), 'jan 2', statement('k', 400))
    ledger = booked(ledger, 'jan', { kind: 'link', folded: 'jan 2' })
    expect(payablesOf(ledger, 'jan')).toEqual([
      { statement: 'j', grosze: 1000 },
      { statement: 'k', grosze: 400 },
    ])
    const paid = booked(ledger, 'jan 2', payout('k', 400))
    expect(openingOf(paid, 'jan').grosze).toBe(1000)
    const next = booked(ledger, 'jan', statement('l', 100))
    expect(payablesOf(next, 'jan')).toEqual([{ statement: 'l', grosze: 1500 }])
  })

  /** C folded into B, who has no statement after that, and B into A, who has the next one. */
  const foldedTwice = (ofC: number): Ledger => {
    let ledger = booked([], 'c', statement('C', ofC))
    ledger = booked(ledger, 'b', { kind: 'link', folded: 'c' })
    ledger = booked(ledger, 'a', { kind: 'link', folded: 'b' })
    return booked(ledger, 'a', statement('A', 20_000))
  }

  test('through a record that was folded itself: a debt is taken off what the last one is paid', () => {
    const ledger = foldedTwice(-10_000)
    expect(payablesOf(ledger, 'a')).toEqual([{ statement: 'A', grosze: 10_000 }])
    expect(unpaidOf(ledger, 'a')).toEqual([{ statement: 'A', grosze: 10_000 }])
    expect(refused(ledger, 'a', payout('A', 20_000))).toMatchObject({ code: 'nothing-to-pay', left: 10_000 })
  })

  test('through a record that was folded itself: what was left unpaid is withdrawn and paid once', () => {
    const ledger = foldedTwice(10_000)
    expect(unpaidOf(ledger, 'a')).toEqual([{ statement: 'A', grosze: 30_000 }])
    expect(refused(ledger, 'c', payout('C', 10_000))).toMatchObject({ code: 'nothing-to-pay', left: 0 })
  })

  test('gets no new entries, and can’t be folded twice or in a circle', () => {
    const ledger = booked(both(), 'jan', { kind: 'link', folded: 'jan 2' })
    expect(refused(ledger, 'jan 2', statement('m', 1))).toEqual({ code: 'driver-folded', into: 'jan' })
    expect(refused(ledger, 'jan 2', { kind: 'link', folded: 'jan' })).toMatchObject({ code: 'driver-folded' })
    expect(refused(ledger, 'ewa', { kind: 'link', folded: 'jan 2' })).toMatchObject({ code: 'link-circle' })
    expect(refused(ledger, 'ewa', { kind: 'link', folded: 'ewa' })).toMatchObject({ code: 'link-circle' })
  })
})

test.each<[string, WithoutId]>([
  ['a payout of nothing', payout('46', 0)],
  ['a negative payout', payout('46', -5)],
  ['a pay-in that is none', { kind: 'pay-in', grosze: Number.NaN }],
  ['half a grosz', { kind: 'pay-in', grosze: 0.5 }],
  ['a settlement without end', statement('47', Number.POSITIVE_INFINITY)],
])('%s is refused', (_, entry) => {
  expect(refused(booked([], 'jan', statement('46', 1000)), 'jan', entry)).toEqual({ code: 'no-amount' })
})

test('an entry, a statement and a correction are booked once', () => {
  let ledger = booked([], 'jan', { ...statement('46', 0), corrections: ['c1'] } as WithoutId)
  expect(refused(ledger, 'jan', { kind: 'pay-in', grosze: 1 }, 'e0')).toEqual({
    code: 'entry-repeated',
    id: 'e0',
  })
  expect(refused(ledger, 'ewa', statement('46', 5))).toEqual({ code: 'statement-repeated', statement: '46' })
  const again = { kind: 'correction', correction: 'c1', grosze: 5 } as const
  expect(refused(ledger, 'jan', again)).toEqual({ code: 'correction-repeated', correction: 'c1' })
  ledger = booked(ledger, 'jan', { ...again, correction: 'c2' })
  const next = { ...statement('47', 0), corrections: ['c2'] } as WithoutId
  expect(refused(ledger, 'jan', next)).toMatchObject({ code: 'correction-repeated' })
})

/** Steps of a driver's year: what is booked is what the rules let through. */
const step = fc.oneof(
  fc.record({ does: fc.constant('settle' as const), grosze: fc.integer({ min: -50_000, max: 100_000 }) }),
  fc.record({ does: fc.constant('export' as const) }),
  fc.record({ does: fc.constant('confirm' as const) }),
  fc.record({ does: fc.constant('refuse' as const) }),
  fc.record({ does: fc.constant('cash' as const) }),
  fc.record({ does: fc.constant('return' as const) }),
  fc.record({ does: fc.constant('pay in' as const), grosze: fc.integer({ min: 1, max: 30_000 }) }),
  fc.record({ does: fc.constant('correct' as const), grosze: fc.integer({ min: -60_000, max: 20_000 }) }),
)

test('paid + last balance = results + corrections + pay-ins, nothing is paid twice, all that left is booked, in any history', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      let ledger: Ledger = []
      let exported: Payable[] = []
      let results = 0
      let payIns = 0
      for (const one of steps) {
        if (one.does === 'settle') {
          const opening = openingOf(ledger, 'd', exported)
          ledger = booked(ledger, 'd', statement(`s${ledger.length}`, one.grosze, exported))
          results += one.grosze
          const newest = unpaidOf(ledger, 'd', exported)
          const toPay = Math.max(0, opening.grosze + one.grosze)
          expect(newest.reduce((sum, { grosze }) => sum + grosze, 0)).toBe(toPay)
        } else if (one.does === 'pay in') {
          ledger = booked(ledger, 'd', { kind: 'pay-in', grosze: one.grosze })
          payIns += one.grosze
        } else if (one.does === 'correct') {
          const correction = `c${ledger.length}`
          ledger = booked(ledger, 'd', { kind: 'correction', correction, grosze: one.grosze })
          results += one.grosze
        } else if (one.does === 'export') {
          exported = [...exported, ...unpaidOf(ledger, 'd', exported)]
        } else if (one.does === 'confirm' || one.does === 'refuse') {
          const [first, ...others] = exported
          exported = others
          if (first && one.does === 'confirm')
            ledger = booked(ledger, 'd', payout(first.statement, first.grosze), undefined, [first])
        } else if (one.does === 'cash') {
          const open = unpaidOf(ledger, 'd', exported)[0]
          if (open) ledger = booked(ledger, 'd', payout(open.statement, open.grosze))
        } else {
          const back = ledger.findLast(
            (entry) =>
              entry.kind === 'payout' &&
              !ledger.some((other) => other.kind === 'payout-returned' && other.payout === entry.id),
          )
          if (back?.kind === 'payout')
            ledger = booked(ledger, 'd', { kind: 'payout-returned', payout: back.id, grosze: back.grosze })
        }
      }
      const paid = ledger.reduce(
        (sum, entry) =>
          entry.kind === 'payout' || entry.kind === 'payout-returned' ? sum - effectOf(entry) : sum,
        0,
      )
      expect(paid + balanceOf(ledger, 'd')).toBe(results + payIns)
      const sum = (of: readonly Payable[]) => of.reduce((total, { grosze }) => total + grosze, 0)
      const free = balanceOf(ledger, 'd') - sum(exported)
      expect(sum(unpaidOf(ledger, 'd', exported))).toBeLessThanOrEqual(Math.max(0, free))
    }),
    { numRuns: 500 },
  )
})

test('whoever was folded into whom, what may be paid after a statement is what it says', () => {
  const people = ['a', 'b', 'c', 'd', 'e']
  const person = fc.constantFrom(...people)
  const act = fc.oneof(
    fc.record({
      does: fc.constant('settle' as const),
      who: person,
      grosze: fc.integer({ min: -900, max: 900 }),
    }),
    fc.record({ does: fc.constant('fold' as const), who: person, into: person }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30, size: 'max' }), (acts) => {
      let ledger: Ledger = []
      for (const one of acts) {
        const holder = ledgerHolder(ledger, one.who)
        if (one.does === 'fold') {
          const into = ledgerHolder(ledger, one.into)
          if (into !== holder) ledger = booked(ledger, into, { kind: 'link', folded: holder })
          continue
        }
        const { grosze } = openingOf(ledger, holder)
        const name = `s${ledger.length}`
        ledger = booked(ledger, holder, statement(name, one.grosze))
        const toPay = Math.max(0, grosze + one.grosze)
        expect(unpaidOf(ledger, holder)).toEqual(toPay > 0 ? [{ statement: name, grosze: toPay }] : [])
      }
    }),
    { numRuns: 500 },
  )
})

test('what a fleet may be paid is the sum of toPay on its statements, each over 0', () => {
  const week = fc.record({
    opening: fc.integer({ min: -9000, max: 9000 }),
    result: fc.integer({ min: -9000, max: 9000 }),
  })
  fc.assert(
    fc.property(fc.array(week, { maxLength: 20 }), (fleet) => {
      let ledger: Ledger = []
      for (const [at, { opening, result }] of fleet.entries()) {
        ledger = booked(ledger, `driver ${at}`, statement(`46/${at}`, opening))
        ledger = booked(ledger, `driver ${at}`, statement(`47/${at}`, result))
      }
      const payables = fleet.flatMap((_, at) => unpaidOf(ledger, `driver ${at}`))
      const toPay = fleet.map(({ opening, result }) => Math.max(0, opening + result))
      expect(payables.map(({ grosze }) => grosze)).toEqual(toPay.filter((grosze) => grosze > 0))
      expect(payables.every((one) => one.statement.startsWith('47/'))).toBe(true)
    }),
  )
})
