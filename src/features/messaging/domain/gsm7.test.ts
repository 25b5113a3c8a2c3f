import fc from 'fast-check'
import { expect, test } from 'vitest'
import { septetsOf, sizeOfSms } from './gsm7.ts'

test('one SMS holds 160 plain characters, a part of a longer one 153', () => {
  expect(sizeOfSms('')).toEqual({ encoding: 'gsm7', units: 0, parts: 0 })
  expect(sizeOfSms('a'.repeat(160))).toEqual({ encoding: 'gsm7', units: 160, parts: 1 })
  expect(sizeOfSms('a'.repeat(161)).parts).toBe(2)
  expect(sizeOfSms('a'.repeat(306)).parts).toBe(2)
  expect(sizeOfSms('a'.repeat(307)).parts).toBe(3)
})

test('a single Polish letter makes it 70, and 67 a part', () => {
  expect(sizeOfSms(`ż${'a'.repeat(69)}`)).toEqual({ encoding: 'ucs2', units: 70, parts: 1 })
  expect(sizeOfSms(`ż${'a'.repeat(70)}`).parts).toBe(2)
  expect(sizeOfSms(`ż${'a'.repeat(133)}`).parts).toBe(2)
  expect(sizeOfSms(`ż${'a'.repeat(134)}`).parts).toBe(3)
  for (const letter of 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ–„”…→\u00a0') expect(septetsOf(letter)).toBeUndefined()
})

test('brackets, backslash, tilde, bar, caret and euro count double, and are never cut in half', () => {
  for (const sign of '^{}[]~\\|€') expect(sizeOfSms(sign).units).toBe(2)
  expect(sizeOfSms('€'.repeat(80)).parts).toBe(1)
  // 76 of them and one septet left over in each part.
  expect(sizeOfSms('€'.repeat(153)).parts).toBe(3)
})

/** The parts themselves, cut one after another from the front. */
function slowParts(text: string): string[] {
  const isPlain = [...text].every((character) => septetsOf(character) !== undefined)
  const lengthOf = (piece: string): number =>
    isPlain ? [...piece].reduce((sum, character) => sum + (septetsOf(character) ?? 0), 0) : piece.length
  if (text === '') return []
  if (lengthOf(text) <= (isPlain ? 160 : 70)) return [text]
  const parts: string[] = []
  let rest = [...text]
  while (rest.length > 0) {
    let taken = rest.length
    while (lengthOf(rest.slice(0, taken).join('')) > (isPlain ? 153 : 67)) taken -= 1
    parts.push(rest.slice(0, taken).join(''))
    rest = rest.slice(taken)
  }
  return parts
}

test('the count is that of the parts cut one by one', () => {
  const plain = fc.constantFrom('a', 'Z', '0', ' ', '€', '{', 'ü')
  const any = fc.constantFrom('a', 'ż', '€', '🚕', '…')
  const texts = fc.oneof(
    fc.string({ unit: plain, maxLength: 500 }),
    fc.string({ unit: any, maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(sizeOfSms(text).parts).toBe(slowParts(text).length)
    }),
    { numRuns: 300 },
  )
})
