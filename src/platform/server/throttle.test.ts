import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts'
import { type TestClock, testClock } from './clock.ts'
import type { Platform } from './platform.ts'
import { createSecrets, newToken, type Secrets } from './secrets.ts'
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
    fingerprint: createSecrets(Buffer.alloc(32, 7)).fingerprint,
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

test('1,000 addresses and 300 phones: at most 15 guesses a day and 45 in 90 days (Q12)', async () => {
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
  expect(perDay).toEqual([15, 15, 15, 0, 0])
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
  expect(count(strangers, 'wrong')).toBe(15)
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

describe('a secret that the office sets anew (Q22)', () => {
  const renew = (kind: 'fleet-pin' | 'driver-pin', door: { account?: string; secret: string }) =>
    here.database.transaction((tx) => throttle.renewed(tx, kind, door))

  test('the fleet’s PIN: no counter from before stands in the way, of all tries or of one address', async () => {
    const secret = 'first'
    await times(60, (index) => throttle.attempt('fleet-pin', { address: `a${index % 3}`, secret }, wrong))
    expect(await throttle.attempt('fleet-pin', { address: 'z', secret }, right)).toBe('throttled')
    await renew('fleet-pin', { secret: 'second' })
    for (const address of ['z', 'a0', 'a1'])
      expect(await throttle.attempt('fleet-pin', { address, secret: 'second' }, right)).toBe('right')
  })

  test('the fleet’s PIN: its counters begin anew with it, so that it is given no tries beside them', async () => {
    await renew('fleet-pin', { secret: 'second' })
    const guesses = await times(30, (index) =>
      throttle.attempt('fleet-pin', { address: `b${index}`, secret: 'second' }, wrong),
    )
    expect(count(guesses, 'wrong')).toBe(12)
  })

  test('a driver’s PIN: it is heard from the address that was refused, and though all budgets are full', async () => {
    const [old, now] = [
      { account: 'jan', secret: '1' },
      { account: 'jan', secret: '2' },
    ]
    await times(30, (index) =>
      throttle.attempt('driver-pin', { address: 'home', account: `p${index}` }, wrong),
    )
    await times(60, (index) =>
      throttle.attempt('driver-pin', { address: `a${index}`, account: `p${index}` }, wrong),
    )
    expect(await throttle.attempt('driver-pin', { address: 'home', ...old }, right)).toBe('throttled')
    await renew('driver-pin', now)
    expect(await throttle.attempt('driver-pin', { address: 'home', ...now }, right)).toBe('right')
    const guesses = await times(20, (index) =>
      throttle.attempt('driver-pin', { address: `b${index}`, ...now }, wrong),
    )
    expect(count(guesses, 'wrong')).toBe(3)
  })

  test('however often drivers get new PINs, strangers have ten more tries a day by it and no more', async () => {
    await times(60, (index) =>
      throttle.attempt('driver-pin', { address: `a${index}`, account: `p${index}` }, wrong),
    )
    let more = 0
    for (let round = 0; round < 12; round += 1) {
      const door = { account: `p${round}`, secret: 'new' }
      await renew('driver-pin', door)
      const tried = await times(5, (index) =>
        throttle.attempt('driver-pin', { address: `b${round}-${index}`, ...door }, wrong),
      )
      more += count(tried, 'wrong')
    }
    expect(more).toBe(10)
  })

  test('devices that knew the old one are forgotten, also those that were minted with it by the dozen', async () => {
    const devices = await times(40, async () => {
      const device = newToken()
      await throttle.attempt('fleet-pin', { address: 'ex', device, secret: '1' }, right)
      return device
    })
    const guesses: string[] = []
    for (const device of devices)
      guesses.push(
        ...(await times(10, () =>
          throttle.attempt('fleet-pin', { address: 'ex', device, secret: '2' }, wrong),
        )),
      )
    expect(count(guesses, 'wrong')).toBe(6)
  })
})

test('new devices are remembered up to a bound; beyond it who is right gets in and stays a stranger', async () => {
  const devices = await times(130, async () => {
    const device = newToken()
    expect(await throttle.attempt('fleet-pin', { address: 'ex', device }, right)).toBe('right')
    return device
  })
  await times(60, (index) => throttle.attempt('fleet-pin', { address: `a${index}` }, wrong))
  const after = await Promise.all(
    devices.map((device, index) => throttle.attempt('fleet-pin', { address: `b${index}`, device }, right)),
  )
  expect([count(after, 'right'), count(after, 'throttled')]).toEqual([100, 30])
})

test('known devices have a bound together: then each has two tries in a row, and the right one still gets in', async () => {
  const devices = await times(25, async () => {
    const device = newToken()
    await throttle.attempt('fleet-pin', { address: 'ex', device }, right)
    return device
  })
  const mine = newToken()
  await throttle.attempt('fleet-pin', { address: 'home', device: mine }, right)
  let heard = 0
  for (const device of devices)
    heard += count(
      await times(10, () => throttle.attempt('fleet-pin', { address: 'ex', device }, wrong)),
      'wrong',
    )
  expect(heard).toBeLessThanOrEqual(200 + 5 * 2 + 12)
  expect(await throttle.attempt('fleet-pin', { address: 'home', device: mine }, right)).toBe('right')
})

test('tries of phones that nobody has use up nothing of those who are there, and are refused with them', async () => {
  const invented = await times(300, (index) =>
    throttle.attempt(
      'driver-pin',
      { address: `a${index % 100}`, account: `x${index}`, invented: true },
      wrong,
    ),
  )
  expect(count(invented, 'wrong')).toBe(300)
  expect(await throttle.attempt('driver-pin', { address: 'home', account: 'jan' }, right)).toBe('right')
  await times(20, (index) =>
    throttle.attempt('driver-pin', { address: `b${index}`, account: `p${index}` }, wrong),
  )
  const keys = { address: 'c', account: 'nobody', invented: true }
  expect(await throttle.attempt('driver-pin', keys, wrong)).toBe('throttled')
})

test('a /64 is one address, a /48 three, and IPv4 in IPv6 is IPv4', async () => {
  const login = (address: string, account: string) => throttle.attempt('login', { address, account }, wrong)
  const of64 = await times(130, (index) => login(`2001:db8:1:1::${index.toString(16)}`, `u${index}`))
  expect(count(of64, 'wrong')).toBe(100)
  const of48 = await times(400, (index) => login(`2001:db8:2:${index.toString(16)}::1`, `v${index}`))
  expect(count(of48, 'wrong')).toBe(300)
  const mapped = await times(130, (index) => login(index % 2 ? '192.0.2.9' : '::ffff:192.0.2.9', `w${index}`))
  expect(count(mapped, 'wrong')).toBe(100)
})

describe('while strangers are refused', () => {
  const door = { account: 'jan', secret: '1' }
  beforeEach(async () => {
    await times(60, (index) =>
      throttle.attempt('driver-pin', { address: `a${index}`, account: `p${index}` }, wrong),
    )
    await times(60, (index) => throttle.attempt('fleet-pin', { address: `a${index}`, secret: '7' }, wrong))
  })

  test('an entry code lets a new device be heard, however it is typed; ten wrong tries use it up', async () => {
    const { code, until } = await throttle.codeFor('driver-pin', door)
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
    expect(until).toBe('2026-03-13T00:00:00.000Z')
    const attempt = (typed: string | undefined, check = right, of = door) =>
      throttle.attempt('driver-pin', { address: 'home', device: newToken(), code: typed, ...of }, check)
    expect(await attempt(undefined)).toBe('throttled')
    expect(await attempt('AAAA-AAAA')).toBe('throttled')
    expect(await attempt(code, right, { account: 'ola', secret: '1' })).toBe('throttled')
    expect(await attempt(code, right, { account: 'jan', secret: '2' })).toBe('throttled')
    expect(await attempt(` ${code.replace('-', '').toLowerCase()} `)).toBe('right')
    clock.set('2026-03-12T10:59:00Z')
    expect(count(await times(15, () => attempt(code, wrong)), 'wrong')).toBe(10)
    clock.set('2026-03-13T00:00:00Z')
    await times(20, (index) =>
      throttle.attempt('driver-pin', { address: `c${index}`, account: `q${index}` }, wrong),
    )
    expect(await attempt(code)).toBe('throttled')
  })

  test('a used-up code is followed by another one, three a day: the office has one that works', async () => {
    const attempt = (code: string, check = right) =>
      throttle.attempt('driver-pin', { address: 'home', device: newToken(), code, ...door }, check)
    const codes = []
    for (let round = 0; round < 3; round += 1) {
      const { code } = await throttle.codeFor('driver-pin', door)
      expect(await attempt(code)).toBe('right')
      await times(10, () => attempt(code, wrong))
      expect(await attempt(code)).toBe('throttled')
      codes.push(code)
    }
    expect(new Set(codes).size).toBe(3)
    // Thirty guesses a day, and no more: from then on a new PIN of the office helps.
    expect(codes).toContain((await throttle.codeFor('driver-pin', door)).code)
    expect(codes).not.toContain((await throttle.codeFor('driver-pin', { ...door, secret: '2' })).code)
    clock.advance(DAY)
    expect(codes).not.toContain((await throttle.codeFor('driver-pin', door)).code)
  })

  test('a device on which a driver is logged in has three tries of the fleet’s PIN, all drivers nine in its life', async () => {
    const attempt = (voucher: string, check: () => Promise<boolean>, device = newToken()) =>
      throttle.attempt('fleet-pin', { address: 'home', device, secret: '7', voucher }, check)
    expect(await attempt('jan', right)).toBe('right')
    let heard = 0
    for (let day = 0; day < 10; day += 1) {
      heard += count(await times(9, (index) => attempt(`${day} ${index}`, wrong)), 'wrong')
      // Strangers are as busy as ever.
      await times(20, (index) =>
        throttle.attempt('fleet-pin', { address: `${day} ${index}`, secret: '7' }, wrong),
      )
      clock.advance(DAY)
      await times(20, (index) =>
        throttle.attempt('fleet-pin', { address: `n${day} ${index}`, secret: '7' }, wrong),
      )
    }
    expect(heard).toBe(9)
  })
})

test('networks that the office has blocked are not heard for a week and use up nothing; codes and known devices are', async () => {
  const door = { account: 'jan', secret: '1' }
  const device = newToken()
  await throttle.attempt('driver-pin', { address: 'bad1', device, ...door }, right)
  await times(8, (index) =>
    throttle.attempt(
      'driver-pin',
      { address: `bad${index % 2}`, account: `x${index}`, invented: true },
      wrong,
    ),
  )
  expect(await here.database.transaction((tx) => throttle.block(tx, 'driver-pin'))).toBe(2)
  const attempt = (keys: object, check = right) =>
    throttle.attempt('driver-pin', { address: 'bad1', ...door, ...keys }, check)
  expect(await attempt({})).toBe('throttled')
  expect(await attempt({ device })).toBe('right')
  expect(await attempt({ code: (await throttle.codeFor('driver-pin', door)).code })).toBe('right')
  expect(await attempt({ address: 'good' })).toBe('right')
  clock.advance(7 * DAY)
  expect(await attempt({})).toBe('right')
})
