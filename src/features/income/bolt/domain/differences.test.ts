import { expect, test } from 'vitest'
import { INCOME_KINDS } from '#features/income/facts/domain/public.ts'
import { differenceOf, type Said } from './differences.ts'

function said(loadNo: number, amounts: Partial<Record<keyof typeof INCOME_KINDS, number>>): Said {
  const told = Object.entries(amounts) as [keyof typeof INCOME_KINDS, number][]
  return {
    loadNo,
    kinds: told.map(([kind]) => INCOME_KINDS[kind]),
    amounts: told.map(([, amount]) => amount),
  }
}

test('what both tell alike is no difference, nor what one of them does not tell at all', () => {
  expect(
    differenceOf(said(1, { gross: 4000, rides: 1 }), said(2, { gross: 4000, net: 3000, rides: 1 })),
  ).toBeUndefined()
})

test('another amount is told with both, and with the one that was loaded later', () => {
  const file = said(3, { gross: 3600, rides: 1, distance: 5001 })
  expect(differenceOf(file, said(2, { gross: 4000, rides: 1, distance: 5000 }))).toEqual({
    told: 'both',
    holds: 'file',
    amounts: [{ kind: 'gross', file: 3600, bolt: 4000 }],
  })
})

test('a ride that stands on one side alone is told, an empty order is not', () => {
  expect(differenceOf(undefined, said(2, { rides: 1, gross: 4000 }))).toMatchObject({
    told: 'bolt',
    holds: 'bolt',
  })
  expect(differenceOf(said(2, { rides: 1, gross: 4000 }), undefined)).toMatchObject({ told: 'file' })
  expect(differenceOf(said(2, { rides: 0, gross: 0 }), undefined)).toBeUndefined()
})
