import { expect, test } from 'vitest'
import { plainText, runsOf } from './inline-marks.ts'

test('labels, keys and links are told from the words around them', () => {
  expect(runsOf('Naciśnij „Cofnij” albo `Ctrl+Z` w [„Edycja”](/admin/edycja-grafiku?x=1).')).toEqual([
    { kind: 'plain', text: 'Naciśnij ' },
    { kind: 'label', text: '„Cofnij”' },
    { kind: 'plain', text: ' albo ' },
    { kind: 'key', text: 'Ctrl+Z' },
    { kind: 'plain', text: ' w ' },
    { kind: 'link', to: '/admin/edycja-grafiku?x=1', text: '„Edycja”' },
    { kind: 'plain', text: '.' },
  ])
})

test('a text without marks is one run, an empty one none', () => {
  expect(runsOf('Zwykłe (zdanie) [bez] odnośnika.')).toEqual([
    { kind: 'plain', text: 'Zwykłe (zdanie) [bez] odnośnika.' },
  ])
  expect(runsOf('')).toEqual([])
})

test('what is read has no marks', () => {
  expect(plainText('Zobacz [przypięcia](#przypiecia) i `P`.')).toBe('Zobacz przypięcia i P.')
})
