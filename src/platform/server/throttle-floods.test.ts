import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts'
import { type TestClock, testClock } from './clock.ts'
import type { Platform } from './platform.ts'
import { createSecrets, newToken, type Secrets } from './secrets.ts'
import { throttleBuckets } from './tables.ts'
import { createThrottle, type Throttle } from './throttle.ts'
import { TooManyAtOnce } from './waiting-line.ts'

let here: TestDatabase
let clock: TestClock
let throttle: Throttle
beforeAll(async () => {
  here = await createTestDatabase()
})
afterAll(() => here.close())
beforeEach(async () => {
  await here.reset()
  clock = testClock('2026-03-11T11:00:00Z')
  const { fingerprint } = createSecrets(Buffer.alloc(32, 7))
  const secrets = { fingerprint, pretendToCheck: async () => undefined } as unknown as Secrets
  throttle = createThrottle({ database: here.database, clock, secrets } as unknown as Platform)
})

const wrong = async () => false
const right = async () => true
const times = async <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = []
  for (let index = 0; index < count; index += 1) answers.push(await one(index))
  return answers
}
const count = (answers: readonly string[], what: string) => answers.filter((answer) => answer === what).length

test('a flood of refused tries without cookies leaves nothing behind', async () => {
  const flood = () =>
    times(30, (index) =>
      throttle.attempt(
        'driver-pin',
        { address: '10.0.0.1', account: `+4860010${index}`, invented: true, device: newToken() },
        wrong,
      ),
    )
  expect(count(await flood(), 'wrong')).toBe(10)
  const rows = await here.database.queries.$count(throttleBuckets)
  expect(count(await flood(), 'wrong')).toBe(0)
  expect(await here.database.queries.$count(throttleBuckets)).toBe(rows)
})

test('who only meets a rush is not told of wrong tries, and none is counted', async () => {
  const keys = { address: '10.0.0.1', account: 'anna' }
  const rush = await Promise.allSettled(
    Array.from({ length: 60 }, () => throttle.attempt('login', keys, right)),
  )
  const turnedAway = rush.filter((each) => each.status === 'rejected')
  expect(turnedAway).toHaveLength(20)
  expect(turnedAway.every(({ reason }) => reason instanceof TooManyAtOnce)).toBe(true)
  expect(await throttle.isClosedTo('login', keys)).toBe(false)
})

test('strangers who guess the code of the first start close it to themselves only', async () => {
  await times(120, (index) => throttle.attempt('first-start', { address: `10.0.${index}.1` }, wrong))
  expect(await throttle.attempt('first-start', { address: '192.0.2.1' }, right)).toBe('right')
  await times(10, () => throttle.attempt('first-start', { address: '192.0.2.2' }, wrong))
  expect(await throttle.attempt('first-start', { address: '192.0.2.2' }, right)).toBe('throttled')
  clock.advance(15 * 60_000)
  expect(await throttle.attempt('first-start', { address: '192.0.2.2' }, right)).toBe('right')
})
