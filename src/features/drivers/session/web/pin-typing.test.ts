import { expect, test } from 'vitest'
import { NO_DIGITS, pinWithDigits, pinWithoutDigit, wholePin } from './pin-typing.ts'

test('four digits typed one by one fill the four boxes', () => {
  let digits = NO_DIGITS
  let place = 0
  for (const digit of '0719') ({ digits, next: place } = pinWithDigits(digits, place, digit))
  expect(wholePin(digits)).toBe('0719')
  expect(place).toBe(3)
})

test('a pasted PIN fills all boxes wherever it is pasted, whatever stands around its digits', () => {
  expect(pinWithDigits(NO_DIGITS, 2, ' PIN: 12-34 ').digits).toEqual(['1', '2', '3', '4'])
})

test('another digit in a full box replaces the one that was there', () => {
  expect(pinWithDigits(['1', '2', '', ''], 0, '15').digits).toEqual(['5', '2', '', ''])
  expect(pinWithDigits(['1', '2', '', ''], 0, '51').digits).toEqual(['5', '2', '', ''])
})

test('letters change nothing', () => {
  expect(pinWithDigits(['1', '', '', ''], 1, 'x')).toEqual({ digits: ['1', '', '', ''], next: 1 })
})

test('a backspace empties the box, and in an empty box the one before', () => {
  expect(pinWithoutDigit(['1', '2', '', ''], 1)).toEqual({ digits: ['1', '', '', ''], next: 1 })
  expect(pinWithoutDigit(['1', '2', '', ''], 2)).toEqual({ digits: ['1', '', '', ''], next: 1 })
  expect(pinWithoutDigit(NO_DIGITS, 0)).toEqual({ digits: NO_DIGITS, next: 0 })
})

test('three digits are no PIN', () => {
  expect(wholePin(['1', '2', '', '4'])).toBeUndefined()
})
