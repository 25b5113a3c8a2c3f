import { expect, test } from 'vitest'
import { pushTiming } from './push-headers.ts'

const NOW = Date.parse('2026-03-11T11:00:00Z')
const HOUR = 3_600_000

test('it is told until the shift begins, and wakes a sleeping phone within 24 hours of it', () => {
  expect(pushTiming(NOW + 2 * HOUR, NOW)).toEqual({ ttl: 7200, urgency: 'high' })
  expect(pushTiming(NOW + 24 * HOUR, NOW)).toEqual({ ttl: 86_400, urgency: 'high' })
  expect(pushTiming(NOW + 25 * HOUR, NOW)).toEqual({ ttl: 90_000, urgency: 'normal' })
})

test('never longer than services take, never a past time', () => {
  expect(pushTiming(NOW + 60 * 24 * HOUR, NOW).ttl).toBe(28 * 86_400)
  expect(pushTiming(NOW - HOUR, NOW).ttl).toBe(0)
})
