import { expect, test } from 'vitest'
import { mapInTurns } from './in-turns.ts'

test('long work leaves turns to others, and keeps the order of what it was asked for', async () => {
  let turns = 0
  const other = setInterval(() => {
    turns += 1
  }, 1)
  const spin = (ms: number) => {
    const until = performance.now() + ms
    while (performance.now() < until);
  }
  const answers = await mapInTurns(
    Array.from({ length: 500 }, (_, n) => n),
    (n, place) => {
      spin(0.4)
      return n + place
    },
  )
  clearInterval(other)
  expect(turns).toBeGreaterThan(3)
  expect(answers).toEqual(Array.from({ length: 500 }, (_, n) => 2 * n))
})

test('what fails fails the whole, and of nothing comes nothing', async () => {
  await expect(
    mapInTurns([1, 2], (item) => {
      if (item === 2) throw new RangeError('no such item')
      return item
    }),
  ).rejects.toThrow('no such item')
  expect(await mapInTurns([], () => 1)).toEqual([])
})
