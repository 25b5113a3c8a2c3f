import { expect, test } from 'vitest'
import { retryPause } from './retry-pause.ts'

test('pauses grow from a minute to a day, and end after about three days', () => {
  const pauses: number[] = []
  for (let attempts = 1, pause = retryPause(1); pause !== undefined; pause = retryPause(++attempts))
    pauses.push(pause)
  expect(pauses[0]).toBe(60_000)
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000).toBeCloseTo(2.93, 1)
})
