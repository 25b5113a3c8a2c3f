import { expect, test } from 'vitest'
import { wayToTell } from './way-to-tell.ts'

const BOTH = { email: true, sms: true }

test('the message goes the way that the driver chose', () => {
  expect(wayToTell('sms', BOTH)).toBe('sms')
  expect(wayToTell('email', BOTH)).toBe('email')
})

test('who has not chosen gets a letter, and an SMS where there is no address', () => {
  expect(wayToTell(null, BOTH)).toBe('email')
  expect(wayToTell(null, { email: false, sms: true })).toBe('sms')
})

test('where the chosen way does not lead there the other one does', () => {
  expect(wayToTell('sms', { email: true, sms: false })).toBe('email')
  expect(wayToTell('email', { email: false, sms: true })).toBe('sms')
})

test('who wants no message gets none, and no way is no way', () => {
  expect(wayToTell('none', BOTH)).toBe('none')
  expect(wayToTell('sms', { email: false, sms: false })).toBeUndefined()
})
