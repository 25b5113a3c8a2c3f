import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWeeks } from '#kernel/week.ts'
import { anyRows, anyScheme, anyWeek } from '#test/settlement/any-week.ts'
import { splitByWeights } from '../arithmetic/largest-remainder.ts'
import { chargesOf } from '../charges/charge.ts'
import { splitByShifts } from '../charges/shared-cost.ts'
import { correct, type SettledWeek } from '../correction/correct.ts'
import { factsOfPeriod } from '../facts/facts-of-period.ts'
import { reconcile } from '../facts/reconcile.ts'
import { judgeScheme } from '../scheme/judge-scheme.ts'
import { daysOf, WEEK_47 } from '../testing/build.ts'
import { referenceWeek, slowSplit } from '../testing/slow-reference.ts'
import { inputFaults } from './input-faults.ts'
import { LINE_CODES, type Line } from './line.ts'
import { type Settlement, settle } from './settle.ts'

/** `RUNS=10000` for the whole measure. */
const TIMES = { numRuns: Number(process.env.RUNS ?? 150) }
const holds = <T>(weeks: fc.Arbitrary<T>, rule: (week: T) => void) =>
  fc.assert(fc.property(weeks, rule), TIMES)

const WORK = new Set([
  'app-net',
  'app-gross',
  'app-commission',
  'app-other',
  'share',
  'shift-pay',
  'hour-pay',
])

function byCode(lines: readonly Line[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {}
  for (const { code, app, amount } of lines) {
    const key = WORK.has(code) ? 'work' : code === 'cash' ? `cash ${app}` : code
    sums[key] = (sums[key] ?? 0n) + BigInt(amount)
  }
  return sums
}

const notNothing = (sums: Readonly<Record<string, bigint>>) =>
  Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0n))

test('every line and the result are what the slow reference reckons in exact fractions', () => {
  holds(anyWeek(), (week) => {
    expect(inputFaults(week)).toEqual([])
    const settled = settle(week)
    const reference = referenceWeek(week)
    expect(notNothing(byCode(settled.lines))).toEqual(notNothing(reference.amounts))
    expect(BigInt(settled.result)).toBe(reference.result)
  })
})

test('lines stand in the order of their codes, and every amount is a whole grosz', () => {
  holds(anyWeek(), (week) => {
    const { lines, balance, toPay, carry } = settle(week)
    const places = lines.map(({ code }) => LINE_CODES.indexOf(code))
    const isRent = week.scheme.earns.kind === 'rent'
    // Who rents sees each app's lines together.
    const ordered = isRent ? places.filter((place) => place > LINE_CODES.indexOf('app-other')) : places
    expect(ordered).toEqual(ordered.toSorted((a, b) => a - b))
    for (const amount of [...lines.map((line) => line.amount), balance, toPay, carry])
      expect(Number.isSafeInteger(amount) && !Object.is(amount, -0)).toBe(true)
  })
})

test('per app: net = passed on + VAT + driver + fleet; net − cash = reported payout', () => {
  holds(anyWeek(), (week) => {
    const { whereNetWent } = settle(week)
    for (const { net, passedOn, vat, driver, fleet } of whereNetWent)
      expect(passedOn + vat + driver + fleet).toBe(net)
    expect(reconcile(week.facts)).toEqual([])
  })
})

test('what is allotted to the apps adds up to the lines', () => {
  holds(anyWeek(), (week) => {
    const { whereNetWent, lines } = settle(week)
    if (whereNetWent.length === 0) return
    const total = (key: 'passedOn' | 'driver') => whereNetWent.reduce((sum, app) => sum + app[key], 0)
    const sumOfLines = (codes: readonly string[]) =>
      lines.reduce((sum, { code, amount }) => (codes.includes(code) ? sum + amount : sum), 0)
    expect(total('passedOn')).toBe(sumOfLines(['tip', 'toll', 'campaign', 'cancellation']))
    expect(total('driver')).toBe(sumOfLines([...WORK, 'tier', 'guarantee', 'vat-charge', 'vat-relief']))
  })
})

test('every row is in exactly one settlement or left out with a reason', () => {
  const weeks = [-1, 0, 1].map((ahead) => addWeeks(WEEK_47, ahead))
  holds(fc.tuple(anyRows(weeks[0]), anyRows(weeks[1]), anyRows(weeks[2])), (loads) => {
    const all = loads.flatMap(({ facts }, at) => facts.map((fact) => ({ ...fact, id: `${at} ${fact.id}` })))
    const found = weeks.flatMap((week) => factsOfPeriod(all, daysOf(week)).within.map(({ id }) => id))
    expect(found.sort()).toEqual(all.map(({ id }) => id).sort())
    for (const week of weeks) {
      const { within, leftOut } = factsOfPeriod(all, daysOf(week))
      expect(within.length + leftOut.length).toBe(all.length)
    }
  })
  holds(anyWeek(), (week) => {
    const ids = [...week.facts, ...week.shifts, ...week.charges].map(({ id }) => id)
    const settled = settle(week)
    expect(settled.rowIds).toEqual(ids.sort())
    for (const line of settled.lines) expect(ids).toEqual(expect.arrayContaining([...line.rowIds]))
  })
})

test("a fleet's results are the allotted facts and the charges", () => {
  holds(fc.array(anyWeek(), { maxLength: 4 }), (fleet) => {
    let results = 0
    let facts = 0
    let charges = 0
    for (const week of fleet) {
      const { result, lines, whereNetWent } = settle(week)
      results += result
      facts += whereNetWent.reduce((sum, { driver, passedOn }) => sum + driver + passedOn, 0)
      const cut = LINE_CODES.indexOf('cash')
      for (const { code, amount } of lines) {
        if (LINE_CODES.indexOf(code) >= cut) charges += amount
        // Pay without any app: nothing to allot it to, the fleet pays it.
        else if (whereNetWent.length === 0) charges += amount
      }
    }
    expect(results).toBe(facts + charges)
  })
})

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

test('settling changes nothing that it reads, and settling again gives the same bytes', () => {
  holds(anyWeek(), (week) => {
    const bytes = JSON.stringify(settle(deepFreeze(week)))
    expect(JSON.stringify(settle(week))).toBe(bytes)
  })
})

test('the order of rows and apps, and loading the same rows again, change nothing', () => {
  const shuffled = anyWeek().chain((week) =>
    fc.record({
      week: fc.constant(week),
      again: fc.record({
        facts: fc.shuffledSubarray([...week.facts], { minLength: week.facts.length }),
        shifts: fc.shuffledSubarray([...week.shifts], { minLength: week.shifts.length }),
        charges: fc.shuffledSubarray([...week.charges], { minLength: week.charges.length }),
      }),
    }),
  )
  holds(shuffled, ({ week, again }) => {
    const loaded = again.facts.map((fact) => ({ row: 'another file', ...fact, belongs: { ...fact.belongs } }))
    expect(JSON.stringify(settle({ ...week, ...again, facts: loaded }))).toBe(JSON.stringify(settle(week)))
  })
})

test('another amount, scheme, shift or opening is another hash', () => {
  holds(fc.tuple(anyWeek(), anyScheme), ([week, scheme]) => {
    const { inputsHash } = settle(week)
    expect(inputsHash).toMatch(/^[0-9a-f]{64}$/)
    expect(settle({ ...week, openingBalance: week.openingBalance + 1 }).inputsHash).not.toBe(inputsHash)
    const [first, ...others] = week.facts
    if (first) {
      const moved = [{ ...first, grosze: first.grosze + 1 }, ...others]
      expect(settle({ ...week, facts: moved }).inputsHash).not.toBe(inputsHash)
    }
    if (JSON.stringify(scheme.passes) !== JSON.stringify(week.scheme.passes))
      expect(settle({ ...week, scheme: { ...week.scheme, passes: scheme.passes } }).inputsHash).not.toBe(
        inputsHash,
      )
  })
})

test('the statement and its corrections are what the final rows come to under the frozen scheme', () => {
  holds(fc.tuple(anyWeek(), fc.array(anyRows(), { minLength: 1, maxLength: 3 })), ([input, later]) => {
    let settled: SettledWeek = {
      week: WEEK_47,
      statement: 'R/2026/47/0001',
      input,
      settlement: settle(input),
      corrections: [],
    }
    const bytes = JSON.stringify(settled)
    for (const rows of later) {
      const correction = correct(settled, rows)
      if (!correction) continue
      expect(correction.breakdown.reduce((sum, { difference }) => sum + difference, 0)).toBe(
        correction.grosze + correction.apart,
      )
      settled = { ...settled, corrections: [...settled.corrections, correction] }
      expect(correct(settled, rows)).toBeUndefined()
    }
    const corrected = settled.corrections.reduce((sum, { grosze }) => sum + grosze, 0)
    const now = settle({ ...input, ...later.at(-1)! })
    expect(settled.settlement.result + corrected).toBe(now.result)
    const correctedApart = settled.corrections.reduce((sum, { apart }) => sum + apart, 0)
    expect(sumApart(settled.settlement) + correctedApart).toBe(sumApart(now))
    expect(JSON.stringify({ ...settled, corrections: [] })).toBe(bytes)
  })
})

function sumApart({ paidApart }: Settlement): number {
  return paidApart.reduce((sum, { amount }) => sum + amount, 0)
}

test('whatever rents for the own car a week has, its result and balance are the same', () => {
  const rents = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 3 })
  holds(fc.tuple(anyWeek(), rents), ([week, grosze]) => {
    const others = week.charges.filter(({ kind }) => kind !== 'own-car')
    const cars = grosze.map(
      (one, at) => ({ id: `car ${at}`, kind: 'own-car', vehicle: 'KR 1', grosze: one }) as const,
    )
    const { result, balance, toPay, carry, lines } = settle({ ...week, charges: others })
    const withCars = settle({ ...week, charges: [...others, ...cars] })
    expect(withCars).toMatchObject({ result, balance, toPay, carry, lines })
    expect(sumApart(withCars)).toBe(grosze.reduce((sum, one) => sum + one, 0))
  })
})

test('parts of a split add up to the whole, each within a grosz of its exact share', () => {
  const weights = fc
    .array(fc.nat(50), { minLength: 1, maxLength: 8 })
    .filter((all) => all.some((one) => one > 0))
  holds(fc.tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), weights), ([whole, by]) => {
    const parts = splitByWeights(whole, by)
    expect(parts.reduce((a, b) => a + b, 0)).toBe(whole)
    expect(parts.map(BigInt)).toEqual(slowSplit(BigInt(whole), by.map(BigInt)))
  })
  const mixed = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 8 })
  holds(fc.tuple(fc.integer(), mixed), ([whole, by]) => {
    expect(splitByWeights(whole, by).reduce((a, b) => a + b, 0)).toBe(whole)
  })
})

test('a shared cost is paid once by all who share it', () => {
  holds(anyWeek(), ({ charges }) => {
    for (const { grosze, shifts } of chargesOf(charges, 'shared-cost')) {
      const all = [...splitByShifts(grosze, shifts).values()]
      expect(all.reduce((a, b) => a + b, 0)).toBe(grosze)
      expect(splitByShifts(grosze, shifts.toReversed())).toEqual(splitByShifts(grosze, shifts))
    }
  })
})

test('toPay x carry = 0, and both make the balance', () => {
  holds(anyWeek(), (week) => {
    const { toPay, carry, balance, result } = settle(week)
    expect(Math.abs(toPay * carry)).toBe(0)
    expect(toPay + carry).toBe(balance)
    expect(balance).toBe(week.openingBalance + result)
  })
})

test('random schemes are valid ones', () => {
  holds(anyScheme, (scheme) => {
    expect(judgeScheme(scheme)).toEqual([])
  })
})
