import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bonusWinners } from './winners.ts'

const NAMES: Readonly<Record<string, string>> = {
  a: 'Łukasz Lis',
  b: 'Zenon Ąk',
  c: 'Ćwik Jan',
  d: 'Adam Żak',
}
const nameOf = (id: string) => NAMES[id] ?? id
const earned = (incomes: Readonly<Record<string, number | null>>) =>
  Object.entries(incomes).map(([driverId, totalIncomeGrosze]) => ({ driverId, totalIncomeGrosze }))

describe('3 TOP zgarnia bonus (Spec 1 §9)', () => {
  test('the three with the highest total income of the shift take it, the highest first', () => {
    expect(bonusWinners(earned({ a: 300, b: 100, c: 400, d: 200 }), nameOf)).toEqual([
      { driverId: 'c', totalIncomeGrosze: 400, place: 1 },
      { driverId: 'a', totalIncomeGrosze: 300, place: 2 },
      { driverId: 'd', totalIncomeGrosze: 200, place: 3 },
    ])
  })

  test('who ties with the third takes it too, equal ones by name in Polish order', () => {
    const winners = bonusWinners(earned({ a: 200, b: 200, c: 400, d: 300 }), nameOf)
    expect(winners.map(({ driverId, place }) => [driverId, place])).toEqual([
      ['c', 1],
      ['d', 2],
      ['a', 3],
      ['b', 3],
    ])
  })

  test('who brought home nothing, a loss, or nothing known takes none, however few drove', () => {
    expect(
      bonusWinners(earned({ a: 0, b: -50, c: null, d: 1 }), nameOf).map(({ driverId }) => driverId),
    ).toEqual(['d'])
    expect(bonusWinners([], nameOf)).toEqual([])
  })

  test('whatever the incomes, nobody with fewer than three above is left out, and nobody else comes in', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: -3, max: 6 }))), (incomes) => {
        const rows = incomes.map((totalIncomeGrosze, index) => ({
          driverId: String(index),
          totalIncomeGrosze,
        }))
        const expected = rows.filter(
          ({ totalIncomeGrosze: own }) =>
            own !== null && own > 0 && rows.filter((row) => (row.totalIncomeGrosze ?? 0) > own).length < 3,
        )
        expect(new Set(bonusWinners(rows, nameOf).map(({ driverId }) => driverId))).toEqual(
          new Set(expected.map(({ driverId }) => driverId)),
        )
      }),
    )
  })
})
