// Guessing at the login (Q13): npm run torture -- logins
import { setTimeout as pause } from 'node:timers/promises'
import { editUser, logIn } from '#features/auth/contract.ts'
import { getEntryCode, listGuessing } from '#features/auth/contract-doors.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import { answered, startTestServer } from '#test/server/test-server.ts'

const WRONG = 1000
const PAIRS = 150

const server = await startTestServer({ env: { ADMIN_LOGIN: 'szef', ADMIN_PASSWORD: 'dosyć długie' } })
const { login } = await someUser()
let problems = 0

await timing()
await flood()
await rightPeople()
await server.close()
process.exitCode = problems === 0 ? 0 : 1

async function someUser(): Promise<{ login: string }> {
  const { id } = await server.asUser()
  return { login: `user-${id}` }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

interface Guess {
  readonly login: string
  readonly from: string
}

/** Two kinds of guesses in turn, so that whatever else the machine does meets both alike. */
async function compare(
  names: readonly [string, string],
  guesses: (index: number) => readonly [Guess, Guess],
): Promise<void> {
  const times: [number[], number[]] = [[], []]
  for (let index = 0; index < PAIRS; index += 1) {
    for (const [kind, { login, from }] of guesses(index).entries()) {
      times[kind]?.push(await timeOf(() => server.call(logIn, { login, password: 'zgaduję' }, { from })))
    }
  }
  const [a, b] = [quantile(times[0], 0.5), quantile(times[1], 0.5)]
  const apart = Math.abs(a - b)
  if (apart >= 2) problems += 1
  console.log(
    `${names[0]}: median ${a.toFixed(1)} ms, ${names[1]}: ${b.toFixed(1)} ms, apart ${apart.toFixed(2)} ms (wanted: under 2).`,
  )
}

async function timing(): Promise<void> {
  await compare(['Known login', 'unknown'], (index) => {
    server.clock.advance(86_400_000)
    const from = `10.1.${index >> 6}.${index % 64}`
    return [
      { login, from },
      { login: 'nikt', from },
    ]
  })
  for (let index = 0; index < 100; index += 1) {
    await server.call(logIn, { login, password: 'zgaduję' }, { from: `10.3.0.${index}` })
  }
  await compare(['Throttled try', 'wrong try'], (index) => {
    const from = `10.4.${index >> 6}.${index % 64}`
    return [
      { login, from },
      { login: `nikt-${index}`, from },
    ]
  })
}

async function flood(): Promise<void> {
  let done = false
  const statuses = new Map<number, number>()
  const wrong = Array.from({ length: WRONG }, async (_, index) => {
    const from = `10.2.${index >> 8}.${index % 256}`
    const { status } = await server.call(logIn, { login: `l${index}`, password: 'zgaduję' }, { from })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  const all = Promise.all(wrong).then(() => {
    done = true
  })
  const others: number[] = []
  while (!done) {
    others.push(await timeOf(() => server.call(getPublicSettings, {})))
    await pause(5)
  }
  await all
  const p99 = quantile(others, 0.99)
  if (p99 >= 500) problems += 1
  console.log(
    `${WRONG} wrong logins at once (${[...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')}): ` +
      `${others.length} other calls, p50 ${quantile(others, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (wanted: under 500).`,
  )
}

/**
 * A user whose password 1,000 addresses guess: known device, new device with the administrator's code, new
 * password (Q22).
 */
async function rightPeople(): Promise<void> {
  const [user, office] = [await server.asUser(), await server.asUser({ admin: true })]
  const name = `user-${user.id}`
  const enter = (password: string, more: object = {}, headers: Record<string, string> = {}) =>
    server.call(logIn, { login: name, password, ...more }, { from: '10.9.0.1', headers })
  const known = await enter('próbne hasło')
  const cookie = known.cookies.map((each) => `${each.name}=${each.value}`).join('; ')
  let looked = 0
  for (let turn = 0; turn < WRONG; turn += 1) {
    const from = turn % 2 ? `10.8.${turn >> 8}.${turn & 255}` : `2001:db8:0:1::${turn.toString(16)}`
    if ((await server.call(logIn, { login: name, password: 'zgaduję' }, { from })).status === 401) looked += 1
  }
  const told = answered(await server.call(listGuessing, {}, { as: office })).data.some(
    ({ door }) => door === 'login',
  )
  const onKnown = await enter('próbne hasło', {}, { cookie })
  const onNew = await enter('próbne hasło')
  const { code } = answered(await server.call(getEntryCode, { door: 'login', id: user.id }, { as: office }))
  const withCode = await enter('próbne hasło', { code })
  const change = { id: user.id, name: 'Anna', admin: false, active: true, password: 'zupełnie inne' }
  answered(await server.call(editUser, change, { as: office }))
  const renewed = await enter('zupełnie inne')
  if (looked > 100 || !told || !onKnown.ok || !withCode.ok || !renewed.ok) problems += 1
  console.log(
    `${WRONG} wrong passwords for one user from 500 addresses and a /64: ${looked} looked at (wanted: at most 100), office told: ${told}; ` +
      `the right one: known device ${onKnown.status}, new device ${onNew.status}, with a code ${withCode.status}, after a new password ${renewed.status}.`,
  )
}
