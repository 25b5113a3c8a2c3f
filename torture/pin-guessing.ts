/**
 * Q12: guessing PINs from 1,000 addresses against 300 phones, and against the fleet's PIN, through the life of a PIN with a faked clock:
 * `npm run torture -- pin-guessing [DAYS]`. Every guess that reaches the comparison counts; the chance is that of any of them being right.
 */
import { drivers } from '#features/drivers/server/tables.ts'
import { changePin } from '#features/settings/contract.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { openFleetCalendar, openOwnCalendar } from '#features/work-calendar/contract.ts'
import { createSecrets, newToken } from '#platform/server/secrets.ts'
import { createThrottle, type Throttle } from '#platform/server/throttle.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

const days = Number(process.argv[2] ?? 90)
const ADDRESSES = 1_000
const PHONES = 300
const TRIES_A_DAY = 300
/** Digits are random 1-9 (Spec 1 §5). */
const PINS = 9 ** 4
const DAY_MS = 86_400_000
const GOAL = { aDay: 0.005, aLife: 0.01 }
/** How much a throttled try may differ from a wrong one. */
const SAME_TIME = 0.25

const server = await startTestServer()
await guessing('driver-pin')
await guessing('fleet-pin')
await overHttp(server)
await server.close()

/** Attackers with all their addresses and phones, new devices and old ones, and a driver among them who keeps getting in with the own PIN. */
async function guessing(kind: 'driver-pin' | 'fleet-pin'): Promise<void> {
  const { clock } = server
  const [victim, insider] = [newToken(), newToken()]
  const account = (index: number) => (kind === 'driver-pin' ? { account: `+48${600_000_000 + index}` } : {})
  let worstDay = 0
  let life = 0
  let lockedOut = 0
  await throttleOfNow().attempt(kind, { address: 'home', ...account(0), device: victim }, async () => true)
  for (let day = 0; day < days; day += 1) {
    // Counters survive a restart.
    const throttle = throttleOfNow()
    let today = 0
    const check = async () => {
      today += 1
      return false
    }
    for (let turn = 0; turn < TRIES_A_DAY; turn += 1) {
      const address = `10.${Math.floor(turn / 250)}.${day % 250}.${(turn * 7) % ADDRESSES}`
      const device = turn % 3 === 0 ? {} : { device: turn % 3 === 1 ? newToken() : insider }
      await throttle.attempt(kind, { address, ...account(turn % PHONES), ...device }, check)
      if (kind === 'driver-pin' && turn % 50 === 0)
        await throttle.attempt(kind, { address, ...account(PHONES + 1), device: insider }, async () => true)
      clock.advance(Math.floor(DAY_MS / TRIES_A_DAY))
    }
    const known = { address: `192.168.0.${day}`, ...account(0), device: victim }
    if ((await throttle.attempt(kind, known, async () => true)) !== 'right') lockedOut += 1
    worstDay = Math.max(worstDay, today)
    life += today
  }
  const chance = (guesses: number) => 1 - (1 - 1 / PINS) ** guesses
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`
  console.log(
    `${kind}: ${days * TRIES_A_DAY} tries in ${days} days; ${worstDay} guesses on the worst day = ${percent(chance(worstDay))} ` +
      `(goal under ${percent(GOAL.aDay)}), ${life} in all = ${percent(chance(life))} (goal under ${percent(GOAL.aLife)}); ` +
      `the known device was kept out on ${lockedOut} days (goal 0)`,
  )
  if (chance(worstDay) >= GOAL.aDay || chance(life) >= GOAL.aLife || lockedOut > 0) process.exitCode = 1
}

/** The real throttle on the real table, with a comparison that costs nothing. */
function throttleOfNow(): Throttle {
  const secrets = { ...createSecrets(Buffer.alloc(32, 7)), pretendToCheck: async () => undefined }
  return createThrottle({ ...server.platform, secrets })
}

/** The same over the calls themselves: how long a wrong and a throttled try take, and a known device that gets in at once. */
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
