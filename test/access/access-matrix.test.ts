import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccessRule } from '#platform/pure/endpoint.ts'
import { allEndpoints } from '#server-app/endpoints.ts'
import { sampleInput } from '#test/server/sample-input.ts'
import { startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'

const WHO = ['nobody', 'fleet PIN', 'driver A', 'driver B', 'fuel', 'coordinator', 'administrator'] as const
type Who = (typeof WHO)[number]

const ALLOWED: Readonly<Record<AccessRule, readonly Who[]>> = {
  anyone: WHO,
  'own-calendar': ['driver A', 'driver B'],
  fuel: ['fuel', 'coordinator', 'administrator'],
  user: ['coordinator', 'administrator'],
  admin: ['administrator'],
}

/** All that a stranger may be answered with success. Any other call of rule `anyone` checks a secret itself, and must refuse. */
const PUBLIC = new Set([
  'GET /api/settings',
  'GET /schedules',
  'GET /api/get-public-bonuses',
  'POST /api/add',
  'GET /api/first-start',
  'POST /auth/logout',
  'POST /api/close-calendars',
  'GET /api/calendar-sessions',
  'GET /api/fuel-session',
  'POST /api/close-fuel',
  'POST /api/confirm-service',
  // Answers alike whatever is asked; what it sends goes to the driver alone.
  'POST /api/entry-code',
])

/** Calls of rule `anyone` that ask for the fuel page's session or password: for those with a PIN of a calendar they are closed. */
const FUEL_PAGE = new Set(['GET /api/get-fuel-week', 'POST /api/get-saved-fuel', 'POST /api/add-day-fuel'])

function isStranger(who: Who, place: string): boolean {
  if (FUEL_PAGE.has(place)) return !['fuel', 'coordinator', 'administrator'].includes(who)
  return who === 'nobody' || who === 'fuel'
}

const WRONG_PINS = { pin: '0000', solo: '0000', pass: 'nie to hasło' }

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
}

test('there are calls of every kind that is built, so the matrix can fail', () => {
  expect(allEndpoints.length).toBeGreaterThan(40)
})

test.each(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s lets in whom its rule names, and nobody else (Q10)',
  async (place, endpoint) => {
    await arrive()
    // A PIN sent along must not be the one that another call of this matrix has just set.
    const input = { ...sampleInput(endpoint), ...(endpoint.access === 'anyone' ? WRONG_PINS : {}) }
    for (const who of WHO) {
      const as = callers.get(who)
      const answer = await server.callRaw(endpoint, input, as ? { as } : {})
      const seen = `${who}: ${answer.status}`
      if (!ALLOWED[endpoint.access].includes(who)) {
        const lacksFlag = endpoint.access === 'admin' && who === 'coordinator'
        expect(seen).toBe(`${who}: ${lacksFlag ? 403 : 401}`)
        continue
      }
      expect(answer.status, seen).toBeLessThan(500)
      if (endpoint.access === 'anyone' && isStranger(who, place) && !PUBLIC.has(place)) {
        expect(answer.ok, `${seen} for a call that is not public`).toBe(false)
      }
      if (endpoint.access !== 'anyone' && !answer.ok) {
        expect(['login_required', 'not_allowed'], seen).not.toContain(answer.failure.code)
      }
    }
  },
)
