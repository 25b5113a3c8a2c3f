import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  behindPrefix,
  formatPhone,
  formatWholePhone,
  hasOwnPrefix,
  normalizePhone,
  type Phone,
} from './phone.ts'

test('six spellings of one number are one number (D6)', () => {
  const spellings = [
    '600100200',
    '600 100 200',
    '+48 600-100-200',
    '0048600100200',
    '48600100200',
    ' (+48) 600.100.200 ',
  ]
  expect(new Set(spellings.map(normalizePhone))).toEqual(new Set(['+48600100200']))
})

test('a nine-digit number that begins with 48 keeps it', () => {
  expect(normalizePhone('481234567')).toBe('+48481234567')
})

test('foreign numbers need their plus or zeros', () => {
  expect(normalizePhone('+380 44 123 45 67')).toBe('+380441234567')
  expect(normalizePhone('00380441234567')).toBe('+380441234567')
  expect(normalizePhone('380441234567')).toBeUndefined()
})

test('behind a plus 8 to 15 digits are a number of any country (D45)', () => {
  expect(normalizePhone('+423 12345')).toBe('+42312345')
  expect(normalizePhone('+123456789012345')).toBe('+123456789012345')
  expect(normalizePhone('+1234567')).toBeUndefined()
})

test('what can’t be a number is none', () => {
  for (const text of [
    '',
    '12345678',
    '060010020',
    'abc',
    '+48 60010020',
    '+4860010020012',
    '6001002001',
    '+1234567890123456',
    '600100200x',
  ])
    expect(normalizePhone(text)).toBeUndefined()
})

test('however nine digits are spaced and prefixed, the number is the same, and shown it reads back', () => {
  const digits = fc.stringMatching(/^[1-9]\d{8}$/)
  const gap = fc.constantFrom('', ' ', '-', '.', '  ')
  fc.assert(
    fc.property(digits, fc.constantFrom('', '+48', '0048', '48', '+48 '), gap, (number, prefix, space) => {
      const typed = prefix + [...number].join(space)
      const phone = normalizePhone(typed)
      expect(phone).toBe(`+48${number}`)
      expect(normalizePhone(formatPhone(phone as Phone))).toBe(phone)
    }),
  )
})

test.each([
  ['600 100 200', '+48600100200'],
  ['+48 600 100 200', '+48600100200'],
  ['0048 600-100-200', '+48600100200'],
  ['48600100200', '+48600100200'],
  [' + 48 600 100 200', '+48600100200'],
  ['480 100 200', '+48480100200'],
  ['60010', '+4860010'],
  ['+380 50 123 45 67', '+380501234567'],
  ['00380 50 123 45 67', '+380501234567'],
])('%j typed behind the fixed +48 is %s, the prefix never twice', (typed, whole) => {
  expect(behindPrefix(typed)).toBe(whole)
})

test('in a file a phone is written whole and in groups: spreadsheets take that for text and keep the sign', () => {
  expect(formatWholePhone('+48600100200' as Phone)).toBe('+48 600 100 200')
  expect(formatWholePhone('+380501234567' as Phone)).toBe('+3805 0123 4567')
  expect(formatWholePhone('+4915112345678' as Phone)).toBe('+4915 1123 4567 8')
})

test('the fixed +48 gives way to a prefix of one’s own', () => {
  expect(['600', '48 600', '+380', '0048', ' +'].map(hasOwnPrefix)).toEqual([false, false, true, true, true])
})
