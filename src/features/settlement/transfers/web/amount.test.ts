import { expect, test } from 'vitest'
import { groszeOf, inZloty } from './amount.ts'

test('amounts are grosze, shown as złoty in groups, and read as people type them', () => {
  expect(inZloty(11_775_522)).toBe('117\u00a0755,22')
  expect(inZloty(5)).toBe('0,05')
  expect(inZloty(-1460)).toBe('−14,60')
  expect([groszeOf('5 000'), groszeOf('0,5'), groszeOf('12.30'), groszeOf(' ')]).toEqual([
    500_000,
    50,
    1230,
    null,
  ])
  expect([groszeOf('1,234'), groszeOf('-5'), groszeOf('1e3'), groszeOf('5 zł')]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})
