import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts'
import { type TestClock, testClock } from './clock.ts'
import type { Platform } from './platform.ts'
import { newToken, type Secrets } from './secrets.ts'
import { createThrottle, type Throttle } from './throttle.ts'

let here: TestDatabase
let clock: TestClock
let pretences: number
let platform: Platform
let throttle: Throttle
beforeAll(async () => {
  here = await createTestDatabase()
})
afterAll(() => here.close())
beforeEach(async () => {
  await here.reset()
  clock = testClock('2026-03-11T11:00:00Z')
  pretences = 0
  const secrets = {
    fingerprint: (text: string) => Buffer.from(text).toString('base64url'),
    pretendToCheck: async () => {
      pretences += 1
    },
  } as unknown as Secrets
  platform = { database: here.database, clock, secrets } as unknown as Platform
  throttle = createThrottle(platform)
})

const DAY = 86_400_000
const wrong = async () => false
const right = async () => true
const times = async <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = []
  for (let index = 0; index < count; index += 1) answers.push(await one(index))
  return answers
}
const count = (answers: readonly string[], what: string) => answers.filter((answer) => answer === what).length

test('at most 100 failed logins an account and day, from however many addresses (Q13)', async () => {
  const attempt = (index: number) =>
    throttle.attempt('login', { address: `10.0.0.${index}`, account: 'anna' }, wrong)
  expect(count(await times(130, attempt), 'wrong')).toBe(100)
  expect(await throttle.attempt('login', { address: '10.1.1.1', account: 'ola' }, right)).toBe('right')
  clock.advance(DAY)
  expect(await attempt(1)).toBe('wrong')
})

test('at most 100 failed logins an address and day, for however many accounts', async () => {
  const attempt = (index: number) =>
    throttle.attempt('login', { address: '10.0.0.1', account: `user ${index}` }, wrong)
  expect(count(await times(110, attempt), 'wrong')).toBe(100)
})

test('a right secret is not even looked at once the throttle is closed, and a throttled try costs a check (Q12)', async () => {
  await times(5, () => throttle.attempt('driver-pin', { address: 'a', account: '+48600100200' }, wrong))
  let looked = false
  const answer = await throttle.attempt('driver-pin', { address: 'b', account: '+48600100200' }, async () => {
    looked = true
    return true
  })
  expect([answer, looked, pretences]).toEqual(['throttled', false, 1])
})

test('1,000 addresses and 300 phones: at most 30 guesses a day and 60 in 90 days (Q12)', async () => {
  let guesses = 0
  const guess = async () => {
    guesses += 1
    return false
  }
  const perDay: number[] = []
  for (let day = 0; day < 5; day += 1) {
    const before = guesses
    await times(120, (index) =>
      throttle.attempt(
        'driver-pin',
        {
          address: `10.${day}.${index % 4}.${index}`,
          account: `+486001${(index * 7 + day) % 300}`,
          device: newToken(),
        },
        guess,
      ),
    )
    perDay.push(guesses - before)
    clock.advance(DAY)
  }
  expect(perDay).toEqual([30, 30, 0, 0, 0])
})

test('a device that got in before still gets in while strangers are guessing', async () => {
  const device = newToken()
  const mine = { address: 'home', account: '+48600100200', device }
  expect(await throttle.attempt('driver-pin', mine, right)).toBe('right')
  await times(60, (index) =>
    throttle.attempt('driver-pin', { address: `a${index}`, account: mine.account }, wrong),
  )
  expect(await throttle.attempt('driver-pin', { ...mine, address: 'away' }, wrong)).toBe('wrong')
  expect(await throttle.attempt('driver-pin', { ...mine, address: 'away' }, right)).toBe('right')
  expect(await throttle.attempt('driver-pin', { ...mine, device: newToken() }, right)).toBe('throttled')
})

test('a device known for one phone is a stranger for another, and ten wrong tries in a row make it one', async () => {
  const device = newToken()
  await throttle.attempt('driver-pin', { address: 'x', account: 'mine', device }, right)
  const other = await times(20, () =>
    throttle.attempt('driver-pin', { address: 'x', account: 'other', device }, wrong),
  )
  expect(count(other, 'wrong')).toBe(5)
  const own = await times(30, () =>
    throttle.attempt('driver-pin', { address: 'y', account: 'mine', device }, wrong),
  )
  expect(count(own, 'wrong')).toBe(15)
})

test('what a device mistypes before it gets in is given back; a stranger’s failures are not', async () => {
  await times(20, async (index) => {
    const keys = { address: 'office wifi', account: `phone ${index}`, device: newToken() }
    expect(await times(3, () => throttle.attempt('driver-pin', keys, wrong))).toEqual([
      'wrong',
      'wrong',
      'wrong',
    ])
    expect(await throttle.attempt('driver-pin', keys, right)).toBe('right')
  })
  const strangers = await times(40, (index) =>
    throttle.attempt('driver-pin', { address: `s${index}`, account: `p${index}` }, wrong),
  )
  expect(count(strangers, 'wrong')).toBe(30)
})

test('tries at once can’t slip through: failures are counted before the check', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => throttle.attempt('driver-pin', { address: 'a', account: 'p' }, wrong)),
  )
  expect(count(answers, 'wrong')).toBe(5)
})

test('counters survive a restart, and name no phone', async () => {
  await times(5, () => throttle.attempt('driver-pin', { address: 'a', account: 'p' }, wrong))
  const afterRestart = createThrottle(platform)
  expect(await afterRestart.attempt('driver-pin', { address: 'b', account: 'p' }, right)).toBe('throttled')
})

test('a secret that was changed is free of the failures against the old one', async () => {
  await times(60, (index) => throttle.attempt('fleet-pin', { address: `a${index}` }, wrong))
  expect(await throttle.attempt('fleet-pin', { address: 'z' }, right)).toBe('throttled')
  await here.database.transaction((tx) => throttle.forgive(tx, 'fleet-pin'))
  expect(await throttle.attempt('fleet-pin', { address: 'z' }, right)).toBe('right')

  await times(5, (index) => throttle.attempt('driver-pin', { address: `a${index}`, account: 'p' }, wrong))
  await here.database.transaction((tx) => throttle.forgive(tx, 'driver-pin', 'p'))
  expect(await throttle.attempt('driver-pin', { address: 'z', account: 'p' }, right)).toBe('right')
})
