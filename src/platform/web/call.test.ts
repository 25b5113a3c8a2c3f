import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../pure/endpoint.ts'
import { call } from './call.ts'

const getThing = endpoint({
  method: 'GET',
  path: '/things/:id',
  access: 'anyone',
  summary: 'One thing.',
  input: z.object({ id: z.string(), year: z.optional(z.number()) }),
  output: z.nullable(z.object({ name: z.string() })),
  failures: { no_such_thing: { status: 404, msg: 'Nie ma.' } },
})

function answer(body: string, status = 200) {
  const fetched = vi.fn(async (_url: string) => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => vi.unstubAllGlobals())

test('path parts and query are written into the address, what is not given is left out', async () => {
  const fetched = answer('{"name":"a"}')
  expect(await call(getThing, { id: 'ą/b', year: undefined })).toEqual({ ok: true, value: { name: 'a' } })
  expect(fetched.mock.calls[0]?.[0]).toBe('/things/%C4%85%2Fb')
  await call(getThing, { id: '1', year: 2026 })
  expect(fetched.mock.calls[1]?.[0]).toBe('/things/1?year=2026')
})

test('an answer of null is an answer', async () => {
  answer('null')
  expect(await call(getThing, { id: '1' })).toEqual({ ok: true, value: null })
})

test.each([
  ['cut off on its way', '{"name":"a'],
  ['that is a page of somebody between', '<!doctype html><p>Zaloguj się do sieci'],
])('an answer %s is none: the same is asked again (D6)', async (_what, body) => {
  answer(body)
  expect(await call(getThing, { id: '1' })).toMatchObject({
    ok: false,
    failure: { status: 0, code: 'not_reached' },
  })
})

test('a failure is told as the server words it; without words, as not reached with its status', async () => {
  answer('{"msg":"Nie ma.","code":"no_such_thing"}', 404)
  expect(await call(getThing, { id: '1' })).toEqual({
    ok: false,
    failure: { status: 404, code: 'no_such_thing', msg: 'Nie ma.' },
  })
  answer('Bad gateway', 502)
  expect(await call(getThing, { id: '1' })).toMatchObject({
    ok: false,
    failure: { status: 502, code: 'not_reached' },
  })
})
