import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fail, ok } from '#kernel/result.ts'
import { type AccessRule, accessProblem } from '#platform/pure/access.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import type { Caller } from './caller.ts'
import { proofOf } from './proof.ts'
import { type CallContext, proves, type Route, reads } from './route.ts'

const failures = {
  wrong_pin: { status: 401, msg: 'Zły PIN.' },
  throttled: { status: 429, msg: 'Za dużo prób.' },
} as const
const call = {
  method: 'POST',
  path: '/api/week',
  summary: 'A week.',
  input: z.object({ pin: z.optional(z.string()) }),
  output: z.object({}),
  failures,
} as const
const byPin = endpoint({ ...call, access: { credential: 'fleet-pin', fields: ['pin'] } })
const bySessionOrPin = endpoint({
  ...call,
  access: { credential: 'fleet-pin', fields: ['pin'], or: ['calendar'], orWithout: ['own-calendar'] },
})

const stranger: Caller = { address: '192.0.2.1' }
const fleet: Caller = { ...stranger, fleet: true }
const driver: Caller = { ...stranger, driver: { id: 'jan' } }
const context = {} as CallContext
const tryPin = vi.fn(async ({ pin }: { pin?: string | undefined }) =>
  pin === '1234' ? ok({ holds: pin }) : fail({ code: 'wrong_pin' as const }),
)
const done = async () => ok({})
const asked = (route: Route, caller: Caller, input: object) => proofOf(route, caller, input, context)

test('a call by a credential is let in by a right one only, whatever sessions there are', async () => {
  const route = proves(byPin, tryPin).reads(done)
  for (const caller of [stranger, fleet, driver, { ...stranger, fuel: true } as const]) {
    expect(await asked(route, caller, { pin: '1234' })).toEqual({ kind: 'proven', proven: { holds: '1234' } })
    expect(await asked(route, caller, { pin: '9999' })).toMatchObject({ kind: 'refused' })
    expect(await asked(route, caller, {})).toMatchObject({ kind: 'refused' })
  }
})

test('a session that the contract names makes the credential needless: it is not even tried', async () => {
  const route = proves(bySessionOrPin, tryPin).reads(done)
  tryPin.mockClear()
  expect(await asked(route, fleet, { pin: '9999' })).toEqual({ kind: 'proven', proven: 'session' })
  expect(await asked(route, driver, {})).toEqual({ kind: 'proven', proven: 'session' })
  expect(tryPin).not.toHaveBeenCalled()
  expect(await asked(route, driver, { pin: '9999' })).toMatchObject({ kind: 'refused' })
  expect(await asked(route, stranger, {})).toEqual({ kind: 'refused', failed: { code: 'login_required' } })
})

test('a route that forgets to check lets nobody in', async () => {
  const forgotten = [undefined, async () => ok(undefined), async () => ok(true)]
  for (const prove of forgotten) {
    const route = { ...proves(byPin, tryPin).reads(done), prove } as unknown as Route
    await expect(asked(route, stranger, { pin: '1234' })).rejects.toThrow('without having proven anybody')
  }
})

test('the compiler has a credential checked before a route can be made, and somebody proven by it', () => {
  // @ts-expect-error: a call by a credential has no plain route
  reads(byPin, done)
  // @ts-expect-error: that something was right is nobody
  proves(byPin, async () => ok(true))
  // @ts-expect-error: nothing on the call proves anybody
  proves(endpoint({ ...call, access: 'user' }), tryPin)
})

const problem = (access: unknown) => accessProblem({ ...call, access: access as AccessRule })

test('a contract that misstates its access is refused', () => {
  expect(problem(undefined)).toBe('has no access rule')
  expect(problem('everybody')).toBe('has no access rule')
  expect(problem({ credential: 'smile', fields: ['pin'] })).toBe('has no access rule')
  expect(problem('anyone')).toBe('is for anyone, and refuses some of them')
  expect(problem({ credential: 'fleet-pin', fields: ['pni'] })).toBe('has no field for its credential')
  expect(problem({ credential: 'fleet-pin', fields: [] })).toBe('has no field for its credential')
  const unthrottled = { ...call, failures: {}, access: { credential: 'fleet-pin', fields: ['pin'] } } as const
  expect(accessProblem(unthrottled)).toBe('lets a secret be guessed without end')
  const adminPart = { field: 'pin', values: ['0000'], failure: 'no_such_failure' }
  expect(accessProblem({ ...call, access: 'calendar', adminPart })).toContain('none of a call for users')
  expect(accessProblem({ ...call, access: 'user', adminPart: { ...adminPart, field: 'x' } })).toContain(
    'none of',
  )
  expect(accessProblem({ ...call, access: 'user', adminPart })).toContain('no failure that says so')
  expect(problem({ credential: 'fleet-pin', fields: ['pin'] })).toBeUndefined()
})
