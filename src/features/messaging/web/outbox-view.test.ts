import { expect, test } from 'vitest'
import { changedView, filterOf } from './outbox-view.ts'

test('the address is asked for in the words of the call', () => {
  expect(
    filterOf({
      szukaj: ' żak ',
      droga: 'e-mail',
      stan: 'nie-doszly',
      rodzaj: 'zmiany',
      rok: 2026,
      tydzien: 11,
    }),
  ).toEqual({ q: 'żak', kind: 'email', state: 'missed', about: 'changes', year: 2026, week: 11 })
})

test('a week without its year, and a single letter, ask for nothing', () => {
  expect(filterOf({ szukaj: 'ż', tydzien: 11 })).toEqual({})
})

test('whatever is changed begins with the first page, and empty words leave the address', () => {
  expect(changedView({ szukaj: 'żak', strona: 4 }, { szukaj: '' })).toEqual({
    szukaj: undefined,
    strona: undefined,
  })
  expect(changedView({ stan: 'blad' }, { strona: 3 })).toEqual({ stan: 'blad', szukaj: undefined, strona: 3 })
})
