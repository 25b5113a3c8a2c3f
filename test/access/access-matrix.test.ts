import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccessRule,
  type CredentialAccess,
  isByCredential,
  isOpenToAll,
  type SessionRule,
  triesSecret,
} from '#platform/pure/access.ts'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { allEndpoints } from '#server-app/endpoints.ts'
import { sampleInput } from '#test/server/sample-input.ts'
import { startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'

const WHO = [
  'nobody',
  'fleet PIN',
  'driver A',
  'driver B',
  'fuel',
  'coordinator',
  'administrator',
  'accountant',
  'administrator with money',
] as const
type Who = (typeof WHO)[number]

const USERS: readonly Who[] = ['coordinator', 'administrator', 'accountant', 'administrator with money']

const ALLOWED: Readonly<Record<SessionRule, readonly Who[]>> = {
  calendar: ['fleet PIN', ...USERS],
  'own-calendar': ['driver A', 'driver B'],
  fuel: ['fuel', ...USERS],
  user: USERS,
  admin: ['administrator', 'administrator with money'],
  money: ['accountant', 'administrator with money'],
  'admin-money': ['administrator with money'],
}

/** All that a stranger may be answered with success. */
const PUBLIC: Readonly<Record<string, AccessRule>> = {
  'GET /api/settings': 'anyone',
  'GET /schedules': 'anyone',
  'GET /api/get-public-bonuses': 'anyone',
  // A driver's own session is held back by no limit of an address, and is answered as anybody is.
  'POST /api/add': 'anyone-known',
  'GET /api/first-start': 'anyone',
  // Answers alike whatever is asked; what it sends goes to the driver alone.
  'POST /api/entry-code': 'anyone',
  'POST /api/pin-again': 'anyone',
  'POST /auth/logout': 'own-sessions',
  'POST /api/close-calendars': 'own-sessions',
  'GET /api/calendar-sessions': 'own-sessions',
  'PUT /api/own-language': 'own-sessions',
  'GET /api/fuel-session': 'own-sessions',
  'POST /api/close-fuel': 'own-sessions',
}

let server: TestServer
const callers = new Map<Who, TestCaller | undefined>()
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Fresh sessions for each call: some calls end them. */
async function arrive(): Promise<void> {
  callers.set('nobody', undefined)
  callers.set('fleet PIN', await server.asScope('fleet'))
  callers.set('driver A', await server.asScope('driver', randomUUID()))
  callers.set('driver B', await server.asScope('driver', randomUUID()))
  callers.set('fuel', await server.asScope('fuel'))
  callers.set('coordinator', await server.asUser())
  callers.set('administrator', await server.asUser({ admin: true }))
  callers.set('accountant', await server.asUser({ money: true }))
  callers.set('administrator with money', await server.asUser({ admin: true, money: true }))
}

const placeOf = ({ method, path }: Endpoint) => `${method} ${path}`
const named = (endpoints: readonly Endpoint[]) => endpoints.map((each) => [placeOf(each), each] as const)
const ask = (endpoint: Endpoint, input: object, who: Who) => {
  const as = callers.get(who)
  return server.callRaw(endpoint, input, as ? { as } : {})
}

test('there are calls of every kind that is built, so the matrix can fail', () => {
  expect(allEndpoints.length).toBeGreaterThan(40)
  const open = allEndpoints.filter(({ access }) => isOpenToAll(access))
  expect(Object.fromEntries(open.map((each) => [placeOf(each), each.access]))).toEqual(PUBLIC)
  expect(allEndpoints.filter(({ access }) => isByCredential(access)).length).toBeGreaterThan(15)
})

const bySession = allEndpoints.filter(({ access }) => typeof access === 'string' && access in ALLOWED)

test.each(named(bySession))('%s lets in whom its rule names, and nobody else (Q10)', async (_, endpoint) => {
  await arrive()
  const input = sampleInput(endpoint)
  for (const who of WHO) {
    const answer = await ask(endpoint, input, who)
    const seen = `${who}: ${answer.status}`
    if (ALLOWED[endpoint.access as SessionRule].includes(who)) expectLetIn(answer, seen)
    else {
      const lacksFlag =
        ['admin', 'money', 'admin-money'].includes(endpoint.access as string) && ALLOWED.user.includes(who)
      expect(seen).toBe(`${who}: ${lacksFlag ? 403 : 401}`)
    }
  }
})

type Answer = Awaited<ReturnType<typeof ask>>

function expectLetIn(answer: Answer, seen: string): void {
  expect(answer.status, seen).toBeLessThan(500)
  if (!answer.ok) expect(['login_required', 'not_allowed'], seen).not.toContain(answer.failure.code)
}

const withAdminPart = allEndpoints.filter(({ adminPart }) => adminPart !== undefined)

test.each(named(withAdminPart))(
  '%s lets users into all but the administrators’ part (D28)',
  async (_, endpoint) => {
    const { field = '', values = [], failure } = endpoint.adminPart ?? {}
    for (const value of values) {
      await arrive()
      const input = { ...sampleInput(endpoint), [field]: value }
      expect(await ask(endpoint, input, 'coordinator')).toMatchObject({
        status: 403,
        failure: { code: failure },
      })
      const answer = await ask(endpoint, input, 'administrator')
      expect(answer.ok || answer.failure.code !== failure, `${answer.status}`).toBe(true)
    }
    expect(values).not.toHaveLength(0)
  },
)

test('there are calls with a part for administrators, so the test above can fail', () => {
  expect(withAdminPart.length).toBeGreaterThan(1)
})

/** Of credentials, none that another call of this matrix may have set. */
const NO_CREDENTIALS = ['pin', 'solo', 'pass', 'password', 'code', 'key', 'uuid']
const wrongly = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 'nie to']))

const forAnyone = allEndpoints.filter(({ access }) => access === 'anyone' || access === 'anyone-known')

test.each(named(forAnyone))(
  '%s is for anyone: the same answer to everybody, with a PIN, a password or a key on it as well as without',
  async (_, endpoint) => {
    await arrive()
    // What a write does the first time it need not do again.
    await ask(endpoint, sampleInput(endpoint), 'nobody')
    const answers = new Set<string>()
    for (const who of WHO)
      for (const credentials of [{}, wrongly(NO_CREDENTIALS)]) {
        const answer = await ask(endpoint, { ...sampleInput(endpoint), ...credentials }, who)
        expect(answer.status, who).not.toBe(401)
        answers.add(JSON.stringify(answer.ok ? answer.value : answer.failure))
      }
    expect([...answers]).toHaveLength(1)
  },
)

test.each(named(allEndpoints.filter(({ access }) => access === 'own-sessions')))(
  '%s asks nobody who they are',
  async (_, endpoint) => {
    await arrive()
    for (const who of WHO) expect((await ask(endpoint, sampleInput(endpoint), who)).ok, who).toBe(true)
  },
)

const byCredential = allEndpoints.filter(({ access }) => isByCredential(access))
const isOneOf = (rules: readonly SessionRule[] | undefined, who: Who) =>
  (rules ?? []).some((rule) => ALLOWED[rule].includes(who))

test.each(named(byCredential))(
  '%s lets in by a checked credential, or by a session that its contract names',
  async (_, endpoint) => {
    await server.reset()
    await arrive()
    const { fields, or, orWithout, refusedAs } = endpoint.access as CredentialAccess
    const input = sampleInput(endpoint)
    const unsent = Object.fromEntries(Object.entries(input).filter(([field]) => !fields.includes(field)))
    for (const who of WHO) {
      const wrong = await ask(endpoint, { ...input, ...wrongly(fields) }, who)
      const without = await ask(endpoint, unsent, who)
      const seen = `${who}: ${wrong.status}, ${without.status}`
      if (isOneOf(or, who)) expectLetIn(wrong, seen)
      else if (refusedAs) expect(wrong, seen).toMatchObject({ ok: true, value: refusedAs })
      else expect([401, 404, 409, 429], seen).toContain(wrong.status)
      if (isOneOf(or, who) || isOneOf(orWithout, who)) expectLetIn(without, seen)
      else if (or) expect(without.status, seen).toBe(401)
      else expect([400, 404], seen).toContain(without.status)
    }
  },
)

const guessable = allEndpoints.filter(({ access }) => triesSecret(access))

test.each(named(guessable))(
  '%s does not let its secret be guessed without end (Q12)',
  async (_, endpoint) => {
    await server.reset()
    const { fields } = endpoint.access as CredentialAccess
    const input = { ...sampleInput(endpoint), ...wrongly(fields) }
    const statuses: number[] = []
    while (!statuses.includes(429) && statuses.length < 110)
      statuses.push((await server.callRaw(endpoint, input, {})).status)
    expect(statuses).toContain(429)
  },
)

test('a try of a secret is heard from no other site’s page', async () => {
  for (const endpoint of guessable) {
    const answer = await server.app.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect([placeOf(endpoint), answer.json().code]).toEqual([placeOf(endpoint), 'foreign_origin'])
  }
})
