import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  counted,
  looseKey,
  monthTitle,
  plural,
  polishSortKey,
  unbroken,
  withoutPolishLetters,
} from './polish-text.ts'

test('Polish plurals: 1 dzień, 2 dni, 5 dni; 12-14 are many, 22 few (D10)', () => {
  const word = (count: number) => plural(count, 'zmiana', 'zmiany', 'zmian')
  expect([1, 21, 101].map(word)).toEqual(['zmiana', 'zmian', 'zmian'])
  expect([2, 3, 4, 22, 34, 102].map(word)).toEqual(Array(6).fill('zmiany'))
  expect([0, 5, 11, 12, 13, 14, 15, 20, 25, 112, 113, 114].map(word)).toEqual(Array(12).fill('zmian'))
  expect(counted(5, 'dzień', 'dni', 'dni')).toBe('5 dni')
  expect(counted(1017, 'zmiana', 'zmiany', 'zmian')).toBe('1\u00a0017 zmian')
})

test('Ą comes after A, Ł after L, Ż last (D38)', () => {
  const names = [
    'Żak Jan',
    'Ćma Ewa',
    'Lis Jan',
    'Łoś Jan',
    'Adam Ewa',
    'Ąkała Jan',
    'Zych Jan',
    'Źrebak Jan',
    'Czech Jan',
  ]
  const inOrder = [...names].sort((a, b) => (polishSortKey(a) < polishSortKey(b) ? -1 : 1))
  expect(inOrder).toEqual([
    'Adam Ewa',
    'Ąkała Jan',
    'Czech Jan',
    'Ćma Ewa',
    'Lis Jan',
    'Łoś Jan',
    'Zych Jan',
    'Źrebak Jan',
    'Żak Jan',
  ])
})

test('the key’s plain order is the Polish order of words', () => {
  const collator = new Intl.Collator('pl')
  const word = fc.stringMatching(/^[aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż]{1,12}$/)
  fc.assert(
    fc.property(word, word, (a, b) => {
      const [first, second] = [polishSortKey(a), polishSortKey(b)]
      expect(Math.sign(collator.compare(a, b))).toBe(first < second ? -1 : first > second ? 1 : 0)
    }),
  )
})

test('foreign letters fall back to their base letter, case does not count', () => {
  expect(polishSortKey('Müller')).toBe(polishSortKey('muller'))
})

test('a text without Polish letters keeps its length, so that an SMS is not cut', () => {
  expect(withoutPolishLetters('Zażółć gęślą jaźń, ŁÓDŹ')).toBe('Zazolc gesla jazn, LODZ')
})

test('headings are compared without case, Polish letters and punctuation', () => {
  expect(looseKey('  Nr. Rejestracyjny ')).toBe('nr rejestracyjny')
  expect(looseKey('KOLEJNOŚĆ')).toBe(looseKey('kolejnosc'))
  expect(looseKey('--')).toBe('')
})

test('a month as a heading stands alone, with a capital letter', () => {
  expect([1, 10, 12].map((month) => monthTitle({ year: 2026, month }))).toEqual([
    'Styczeń 2026',
    'Październik 2026',
    'Grudzień 2026',
  ])
})

test('no line breaks between an abbreviation and its ending; other hyphens stay', () => {
  expect(unbroken('po jednym SMS-ie, nowy PIN-em')).toBe('po jednym SMS\u2011ie, nowy PIN\u2011em')
  expect(unbroken('Nowak-Lis, e-mail, 16-22')).toBe('Nowak-Lis, e-mail, 16-22')
})
