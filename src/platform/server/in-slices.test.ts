import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

function busy(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('others have their turn before a long work ends, and its order stays', async () => {
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 1)
  const items = Array.from({ length: 30 }, (_, at) => at)
  const done = await inSlices(items, (item) => {
    busy(5)
    return item * 2
  })
  clearInterval(others)
  expect(done).toEqual(items.map((item) => item * 2))
  expect(turns).toBeGreaterThanOrEqual(3)
})

test('what fails fails the whole', async () => {
  await expect(
    inSlices([1, 2], (item) => {
      if (item === 2) throw new RangeError('no such item')
      return item
    }),
  ).rejects.toThrow('no such item')
  expect(await inSlices([], () => 1)).toEqual([])
})
