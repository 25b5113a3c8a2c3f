import { describe, expect, test } from 'vitest'
import { day, rowOf } from '../testing/build.ts'
import { overlappingReports, spansWeeks } from './reports.ts'

const days = (from: string, to: string) => ({ from: day(from), to: day(to) })

test.each([
  ['Monday to Sunday', '2026-11-16', '2026-11-22', false],
  ['Uber’s, until Monday at 04:00', '2026-11-16', '2026-11-23', false],
  ['a part of a week', '2026-11-18', '2026-11-20', false],
  ['Wednesday to Tuesday', '2026-11-18', '2026-11-24', true],
  ['Sunday to Tuesday', '2026-11-22', '2026-11-24', true],
  ['a month', '2026-11-01', '2026-11-30', true],
])('%s: whether the report goes through several weeks', (_, from, to, spans) => {
  expect(spansWeeks(days(from, to))).toBe(spans)
})

describe('reports of one app that overlap', () => {
  const report = (
    row: string,
    from: string,
    to: string,
    amounts: Parameters<typeof rowOf>[1],
    app = 'bolt',
  ) => rowOf(app, amounts, days(from, to)).map((fact) => ({ ...fact, id: `${row}-${fact.kind}`, row }))
  const week = report('1', '2026-11-16', '2026-11-22', { net: 1000 })

  test('are named, both', () => {
    const other = report('2', '2026-11-20', '2026-11-23', { net: 400 })
    expect(overlappingReports([...other, ...week])).toMatchObject([
      { app: 'bolt', first: { ...days('2026-11-16', '2026-11-22') }, second: { row: '2' } },
    ])
  })

  test('also where one tells the net and the other gross and commission', () => {
    const other = report('2', '2026-11-20', '2026-11-23', { gross: 500, commission: 100 })
    expect(overlappingReports([...week, ...other])).toHaveLength(1)
  })

  test('are none on other days, of another app, of other money, or where one is a payment', () => {
    const others = [
      ...report('2', '2026-11-23', '2026-11-29', { net: 400 }),
      ...report('3', '2026-11-20', '2026-11-23', { net: 400 }, 'uber'),
      ...report('4', '2026-11-20', '2026-11-23', { tip: 10 }),
      ...report('5', '2026-11-20', '2026-11-20', { net: 30 }).map((fact) => ({
        ...fact,
        isPayment: true as const,
      })),
    ]
    expect(overlappingReports([...week, ...others])).toEqual([])
  })
})
