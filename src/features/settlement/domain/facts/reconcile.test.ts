import { expect, test } from 'vitest'
import { day, daysOf, rowOf, WEEK_47 } from '../testing/build.ts'
import { appSums } from './app-sums.ts'
import { factsOfPeriod } from './facts-of-period.ts'
import type { IncomeFact } from './income-fact.ts'
import { reconcile } from './reconcile.ts'

test('Bolt: the net less cash is the payout; a row off by 12.00 is said with its rows', () => {
  const right = rowOf('bolt', { net: 2025.62, cash: 812.4, payout: 1213.22 })
  expect(reconcile(right)).toEqual([])
  const wrong = rowOf('bolt', { net: 2025.62, cash: 812.4, payout: 1201.22 })
  expect(reconcile(wrong)).toEqual([
    {
      code: 'payout-differs',
      app: 'bolt',
      row: 'bolt weekly',
      expected: 121_322,
      told: 120_122,
      rowIds: ['bolt-cash', 'bolt-net', 'bolt-payout'],
    },
  ])
})

test('Uber: paid is after fee and cash already', () => {
  expect(reconcile(rowOf('uber', { net: 1204.37, cash: 268, payout: 936.37 }))).toEqual([])
  expect(reconcile(rowOf('uber', { net: 1204.37, cash: 268, payout: 668.37 }))).toMatchObject([
    { code: 'payout-differs', expected: 93_637, told: 66_837 },
  ])
})

test('FREENOW: before and after commission', () => {
  expect(reconcile(rowOf('freenow', { gross: 500, commission: 60, net: 440 }))).toEqual([])
  expect(reconcile(rowOf('freenow', { gross: 500, commission: 60, net: 500 }))).toMatchObject([
    { code: 'net-differs', expected: 44_000, told: 50_000 },
  ])
})

test('an app that pays out before cash says so as data', () => {
  const facts = rowOf('other', { net: 100, cash: 40, payout: 100 })
  expect(reconcile(facts)).toHaveLength(1)
  expect(reconcile(facts, [{ app: 'other', payout: 'before-cash' }])).toEqual([])
})

test('a negative payout is the app’s word, and never cut to nothing', () => {
  expect(reconcile(rowOf('bolt', { net: 100, cash: 150, payout: -50 }))).toEqual([])
  expect(reconcile(rowOf('bolt', { net: 100, cash: 150, payout: 0 }))).toMatchObject([
    { expected: -5000, told: 0 },
  ])
})

test('nothing is worked out that was not told', () => {
  expect(reconcile(rowOf('bolt', { gross: 100, payout: 40 }))).toEqual([])
  expect(reconcile(rowOf('bolt', { commission: 20, net: 80 }))).toEqual([])
  expect(reconcile([])).toEqual([])
})

test('each row by itself: two wrong ones do not make a right one', () => {
  const rows = [100, -100].flatMap((off, at) =>
    rowOf('bolt', { net: 500, cash: 100, payout: 400 + off }).map((fact) => ({
      ...fact,
      id: `${fact.id} ${at}`,
      row: `row ${at}`,
    })),
  )
  expect(reconcile(rows).map(({ row }) => row)).toEqual(['row 0', 'row 1'])
})

test('facts that name no row are taken together where they belong to the same days; late ones by themselves', () => {
  const told = rowOf('uber', { net: 1204.37, cash: 268, payout: 936.37 }).map(({ row: _, ...fact }) => fact)
  const late: IncomeFact = {
    id: 'late',
    app: 'uber',
    kind: 'adjustment',
    grosze: -1460,
    belongs: daysOf(WEEK_47),
  }
  expect(reconcile([...told, late])).toEqual([])
  expect(reconcile([{ ...told[0]!, grosze: 0 }, ...told.slice(1)])).toHaveLength(1)
})

test('a commission is never what is left over: without one the net is unknown', () => {
  expect(appSums(rowOf('bolt', { gross: 100, tip: 5 }))).toMatchObject([{ net: 10_500, netFrom: 'unknown' }])
  expect(appSums(rowOf('bolt', { gross: 100, commission: 25 }))).toMatchObject([
    { net: 7500, netFrom: 'parts' },
  ])
  expect(appSums(rowOf('bolt', { gross: 100, net: 80 }))).toMatchObject([
    { net: 8000, netFrom: 'app', told: { commission: null, gross: 10_000 } },
  ])
})

/** Amounts of a row of the given name, in złoty. */
const inRow = (row: string, amounts: Parameters<typeof rowOf>[1]) =>
  rowOf('bolt', amounts).map((fact) => ({ ...fact, id: `${row}-${fact.kind}`, row }))

test('another row’s commission does not make a gross known', () => {
  const [ride, other] = [inRow('r1', { gross: 100 }), inRow('r2', { gross: 100, commission: 25 })]
  expect(appSums([...ride, ...other])).toMatchObject([
    { netFrom: 'unknown', withoutCommission: ['r1-gross'] },
  ])
  expect(appSums([...inRow('r1', { gross: 0, cancellation: 5 }), ...other])).toMatchObject([
    { net: 8000, netFrom: 'parts', withoutCommission: [] },
  ])
})

test('another row’s gross is not the gross of a net; tips, and payments without a fare, have none', () => {
  const ride = inRow('r2', { gross: 100, net: 75 })
  expect(appSums([...inRow('r1', { net: 1000 }), ...ride])).toMatchObject([{ withoutGross: ['r1-net'] }])
  const tip = inRow('r1', { net: 10, tip: 10 })
  expect(appSums([...tip, ...ride])).toMatchObject([{ withoutGross: [] }])
  const payment = inRow('r1', { net: 10 }).map((fact) => ({ ...fact, isPayment: true as const }))
  expect(appSums([...payment, ...ride])).toMatchObject([{ withoutGross: [] }])
})

test('a report counts whole where it begins, as its app cuts weeks', () => {
  const uber = { from: daysOf(WEEK_47).from, to: daysOf({ year: 2026, week: 48 }).from }
  const [fact] = rowOf('uber', { net: 10 }, uber)
  expect(factsOfPeriod([fact!], daysOf(WEEK_47)).within).toEqual([fact])
  expect(factsOfPeriod([fact!], daysOf({ year: 2026, week: 48 }))).toEqual({
    within: [],
    leftOut: [{ rowId: 'uber-net', reason: 'before-period' }],
  })
  expect(factsOfPeriod([fact!], daysOf({ year: 2026, week: 46 })).leftOut).toEqual([
    { rowId: 'uber-net', reason: 'after-period' },
  ])
})

test('a report of a month is no week’s, and says why', () => {
  const month = { from: day('2026-11-16'), to: day('2026-12-15') }
  expect(factsOfPeriod(rowOf('bolt', { net: 10 }, month), daysOf(WEEK_47))).toEqual({
    within: [],
    leftOut: [{ rowId: 'bolt-net', reason: 'spans-periods' }],
  })
  expect(factsOfPeriod(rowOf('bolt', { net: 10 }, month), month).within).toHaveLength(1)
})
