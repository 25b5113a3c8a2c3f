import { expect, test } from 'vitest'
import { Rush } from './rush.ts'

/** Seats of one shift: who works takes one, who looks sees whether any is left. */
function seats(free: number) {
  const rush = new Rush()
  let left = free
  let [inside, most, worked] = [0, 0, 0]
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1))
  const want = (what = 'seat', fails = false) =>
    rush.run<{ got: boolean }>(
      what,
      async () => {
        await pause()
        return left === 0 ? { got: false } : undefined
      },
      async () => {
        worked += 1
        inside += 1
        most = Math.max(most, inside)
        await pause()
        inside -= 1
        if (fails) throw new Error('lost')
        left -= 1
        return { got: true }
      },
    )
  return { want, seen: () => ({ left, most, worked }) }
}

test('of fifty who want the last seat one goes in, and forty-nine are told by a look', async () => {
  const { want, seen } = seats(1)
  const answers = await Promise.all(Array.from({ length: 50 }, () => want()))
  expect(answers.filter(({ got }) => got)).toHaveLength(1)
  expect(seen()).toEqual({ left: 0, most: 1, worked: 1 })
})

test('as many go in as there are seats, one after another', async () => {
  const { want, seen } = seats(5)
  const answers = await Promise.all(Array.from({ length: 20 }, () => want()))
  expect(answers.filter(({ got }) => got)).toHaveLength(5)
  expect(seen()).toEqual({ left: 0, most: 1, worked: 5 })
})

test('where the one who was in failed, the next goes in', async () => {
  const { want, seen } = seats(1)
  const answers = await Promise.allSettled([want('seat', true), want(), want()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(seen()).toEqual({ left: 0, most: 1, worked: 2 })
})

test('who wants something else does not wait', async () => {
  const { want, seen } = seats(2)
  await Promise.all([want('day'), want('night')])
  expect(seen()).toMatchObject({ most: 2 })
})
