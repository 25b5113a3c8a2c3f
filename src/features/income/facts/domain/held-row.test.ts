import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { type HeldRow, oneTruth } from './held-row.ts'
import { INCOME_KINDS, type MoneyKind } from './income-kinds.ts'

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
  expect(told(oneTruth([report('1:2', 0, 4, 'net'), report('2:2', 2, 6, 'net')]))).toHaveLength(2)
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
    return isAbove && tells && isWithin
  })
}

const anyRow = fc
  .record({
    load: fc.integer({ min: 1, max: 12 }),
    no: fc.integer({ min: 2, max: 4 }),
    app: fc.constantFrom('bolt' as const, 'uber' as const),
    from: fc.integer({ min: 0, max: 6 }),
    long: fc.integer({ min: 0, max: 7 }),
    form: fc.constantFrom('ride' as const, 'payment' as const, 'report' as const),
    kinds: fc.uniqueArray(
      fc.constantFrom<MoneyKind[]>('gross', 'commission', 'net', 'tip', 'cash', 'payout'),
      { minLength: 1 },
    ),
  })
  .map(({ load, no, app, from, long, form, kinds }) => {
    const name = `${load}:${no}`
    const days = { from: day(from), to: day(from + long) }
    return {
      ...(form === 'ride' ? ride(name, from, ...kinds) : row(name, days, form === 'report', ...kinds)),
      app,
    }
  })

// A row of a file is of one app and either a report or none.
const anyRows = fc.uniqueArray(anyRow, { selector: (one) => one.row, maxLength: 9 })

test('of every amount by itself it is so: what a report above tells is covered, all else counts', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const counting = rows.flatMap((one) =>
        one.kinds.flatMap((kind, at) =>
          isCovered(one, kind, rows) ? [] : [`${one.row} ${one.codes[at]} ${one.amounts[at]}`],
        ),
      )
      const found = oneTruth(rows).flatMap((one) =>
        one.codes.map((code, at) => `${one.row} ${code} ${one.amounts[at]}`),
      )
      expect(found).toEqual(counting)
    }),
  )
})
