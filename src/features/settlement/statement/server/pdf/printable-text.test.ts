import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadFaces } from './faces.ts'
import { printableText } from './printable-text.ts'

const { shows } = loadFaces()
const printed = (text: string) => printableText(text, shows)

test('Polish, Cyrillic and Georgian names stay as they are', () => {
  for (const name of [
    'Zażółć Gęślą-Jaźń ĄĆĘŁŃÓŚŹŻ',
    'Олександр Їжакевич, Ґалаґан Єва',
    'Ёлкін Ўладзімір',
    'გიორგი ბერიძე',
    'Nguyễn Thị Ánh',
    'Đorđe Müller-Løkken',
  ])
    expect(printed(name)).toBe(name)
})

test.each([
  ['a mark that turns the direction is gone', 'Jan \u202e9696,009\u202c Kowalski', 'Jan 9696,009 Kowalski'],
  ['control characters are spaces', 'Jan\u0000\r\nNowak\t\u0085x', 'Jan Nowak x'],
  ['an emoji is left out, however many parts it has', 'Jan 👨‍👩‍👧‍👦 Kowalski 🚕', 'Jan Kowalski'],
  ['so are flags and emoji in other skins', '🇵🇱 Ewa 👍🏽 Mróz', 'Ewa Mróz'],
  ['a name of emoji alone is a box, not nothing', '🚕🚕', '□'],
  ['half of a pair is a box', 'Jan \ud83d', 'Jan □'],
  ['letters of a script without a font are boxes', 'محمد', '□□□□'],
  ['accents that pile up are dropped, and the letter stays', 'Z̸̢̛̗͓a̵͝łgo', 'Załgo'],
  ['a letter spelled as two is one', 'Go\u0301ra', 'Góra'],
  ['joiners, soft hyphens and the like are gone', 'Ko\u00adwal\u200bski\ufeff\ufe0f', 'Kowalski'],
  ['a group of digits is held together', '1\u00a0105,00 i 1\u00a0230', '1\u202f105,00 i 1\u202f230'],
])('%s', (_, text, expected) => {
  expect(printed(text)).toBe(expected)
})

test('whatever comes, what is printed has glyphs, is on one line, and printing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const once = printed(text)
      expect([...once].every((letter) => shows(letter.codePointAt(0) ?? 0))).toBe(true)
      expect(once).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Zl}\p{Zp}]| {2}/u)
      expect(printed(once)).toBe(once)
    }),
    { numRuns: 2_000 },
  )
})
