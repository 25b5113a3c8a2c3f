import { expect, test } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

/** Work that ends when told to. */
function gate() {
  const doors: (() => void)[] = []
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise<void>((resolve) => doors.push(resolve))
    inside -= 1
    return 'done'
  }
  const openAll = async () => {
    for (let idle = 0; idle < 5; idle += 1) {
      const door = doors.shift()
      if (door) {
        door()
        idle = 0
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { work, openAll, most: () => most }
}

test('only so many run at once, and all come to their turn', async () => {
  const line = createWaitingLine({ atOnce: 2, longest: 100, longestPerAsker: 100 })
  const { work, openAll, most } = gate()
  const answers = Array.from({ length: 10 }, () => line.run('a', work))
  await openAll()
  expect((await Promise.all(answers)).every((answer) => answer?.value === 'done')).toBe(true)
  expect(most()).toBe(2)
})

test('one asker fills only a part of the line, a full line turns everyone away', async () => {
  const line = createWaitingLine({ atOnce: 1, longest: 5, longestPerAsker: 3 })
  const { work, openAll } = gate()
  const greedy = Array.from({ length: 6 }, () => line.run('greedy', work))
  const others = ['b', 'c', 'd'].map((by) => line.run(by, work))
  await openAll()
  expect((await Promise.all(greedy)).filter(Boolean)).toHaveLength(3)
  expect((await Promise.all(others)).filter(Boolean)).toHaveLength(2)
})

test('work that fails leaves its place to the next', async () => {
  const line = createWaitingLine({ atOnce: 1, longest: 2, longestPerAsker: 2 })
  for (let round = 0; round < 3; round += 1) {
    await expect(line.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  }
  expect(await line.run('a', async () => 1)).toEqual({ value: 1 })
})
