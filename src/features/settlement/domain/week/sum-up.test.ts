import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kernel/calendar-date.ts'
import { datesOf } from '#kernel/week.ts'
import { anyScheme, anyWeek } from '#test/settlement/any-week.ts'
import { type FactRow, factsOfRows, rowsOfFacts } from '../facts/fact-row.ts'
import { factsOfPeriod, rowsOfPeriod } from '../facts/facts-of-period.ts'
import { FACT_KINDS, type FactKind } from '../facts/income-fact.ts'
import { reconcile, reconcileRows } from '../facts/reconcile.ts'
import { daysOf, WEEK_47 } from '../testing/build.ts'
import type { RowsInput } from './input.ts'
import { inputsHash, inputsMark } from './inputs-hash.ts'
import { settleSound } from './settle.ts'
import { sumUp } from './sum-up.ts'

/** `RUNS=10000` for the whole measure. */
const TIMES = { numRuns: Number(process.env.RUNS ?? 200) }
const holds = <T>(weeks: fc.Arbitrary<T>, rule: (week: T) => void) =>
  fc.assert(fc.property(weeks, rule), TIMES)

const DAYS = datesOf(WEEK_47)
const PERIOD = daysOf(WEEK_47)
const CODES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

const belongs = fc.oneof(
  fc.record({ date: fc.constantFrom(...DAYS), shift: fc.constantFrom('day' as const, 'night' as const) }),
  fc.constantFrom(
    PERIOD,
    { from: PERIOD.from, to: addDays(PERIOD.to, 1) },
    { from: PERIOD.from, to: addDays(PERIOD.to, 20) },
    { from: addDays(PERIOD.from, -3), to: PERIOD.to },
    { from: addDays(PERIOD.to, 1), to: addDays(PERIOD.to, 7) },
  ),
)

/** Few names and apps, so that rows share them; now and then no amount, or a kind that nobody knows. */
const anyRow: fc.Arbitrary<FactRow> = fc
  .record({
    app: fc.constantFrom('bolt', 'uber', 'taxi Ł'),
    row: fc.constantFrom('1:2', '1:3', '1:20', '2:2', '13:2'),
    belongs,
    kinds: fc.uniqueArray(fc.constantFrom(...FACT_KINDS), { minLength: 1, maxLength: 6 }),
    seeds: fc.array(
      fc.oneof(
        { weight: 20, arbitrary: fc.integer({ min: -3, max: 3 }) },
        { weight: 20, arbitrary: fc.integer({ min: -90_000, max: 90_000 }) },
        { weight: 1, arbitrary: fc.constantFrom(0.5, Number.NaN, 2 ** 53) },
      ),
      { minLength: 6, maxLength: 6 },
    ),
    odd: fc.constantFrom(...Array<null>(30).fill(null), 'bonus'),
  })
  .map(({ app, row, belongs: when, kinds, seeds, odd }) => {
    const told = odd === null ? kinds : [odd as FactKind, ...kinds.slice(1)]
    const codes = kinds.map((kind) => CODES[FACT_KINDS.indexOf(kind)] ?? '')
    const amounts = kinds.map((_, at) => seeds[at] ?? 0)
    const text = JSON.stringify([app, row, when, told, amounts.map(String)])
    return { app, row, belongs: when, kinds: told, amounts, codes, text }
  })

const anyRows = fc.array(anyRow, { maxLength: 7 })

/** Weeks of rows as they come, with shifts and charges of a sound week, now and then under a fact's id. */
const anyRowsInput: fc.Arbitrary<RowsInput> = fc
  .tuple(anyWeek(), anyRows, fc.boolean(), anyScheme)
  .map(([{ shifts, charges, openingBalance }, rows, clashes, scheme]) => ({
    ...{ period: PERIOD, rows, scheme, shifts, openingBalance },
    charges: charges.map((charge, at) => (clashes && at === 0 ? { ...charge, id: '1:2:3' } : charge)),
  }))

/** Sound weeks, in rows. */
const soundWeek = anyWeek().map(({ facts, ...week }): RowsInput => {
  const named = facts.map((fact, at) => ({
    ...fact,
    id: `${fact.row ?? `9:${at}`}:${at}`,
    row: fact.row ?? `9:${at}`,
  }))
  return { ...week, rows: rowsOfFacts(named) }
})

function heldAgainst(input: RowsInput): void {
  const { rows, ...week } = input
  const whole = settleSound({ ...week, facts: factsOfRows(rows) })
  const sums = sumUp(input)
  expect(sums.ok ? null : sums.error).toEqual(whole.ok ? null : whole.error)
  if (!sums.ok || !whole.ok) return
  const { lines: _lines, paidApart: _apart, rowIds: _rows, inputsHash: _hash, ...told } = whole.value
  expect(sums.value).toMatchObject(told)
  const moving = (lines: typeof sums.value.lines) =>
    lines.flatMap(({ code, app, amount }) => (amount === 0 ? [] : [[code, app, amount]]))
  expect(moving(sums.value.lines)).toEqual(moving(whole.value.lines))
  expect(moving(sums.value.paidApart)).toEqual(moving(whole.value.paidApart))
}

test('summed up, a week comes to the same money, warnings and faults as settled fact by fact', () => {
  holds(anyRowsInput, heldAgainst)
  holds(soundWeek, heldAgainst)
})

test('most of the sound weeks are sound in rows too', () => {
  const weeks = fc.sample(soundWeek, 50)
  expect(weeks.filter((week) => sumUp(week).ok).length).toBeGreaterThan(40)
})

test('rows that do not add up are those whose facts do not', () => {
  holds(anyRows, (rows) => {
    const sound = rows.filter(({ amounts }) => amounts.every(Number.isSafeInteger))
    expect(reconcileRows(sound)).toEqual(reconcile(factsOfRows(sound)))
  })
})

test('a period takes the rows of which it takes the facts', () => {
  holds(anyRows, (rows) => {
    expect(factsOfRows(rowsOfPeriod(rows, PERIOD))).toEqual(factsOfPeriod(factsOfRows(rows), PERIOD).within)
  })
})

test('facts that are put in rows again are the same facts', () => {
  holds(anyRows, (rows) => {
    const facts = factsOfRows(rows)
    const inOrder = (told: typeof facts) => told.map((fact) => JSON.stringify(fact)).sort()
    expect(inOrder(factsOfRows(rowsOfFacts(facts)))).toEqual(inOrder(facts))
  })
  const { row: _, ...rowless } = factsOfRows([
    { app: 'bolt', row: '1:2', belongs: PERIOD, kinds: ['net'], amounts: [1], codes: ['3'], text: 'a' },
  ])[0]!
  expect(() => rowsOfFacts([rowless])).toThrow(RangeError)
})

test('the mark is the same exactly where the hash is the same', () => {
  holds(fc.tuple(soundWeek, soundWeek, fc.nat(), fc.constantFrom(-1, 1)), ([week, other, at, more]) => {
    const mark = inputsMark(week)
    expect(inputsMark({ ...week, rows: week.rows.toReversed(), charges: week.charges.toReversed() })).toBe(
      mark,
    )
    const facts = factsOfRows(week.rows)
    const changed = facts.map((fact, place) =>
      place === at % Math.max(1, facts.length) ? { ...fact, grosze: fact.grosze + more } : fact,
    )
    const others: RowsInput[] = [
      { ...week, rows: rowsOfFacts(changed) },
      { ...week, rows: week.rows.slice(1) },
      { ...week, rows: rowsOfFacts(facts.slice(1)) },
      { ...week, scheme: other.scheme },
      { ...week, shifts: other.shifts },
      { ...week, charges: other.charges },
      { ...week, openingBalance: week.openingBalance + more },
    ]
    const hashOf = ({ rows, ...input }: RowsInput) => inputsHash({ ...input, facts: factsOfRows(rows) })
    for (const one of others) expect(inputsMark(one) === mark).toBe(hashOf(one) === hashOf(week))
  })
})
