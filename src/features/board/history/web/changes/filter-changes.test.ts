import { expect, test } from 'vitest'
import { ALL_CHANGES, choicesOf, type FoundBy, isWanted, kindOf } from './filter-changes.ts'

const jan: FoundBy = {
  kind: 'car',
  driver: 'Święto Jan',
  cars: ['WX 1', 'WX 2'],
  words: 'Święto Jan wtorek 17.3.2026, dzień, WX 1 → wtorek 17.3.2026, dzień, WX 2',
}
const ewa: FoundBy = {
  kind: 'removed',
  driver: 'Łuczak Ewa',
  cars: ['WX 2', ''],
  words: 'Łuczak Ewa środa 18.3.2026, noc, WX 2 → poza grafikiem',
}
const found = (wanted: Partial<typeof ALL_CHANGES>) =>
  [jan, ewa].filter((each) => isWanted({ ...ALL_CHANGES, ...wanted }, each))

test('with nothing asked for all changes are told', () => {
  expect(found({})).toEqual([jan, ewa])
})

test('changes are found by kind, by person and by either of their cars, and all of it has to hold', () => {
  expect(found({ kind: 'removed' })).toEqual([ewa])
  expect(found({ driver: 'Święto Jan' })).toEqual([jan])
  expect(found({ car: 'WX 1' })).toEqual([jan])
  expect(found({ car: 'WX 2' })).toEqual([jan, ewa])
  expect(found({ car: 'WX 1', kind: 'removed' })).toEqual([])
})

test('the search finds every word of it anywhere, without regard to case and marks', () => {
  expect(found({ search: 'swieto' })).toEqual([jan])
  expect(found({ search: ' luczak  SRODA' })).toEqual([ewa])
  expect(found({ search: '17.3 wx 2' })).toEqual([jan])
  expect(found({ search: 'nikt' })).toEqual([])
})

test('only what is there can be chosen, each once, in Polish order', () => {
  expect(choicesOf([jan, ewa], ALL_CHANGES)).toEqual({
    kinds: ['car', 'removed'],
    drivers: ['Łuczak Ewa', 'Święto Jan'],
    cars: ['WX 1', 'WX 2'],
  })
})

test('unsaved moves have the same kinds as saved changes', () => {
  const at = (slot: number, carId: string | null) => ({ slot, carId })
  expect(kindOf(at(0, 'c1'), at(0, 'c2'))).toBe('car')
  expect(kindOf(at(0, 'c1'), at(1, 'c1'))).toBe('slot')
  expect(kindOf(at(0, 'c1'), at(0, null))).toBe('slot')
  expect(kindOf(null, at(0, 'c1'))).toBe('added')
  expect(kindOf(at(0, 'c1'), null)).toBe('removed')
})

test('what is chosen can be taken back when its last change has gone', () => {
  const wanted = { kind: 'removed', driver: 'Łuczak Ewa', car: 'WX 3', search: '' } as const
  expect(choicesOf([jan], wanted)).toEqual({
    kinds: ['car', 'removed'],
    drivers: ['Łuczak Ewa', 'Święto Jan'],
    cars: ['WX 1', 'WX 2', 'WX 3'],
  })
})
