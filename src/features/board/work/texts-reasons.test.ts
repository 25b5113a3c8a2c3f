import { expect, test } from 'vitest'
import { whyEmptyText, whyNotOwnText } from './texts-reasons.ts'

const nameOf = (id: string) => `Kierowca ${id}`

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
