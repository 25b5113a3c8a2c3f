import { expect, test } from 'vitest'
import type { RepairCosts } from '#features/planning/domain/repair/repair-costs.ts'
import { costWords, whyEmptyText, whyNotOwnText } from './texts-repair.ts'

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
const nameOf = (id: string) => `Kierowca ${id}`

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

test('an empty seat says why in one sentence', () => {
  expect(whyEmptyText({ why: 'LIMIT', limit: 20, seated: 20 }, nameOf)).toBe('Limit jest obsadzony: 20 z 20.')
  expect(
    whyEmptyText(
      {
        why: 'NOBODY_MAY',
        waiting: 3,
        obstacles: new Map([
          ['REST_AFTER_NIGHT', 2],
          ['PAPERS', 1],
        ] as const),
      },
      nameOf,
    ),
  ).toBe('Na listach: 3 osoby, ale nikt nie może wtedy jechać (po nocy: 2, bez ważnych dokumentów: 1).')
  expect(whyEmptyText({ why: 'SOMEBODY_MAY', reserve: ['a', 'b', 'c', 'd'], onCall: [] }, nameOf)).toBe(
    'Z rezerwy mogą jechać: Kierowca a, Kierowca b, Kierowca c i jeszcze 1.',
  )
  expect(whyEmptyText({ why: 'SOMEBODY_MAY', reserve: [], onCall: ['a'] }, nameOf)).toBe(
    'Z listy do dyspozycji może jechać: Kierowca a.',
  )
})

test('an own car not given says who has it', () => {
  expect(whyNotOwnText({ ownCar: 'c', why: 'OTHER_DRIVER', drivenBy: 'a' }, 'WX 1', nameOf)).toBe(
    'Auto główne WX 1: jedzie nim Kierowca a.',
  )
  expect(whyNotOwnText({ ownCar: 'c', why: 'FREE', drivenBy: undefined }, 'WX 1', nameOf)).toBe(
    'Auto główne WX 1 stoi wolne.',
  )
})
