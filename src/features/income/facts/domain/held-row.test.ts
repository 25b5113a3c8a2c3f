import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { EARNED } from './earned.ts'
import { type HeldRow, oneTruth } from './held-row.ts'
import { INCOME_APPS, INCOME_KINDS, type MoneyKind } from './income-kinds.ts'
import { overlapping } from './overlapping.ts'
import { unsplitOf } from './unsplit.ts'

const MONDAY = '2026-11-16' as CalendarDate
const day = (at: number) => addDays(MONDAY, at)

function row(name: string, belongs: HeldRow['belongs'], isReport: boolean, ...kinds: MoneyKind[]): HeldRow {
  return {
    ...{ row: name, app: 'bolt', belongs, isReport, isPayment: false, kinds, text: name },
    amounts: kinds.map((kind) => INCOME_KINDS[kind] * 100),
    codes: kinds.map((kind) => String(INCOME_KINDS[kind])),
  }
}

const ride = (name: string, at: number, ...kinds: MoneyKind[]) =>
  row(name, { date: day(at), shift: 'day' }, false, ...kinds)
const report = (name: string, from: number, to: number, ...kinds: MoneyKind[]) =>
  row(name, { from: day(from), to: day(to) }, true, ...kinds)
const told = (rows: readonly HeldRow[]) => rows.map((one) => `${one.row} ${one.kinds.join()}`)

test('a report of a week that tells the net covers gross, commission and net of its rides, and leaves their tips (D49)', () => {
  const rides = [ride('1:2', 0, 'gross', 'commission', 'net', 'tip'), ride('1:3', 9, 'gross')]
  const counts = oneTruth([...rides, report('2:2', 0, 6, 'net')])
  expect(told(counts)).toEqual(['1:2 tip', '1:3 gross', '2:2 net'])
  expect(counts[0]).toMatchObject({ amounts: [400], codes: ['4'] })
  // Whoever goes by the text sees that less of the row counts.
  expect(counts[0]?.text).not.toBe(rides[0]?.text)
})

test('of equal reports the later load holds, of reports within each other the larger one', () => {
  expect(told(oneTruth([report('1:2', 0, 6, 'net'), report('2:2', 0, 6, 'net')]))).toEqual(['2:2 net'])
  expect(told(oneTruth([report('1:2', 0, 6, 'net'), report('2:2', 0, 2, 'net', 'cash')]))).toEqual([
    '1:2 net',
    '2:2 cash',
  ])
})

test('of reports that cross each other the lesser adds and covers nothing, and stands beside', () => {
  const rides = [ride('3:2', 0, 'net'), ride('3:3', 4, 'net')]
  const counts = oneTruth([report('1:2', 0, 3, 'net', 'tip'), report('2:2', 2, 6, 'net'), ...rides])
  expect(told(counts)).toEqual(['1:2 tip', '1:2 net', '2:2 net', '3:2 net'])
  expect(counts.map(({ isBeside }) => isBeside ?? false)).toEqual([false, true, false, false])
})

test('gross and commission are beside another report’s net, as they are the same money', () => {
  const counts = oneTruth([report('1:2', 0, 3, 'gross', 'commission', 'cash'), report('2:2', 2, 6, 'net')])
  expect(counts.map(({ isBeside, kinds }) => [kinds.join(), isBeside ?? false])).toEqual([
    ['cash', false],
    ['gross,commission', true],
    ['net', false],
  ])
})

test('a report covers nothing of another account, and is covered by none of its reports', () => {
  const of = (account: string, one: HeldRow): HeldRow => ({ ...one, account })
  const rows = [
    of('one', report('1:2', 0, 6, 'net')),
    of('two', report('2:2', 0, 6, 'net')),
    of('two', report('3:2', 1, 2, 'net')),
    of('two', ride('4:2', 1, 'net')),
    of('three', ride('5:2', 1, 'net')),
    ride('6:2', 1, 'net'),
  ]
  expect(told(oneTruth(rows))).toEqual(['1:2 net', '2:2 net', '5:2 net'])
})

test('what counts of reports, payments and rides is what the results of the days come to (Spec 2 §9, D49)', () => {
  fc.assert(
    fc.property(anyRows, (all) => {
      const rows = all.flatMap((one) => (one.kinds.includes('net') ? [netOf(one)] : []))
      const counted = oneTruth(rows).filter(({ isBeside }) => !isBeside)
      for (const [app, own] of Map.groupBy(rows, (one) => one.app)) {
        const days = own.flatMap((one) => ('from' in one.belongs ? [asDays(one, one.belongs)] : []))
        const slots = own.flatMap((one) => ('date' in one.belongs ? [asSlot(one, one.belongs)] : []))
        const left = unsplitOf(days, slots, []).map(({ appsIncomeGrosze }) => appsIncomeGrosze ?? 0)
        const inResults = sum([
          ...left,
          ...slots.filter(({ kind }) => kind === EARNED).map(({ amount }) => amount),
        ])
        expect(sum(counted.filter((one) => one.app === app).flatMap(({ amounts }) => amounts))).toBe(
          inResults,
        )
      }
    }),
  )
})

test('a later report of the same days covers only the kinds that it tells: the earlier net stays (D49)', () => {
  const rides = [ride('1:2', 0, 'gross', 'net')]
  const reports = [report('2:2', 0, 6, 'gross', 'net', 'cash'), report('3:2', 0, 6, 'gross')]
  expect(told(oneTruth([...rides, ...reports]))).toEqual(['2:2 net,cash', '3:2 gross'])
})

test('another app’s report covers nothing', () => {
  const rows = [ride('1:2', 0, 'net'), { ...report('2:2', 0, 6, 'net'), app: 'uber' as const }]
  expect(oneTruth(rows)).toEqual(rows)
})

/** The rule for one amount by itself, against all reports. */
function isCovered(one: HeldRow, kind: MoneyKind, rows: readonly HeldRow[]): boolean {
  const daysOf = ({ belongs }: HeldRow) =>
    'from' in belongs ? belongs : { from: belongs.date, to: belongs.date }
  const loadOf = (of: HeldRow) => Number(of.row.split(':')[0])
  return rows.some((above) => {
    const kinds = new Set(rows.flatMap((same) => (same.isReport && same.row === above.row ? same.kinds : [])))
    const tellsNet = kinds.has('gross') || kinds.has('net')
    const [a, b] = [daysOf(above), daysOf(one)]
    const isEqual = one.isReport && a.from === b.from && a.to === b.to
    const tells = kinds.has(kind) || (tellsNet && !isEqual && ['gross', 'commission', 'net'].includes(kind))
    const isAbove = above.isReport && above.app === one.app && above.row !== one.row
    const isWithin = a.from <= b.from && b.to <= a.to && (!isEqual || loadOf(one) < loadOf(above))
    return isAbove && tells && isWithin && !isLesser(above, kind, rows)
  })
}

/** Whether a better report of the app crosses this one's and tells the kind as well. */
function isLesser(one: HeldRow, kind: MoneyKind, rows: readonly HeldRow[]): boolean {
  const told = ({ kinds }: HeldRow) =>
    kinds.includes('gross') || kinds.includes('net') ? [...kinds, 'gross', 'commission', 'net'] : kinds
  return rows.some((other) => {
    const others = other.isReport && other.app === one.app && told(other).includes(kind)
    return (
      one.isReport &&
      others &&
      told(one).includes(kind) &&
      overlapping([spanOf(one), spanOf(other)]).has(spanOf(one))
    )
  })
}

const spans = new WeakMap<HeldRow, { date: CalendarDate; until: CalendarDate }>()

function spanOf(one: HeldRow) {
  const { belongs } = one
  const [date, until] = 'from' in belongs ? [belongs.from, belongs.to] : [belongs.date, belongs.date]
  const span = spans.get(one) ?? { date, until }
  spans.set(one, span)
  return span
}

function netOf(one: HeldRow): HeldRow {
  const [grosze] = one.amounts
  return { ...one, kinds: ['net'], codes: ['3'], amounts: [(grosze ?? 0) + Number(one.row.split(':')[0])] }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

function asDays(one: HeldRow, { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate }) {
  return {
    ...{ date: from, until: to, app: INCOME_APPS[one.app], kind: INCOME_KINDS.net, amount: sum(one.amounts) },
    ...{ loadNo: Number(one.row.split(':')[0]), isReport: one.isReport, account: one.account },
  }
}

function asSlot(one: HeldRow, { date, shift }: Slot) {
  return {
    date,
    shift,
    app: INCOME_APPS[one.app],
    kind: EARNED,
    amount: sum(one.amounts),
    account: one.account,
  }
}

const anyRow = fc
  .record({
    load: fc.integer({ min: 1, max: 12 }),
    no: fc.integer({ min: 2, max: 4 }),
    app: fc.constantFrom('bolt' as const, 'uber' as const),
    from: fc.integer({ min: 0, max: 6 }),
    long: fc.integer({ min: 0, max: 7 }),
    form: fc.constantFrom('ride' as const, 'payment' as const, 'report' as const),
    account: fc.constantFrom(undefined, undefined, undefined, 'one', 'two'),
    kinds: fc.uniqueArray(
      fc.constantFrom<MoneyKind[]>('gross', 'commission', 'net', 'tip', 'cash', 'payout'),
      { minLength: 1 },
    ),
  })
  .map(({ load, no, app, account, from, long, form, kinds }) => {
    const name = `${load}:${no}`
    const days = { from: day(from), to: day(from + long) }
    return {
      ...(form === 'ride' ? ride(name, from, ...kinds) : row(name, days, form === 'report', ...kinds)),
      app,
      ...(account === undefined ? {} : { account }),
    }
  })

// A row of a file is of one app and either a report or none.
const anyRows = fc.uniqueArray(anyRow, { selector: (one) => one.row, maxLength: 9 })

test('of every amount by itself it is so: what a report above tells is covered, all else counts', () => {
  fc.assert(
    fc.property(anyRows, (drawn) => {
      const rows = drawn.map((one): HeldRow => ({ ...one, account: null }))
      const counting = rows.flatMap((one) =>
        one.kinds.flatMap((kind, at) =>
          isCovered(one, kind, rows)
            ? []
            : [`${one.row} ${one.codes[at]} ${one.amounts[at]} ${isLesser(one, kind, rows)}`],
        ),
      )
      const found = oneTruth(rows).flatMap((one) =>
        one.codes.map((code, at) => `${one.row} ${code} ${one.amounts[at]} ${one.isBeside ?? false}`),
      )
      expect(found.sort()).toEqual(counting.sort())
    }),
  )
})
