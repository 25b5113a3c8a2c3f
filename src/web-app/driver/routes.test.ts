import { expect, test } from 'vitest'
import { screenAt } from './routes.ts'

test('the prescribed addresses lead to their screens, with or without a slash at the end', () => {
  expect(screenAt('/')).toBe('availability')
  expect(screenAt('/koordynator')).toBe('fleet-calendar')
  expect(screenAt('/kalendarz-pracy/')).toBe('own-calendar')
})

test('any other address is not found', () => {
  expect(screenAt('/koordynator/2')).toBe('not-found')
  expect(screenAt('/admin2')).toBe('not-found')
})
