/**
 * Q12, Q22: guessing PINs through the life of a PIN with a faked clock: `npm run torture -- pin-guessing
 * [DAYS]`. From 3, 5 and 1,000 addresses, a /64 and a /48, at real phones and invented ones, and with devices
 * minted while the PIN was known. Every guess that reaches the comparison counts; the chance is that of any
 * of them being right. Meanwhile right people come, on known and on new devices.
 */
import { listGuessing } from '#features/auth/contract-doors.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { openFleetCalendar, openOwnCalendar } from '#features/drivers/session/contract.ts'
import { changePin } from '#features/settings/contract.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { createSecrets, newToken } from '#platform/server/secrets.ts'
import { createThrottle, type Throttle, type ThrottleKeys } from '#platform/server/throttle.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import {
  type Attack,
  attacksOn,
  chanceOf,
  driverId,
  type PinKind,
  percent,
  secondsToEnter,
} from './pin-doors.ts'

const days = Number(process.argv[2] ?? 90)
const TRIES_A_DAY = 60
const DAY_MS = 86_400_000
const GOAL = { aDay: 0.005, aLife: 0.01, seconds: 60 }
/** How much a throttled try may differ from a wrong one. */
const SAME_TIME = 0.25

const server = await startTestServer()
for (const kind of ['driver-pin', 'fleet-pin'] as const) {
  for (const attack of attacksOn(kind)) await life(kind, attack)
  await minting(kind)
}
await overHttp(server)
await server.close()

function judge(good: boolean): string {
  if (!good) process.exitCode = 1
  return good ? '' : '  MISSED'
}

async function right(): Promise<boolean> {
  return true
}

function owner(kind: PinKind, secret: string) {
  return kind === 'driver-pin' ? { account: driverId(7), secret } : { secret }
}

/**
 * One attack through the life of a PIN, with a driver on a known device and one on a new device every day.
 */
async function life(kind: PinKind, attack: Attack): Promise<void> {
  await server.reset()
  const { clock } = server
  const device = newToken()
  const mine = owner(kind, '1')
  const enter = (throttle: Throttle, keys: Partial<ThrottleKeys>, address: string) =>
    secondsToEnter(throttle, kind, {
      keys: { ...mine, ...keys, address },
      code: async () => (await throttle.codeFor(kind, mine)).code,
    })
  await enter(throttleOfNow(), { device }, 'home')
  let [worstDay, all, worstKnown, worstNew, told] = [0, 0, 0, 0, 0]
  for (let day = 0; day < days; day += 1) {
    // Counters survive a restart.
    const throttle = throttleOfNow()
    let today = 0
    const guess = async () => {
      today += 1
      return false
    }
    for (let turn = 0; turn < TRIES_A_DAY; turn += 1) {
      const keys = attack.next(turn + day * TRIES_A_DAY, day)
      await throttle.attempt(kind, keys, keys.invented ? async () => false : guess)
      clock.advance(Math.floor(DAY_MS / TRIES_A_DAY / 2))
    }
    worstKnown = Math.max(worstKnown, await enter(throttle, { device }, `192.168.0.${day}`))
    worstNew = Math.max(worstNew, await enter(throttle, { device: newToken() }, `192.168.1.${day}`))
    const office = await server.asUser({ admin: true })
    if (answered(await server.call(listGuessing, {}, { as: office })).data.some(({ door }) => door === kind))
      told += 1
    clock.advance(DAY_MS / 2)
    worstDay = Math.max(worstDay, today)
    all += today
  }
  const good =
    chanceOf(worstDay) < GOAL.aDay &&
    chanceOf(all) < GOAL.aLife &&
    worstKnown === 0 &&
    worstNew <= GOAL.seconds &&
    told === days
  console.log(
    `${kind}, ${attack.name}: worst day ${worstDay} guesses = ${percent(chanceOf(worstDay))}, ${all} in ${days} days = ` +
      `${percent(chanceOf(all))}; right people: known device ${worstKnown} s, new device at most ${worstNew} s; office told on ` +
      `${told} of ${days} days${judge(good)}`,
  )
}

/**
 * Who knew the PIN makes known devices with it; the office changes it; then these guess from 1,000 addresses,
 * and the office changes it again.
 */
async function minting(kind: PinKind): Promise<void> {
  await server.reset()
  const throttle = throttleOfNow()
  const devices: string[] = []
  for (let index = 0; index < 150; index += 1) {
    const device = newToken()
    devices.push(device)
    await throttle.attempt(kind, { ...owner(kind, '1'), address: 'ex', device }, right)
  }
  let guesses = 0
  const guess = async () => {
    guesses += 1
    return false
  }
  const waits: number[] = []
  for (const secret of ['2', '3']) {
    const door = owner(kind, secret)
    await server.database.transaction((tx) => throttle.renewed(tx, kind, door))
    const keys = { ...door, address: 'home', device: newToken() }
    waits.push(
      await secondsToEnter(throttle, kind, {
        keys,
        code: async () => (await throttle.codeFor(kind, door)).code,
      }),
    )
    for (const [index, device] of devices.entries())
      for (let turn = 0; turn < 3; turn += 1)
        await throttle.attempt(kind, { ...door, address: `10.${index}.${turn}.1`, device }, guess)
    const late = { ...door, address: 'elsewhere', device: newToken() }
    waits.push(
      await secondsToEnter(throttle, kind, {
        keys: late,
        code: async () => (await throttle.codeFor(kind, door)).code,
      }),
    )
    waits.push(await secondsToEnter(throttle, kind, { keys, code: async () => '' }))
  }
  const good =
    chanceOf(guesses) < GOAL.aDay && Math.max(...waits) <= GOAL.seconds && waits[0] === 0 && waits[3] === 0
  console.log(
    `${kind}, 150 devices minted with the old PIN, two new PINs in a day: ${guesses} guesses = ${percent(chanceOf(guesses))}; right people ` +
      `right after a new PIN ${waits[0]} and ${waits[3]} s, later on a new device ${waits[1]} and ${waits[4]} s, on a known one ` +
      `${waits[2]} and ${waits[5]} s${judge(good)}`,
  )
}

/** The real throttle on the real table, with a comparison that costs nothing. */
function throttleOfNow(): Throttle {
  const secrets = { ...createSecrets(Buffer.alloc(32, 7)), pretendToCheck: async () => undefined }
  return createThrottle({ ...server.platform, secrets })
}

/**
 * The same over the calls themselves: how long a wrong and a throttled try take, and a known device that gets
 * in at once.
 */
async function overHttp({ call, database, platform, asUser }: TestServer): Promise<void> {
  await server.reset()
  const office = await asUser({ admin: true })
  const PIN = '4711'
  answered(await call(changePin, { pin: PIN }, { as: office }))
  const { availabilityWeek } = await readSettings(database.queries, platform.clock)
  await submit(server, availabilityWeek, 'Jan Lis', '600100201', {})
  const [row] = await database.queries.select().from(drivers)
  const own = { phone: '600100201', pin: platform.secrets.open(row?.pinSealed ?? '') }
  const known = await call(openOwnCalendar, own)
  const cookie = known.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

  const wrong: number[] = []
  const throttled: number[] = []
  for (let turn = 0; turn < 60; turn += 1) {
    const began = performance.now()
    const answer = await call(openFleetCalendar, { pin: '0000' }, { from: `10.0.1.${turn}` })
    ;(answer.status === 429 ? throttled : wrong).push(performance.now() - began)
    await call(openOwnCalendar, { phone: own.phone, pin: '0000' }, { from: `10.0.2.${turn}` })
  }
  const stranger = await call(openOwnCalendar, own, { from: '10.0.3.1' })
  const friend = await call(openOwnCalendar, own, { from: '10.0.3.2', headers: { cookie } })
  const [slow, quick] = [median(wrong), median(throttled)]
  console.log(
    `over HTTP: a wrong try takes ${slow.toFixed(1)} ms, a throttled one ${quick.toFixed(1)} ms (medians of ${wrong.length} and ` +
      `${throttled.length}); under attack a stranger with the right PIN gets ${stranger.status}, the known device ${friend.status}`,
  )
  if (!friend.ok || stranger.ok || Math.abs(slow - quick) / slow > SAME_TIME) process.exitCode = 1
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN
}
