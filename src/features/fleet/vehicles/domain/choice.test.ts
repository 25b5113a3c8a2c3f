import { expect, test } from 'vitest'
import { ADDED_POSITION, choiceKey, compareChoices, readChoiceName } from './choice.ts'

test('a name is kept trimmed, with single spaces', () => {
  expect(readChoiceName('  Alfa   Romeo ')).toBe('Alfa Romeo')
})

test.each(['', '   ', 'x'.repeat(61), 'Fi\u0007at', 'Fi\u200bat'])('%j is no name', (typed) => {
  expect(readChoiceName(typed)).toBeUndefined()
})

test('a name stands once whatever its case, Polish letters included', () => {
  expect(choiceKey('ŻÓŁTY')).toBe(choiceKey('żółty'))
})

test('the specification’s choices come first, added ones in Polish order', () => {
  const added = (name: string) => ({ position: ADDED_POSITION, name })
  const choices = [added('Żółty'), added('Łososiowy'), added('Lila'), { position: 0, name: 'Szary' }]
  expect(choices.sort(compareChoices).map(({ name }) => name)).toEqual([
    'Szary',
    'Lila',
    'Łososiowy',
    'Żółty',
  ])
})
