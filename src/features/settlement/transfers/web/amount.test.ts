import { expect, test } from 'vitest'
import { groszeOf } from './amount.ts'

test('amounts are read as people type them, in grosze', () => {
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
