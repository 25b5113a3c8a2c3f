import { expect, test } from 'vitest'
import { LANGUAGES, languageOf } from './languages.ts'

test.each([
  ['uk', 'uk'],
  ['uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.7', 'uk'],
  ['de-DE,de;q=0.9,ru;q=0.4,ka;q=0.8', 'ka'],
  ['en;q=0.5, pl;q=0.5', 'en'],
  ['KA', 'ka'],
  ['uk;q=0, ru;q=0.1', 'ru'],
  ['de,fr', 'pl'],
  ['*', 'pl'],
  ['', 'pl'],
  ['uk;q=abc', 'pl'],
  [',;q=,;;', 'pl'],
])('a browser that takes %j reads %s', (accepted, language) => {
  expect(languageOf({ accepted })).toBe(language)
})

test('what was chosen on the device goes before what the record says, and that before the browser', () => {
  expect(languageOf({ chosen: 'ka', stored: 'ru', accepted: 'en' })).toBe('ka')
  expect(languageOf({ stored: 'ru', accepted: 'en' })).toBe('ru')
  expect(languageOf({ chosen: 'xx', stored: null, accepted: 'en' })).toBe('en')
  expect(languageOf({ chosen: '__proto__' })).toBe('pl')
})

test('whatever a header says, one of our languages is answered in', () => {
  for (const accepted of ['x'.repeat(100_000), 'uk;'.repeat(9000), '\u0000', 'ru;q=1e9'])
    expect(LANGUAGES).toContain(languageOf({ accepted }))
})
