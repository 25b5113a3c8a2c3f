import { expect, test } from 'vitest'
import type { RepairCosts } from '#features/planning/domain/repair/repair-costs.ts'
import { costWords } from './texts.ts'

const FREE: RepairCosts = {
  seatsEmpty: 0,
  losesShift: 0,
  changesShift: 0,
  changesCar: 0,
  promisesBroken: 0,
  onCallUsed: 0,
  squares: 0,
  ownCarsLost: 0,
  newPairs: 0,
  told: 0,
  reserveUsed: 0,
}
test('costs are told in words and numbers, what is not spent is left out', () => {
  expect(costWords(FREE)).toEqual(['żadne miejsce nie zostaje puste', 'odpoczynek i limity zachowane'])
  expect(
    costWords({ ...FREE, seatsEmpty: 2, promisesBroken: 1, reserveUsed: 5, ownCarsLost: -1, told: 3 }),
  ).toEqual([
    '2 puste miejsca',
    '1 złamana obietnica',
    '5 miejsc z rezerwy',
    '1 zmiana więcej w aucie głównym',
    '3 osoby do powiadomienia',
    'odpoczynek i limity zachowane',
  ])
})
