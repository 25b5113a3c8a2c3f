import { expect, test } from 'vitest'
import { type Encoding, encodeText } from './encode.ts'

const POLISH = 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż'

test.each<Encoding>(['windows-1250', 'iso-8859-2', 'utf-8'])(
  'what is written in %s is read again',
  (encoding) => {
    const text = `Zażółć gęślą jaźń ${POLISH} 0123,./()+-"|\r\n`
    expect(new TextDecoder(encoding, { fatal: true }).decode(encodeText(text, encoding))).toBe(text)
  },
)

test('plain letters are the same bytes in every encoding', () => {
  const text = 'Rozliczenie 2026-W47, ul. Prosta 1/2 (m. 3) + 4\r\n'
  for (const encoding of ['ascii', 'windows-1250', 'iso-8859-2', 'utf-8'] as const) {
    expect(encodeText(text, encoding)).toEqual(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
  }
})

test('what an encoding does not have is never replaced by something else', () => {
  expect(() => encodeText('Łukasz', 'ascii')).toThrow('Ł')
  expect(() => encodeText('Юрій', 'windows-1250')).toThrow('Ю')
  expect(() => encodeText('Jörg', 'utf-8')).toThrow('ö')
})
