import { expect, test } from 'vitest'
import { testClock } from '#platform/server/clock.ts'
import { createPace } from './pace.ts'

function stage() {
  const clock = testClock('2026-11-11T05:00:00Z')
  const waits: number[] = []
  const pace = createPace({
    clock,
    pauseMs: 3000,
    wait: async (milliseconds) => {
      waits.push(milliseconds)
      clock.advance(milliseconds)
    },
  })
  return { clock, waits, pace }
}

test('the first goes at once, the next when the pause is over', async () => {
  const { clock, waits, pace } = stage()
  await pace.run(async () => clock.advance(1200))
  await pace.run(async () => undefined)
  clock.advance(5000)
  await pace.run(async () => undefined)
  expect(waits).toEqual([1800])
})

test('one at a time, in the order of calling, also after one has failed', async () => {
  const { pace } = stage()
  const told: string[] = []
  const work = (name: string, fails = false) =>
    pace.run(async () => {
      told.push(`${name} begins`)
      await Promise.resolve()
      told.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const answers = await Promise.allSettled([work('a'), work('b', true), work('c')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('a clock that was set back makes nobody wait longer than the pause', async () => {
  const { clock, waits, pace } = stage()
  await pace.run(async () => undefined)
  clock.advance(-3_600_000)
  await pace.run(async () => undefined)
  expect(waits).toEqual([3000])
})
