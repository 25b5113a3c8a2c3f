import { expect, test } from 'vitest'
import { tellTexts as texts } from './texts-tell.ts'

test('the head counts all that are closed, and what of them the press still tells', () => {
  expect(texts.told({ told: 0, closed: 54, waiting: 54 })).toBe(
    'Zamknięto 54 rozliczenia, kierowcy jeszcze o tym nie wiedzą.',
  )
  expect(texts.told({ told: 0, closed: 54, waiting: 50 })).toBe(
    'Zamknięto 54 rozliczenia, do powiadomienia zostało 50.',
  )
  expect(texts.told({ told: 3, closed: 54, waiting: 47 })).toBe(
    'Powiadomiono o 3 z 54 rozliczeń, do powiadomienia zostało 47.',
  )
})

test('where nobody is left to be told, it is not said that somebody is', () => {
  expect(texts.told({ told: 0, closed: 4, waiting: 0 })).toBe('Zamknięto 4 rozliczenia.')
  expect(texts.told({ told: 1, closed: 2, waiting: 0 })).toBe('Powiadomiono o 1 z 2 rozliczeń.')
})

test('those whom no message reaches are counted where not all are named', () => {
  expect(texts.unreachable(['Jan Kot (nie ma adresu)'])).toBe(
    'Wiadomość nie dojdzie: Jan Kot (nie ma adresu).',
  )
  expect(texts.unreachable(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe(
    'Wiadomość nie dojdzie (7): A, B, C, D, E i jeszcze 2.',
  )
})

test('the question says what goes out and what only waits in the outbox for want of a gateway', () => {
  const both = { letters: true, sms: true }
  expect(texts.text(57, 0, { letters: false, sms: true })).toMatch(/^Wyjdzie: 57 e-maili\. /)
  expect(texts.text(57, 2, both)).toMatch(
    /^Nie wyjdzie, tylko zapisze się w skrzynce nadawczej, bo nie ma bramki: 57 e-maili, 2 SMS\./,
  )
  const mixed = texts.text(57, 2, { letters: true, sms: false })
  expect(mixed).toContain('Wyjdzie: 2 SMS.')
  expect(mixed).toContain('bo nie ma bramki: 57 e-maili.')
})
