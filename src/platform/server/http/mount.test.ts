import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#features/auth/contract.ts'
import { addDayLimit, listDayLimits } from '#features/limits/contract.ts'
import {
  getAdminSettings,
  getPublicSettings,
  setBonusTiers,
  setDefaultLimit,
  setPopupText,
} from '#features/settings/contract.ts'
import { failureTexts as ukrainian } from '#platform/pure/texts-failures.uk.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'

let server: TestServer
let user: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  user = await server.asUser()
})

const LIMIT = { dayNumber: 12, month: 3, year: 2026, day: 4 }
const limits = async () =>
  answered(await server.call(listDayLimits, { year: 2026, month: 1 }, { as: user })).data
const inject = (options: InjectOptions | string) => server.app.inject(options)

test('a request repeated ten times in parallel has one effect and ten equal answers (Q7)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.call(addDayLimit, LIMIT, { as: user, key: 'same-request-1' })),
  )
  const values = answers.map(answered)
  expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(1)
  expect(await limits()).toHaveLength(1)
})

test('a repeat long after is answered like the first; another input under the same key is refused', async () => {
  const first = answered(await server.call(addDayLimit, LIMIT, { as: user, key: 'same-request-2' }))
  expect(answered(await server.call(addDayLimit, LIMIT, { as: user, key: 'same-request-2' }))).toEqual(first)
  expect(
    await server.call(addDayLimit, { ...LIMIT, day: 5 }, { as: user, key: 'same-request-2' }),
  ).toMatchObject({
    status: 422,
    failure: { code: 'key_reused' },
  })
  const other = await server.asUser()
  expect((await server.call(addDayLimit, LIMIT, { as: other, key: 'same-request-2' })).status).toBe(422)
})

test('a failed request leaves its key free, and nothing else behind', async () => {
  answered(await server.call(addDayLimit, LIMIT, { as: user }))
  const refused = await server.call(addDayLimit, LIMIT, { as: user, key: 'same-request-3' })
  expect(refused.status).toBe(409)
  expect(
    (await server.call(addDayLimit, { ...LIMIT, dayNumber: 13 }, { as: user, key: 'same-request-3' })).status,
  ).toBe(200)
})

test('a key that can’t be one is refused', async () => {
  for (const key of ['short', 'with blank in it', 'x'.repeat(101)])
    expect(await server.call(addDayLimit, LIMIT, { as: user, key })).toMatchObject({
      status: 400,
      failure: { code: 'malformed' },
    })
})

test('all problems are listed at once, each under its field (D29)', async () => {
  const answer = await server.callRaw(addDayLimit, { dayNumber: 0, month: 'maj', day: -1 }, { as: user })
  expect(answer).toMatchObject({ status: 400, failure: { code: 'invalid_input' } })
  expect(answer.ok ? [] : Object.keys(answer.failure.fields ?? {}).sort()).toEqual([
    'day',
    'dayNumber',
    'month',
    'year',
  ])
})

test('what a contract has no sentence for is told in Polish all the same (D29)', async () => {
  const fieldsOf = async (payload: object) =>
    (await inject({ method: 'POST', url: '/api/add', payload })).json().fields
  expect(await fieldsOf({})).toMatchObject({ selectedDays: 'Wypełnij to pole.' })
  expect(await fieldsOf({ selectedDays: 'Dzień', reasonText: 'a'.repeat(501) })).toMatchObject({
    selectedDays: 'Ta wartość jest niepoprawna.',
    reasonText: 'Ta wartość jest za długa albo za duża.',
  })
})

test.each(['a\u0000b', 'a\ud800', '\udc00a'])(
  'a text with what no database stores is a problem of its field: %j',
  async (popupText) => {
    const answer = await server.call(setPopupText, { popupText }, { as: user })
    expect(answer).toMatchObject({ status: 400, failure: { fields: { popupText: expect.any(String) } } })
  },
)

test('a value that makes its own check stumble is bad input, not a fault of ours (Q17)', async () => {
  const admin = await server.asUser({ admin: true })
  const tiers = { length: { toString: 'x', valueOf: 1 } }
  expect(await server.callRaw(setBonusTiers, { tiers }, { as: admin })).toMatchObject({
    status: 400,
    failure: { code: 'invalid_input' },
  })
})

test('unknown and read-only fields have no effect (Q17)', async () => {
  const { item } = answered(
    await server.callRaw(addDayLimit, { ...LIMIT, id: 'mine', createdAt: 'x', admin: true }, { as: user }),
  ) as {
    item: { id: string }
  }
  expect(item.id).not.toBe('mine')
})

const json = { cookie: '', 'content-type': 'application/json' }
const put = (payload: string, headers: Record<string, string> = {}) =>
  inject({
    method: 'PUT',
    url: setPopupText.path,
    payload,
    headers: { ...json, cookie: user.cookie, ...headers },
  })

test.each([
  ['broken JSON', '{"popupText":', 400],
  ['a body that is no object', '["popupText"]', 400],
  ['a body that is null', 'null', 400],
  ['a body that poisons the prototype', '{"__proto__":{"admin":true},"popupText":"x"}', 400],
  [
    'a body that poisons the constructor',
    '{"constructor":{"prototype":{"admin":true}},"popupText":"x"}',
    400,
  ],
  ['JSON 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
  ['a body over the limit', JSON.stringify({ popupText: 'x'.repeat(100_001) }), 413],
])('%s is refused, and the server goes on', async (_name, payload, status) => {
  const answer = await put(payload)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ msg: expect.any(String), code: expect.any(String) })
  expect((await server.call(getPublicSettings, {})).status).toBe(200)
})

test('a body of another kind than JSON is refused', async () => {
  const answer = await put('popupText=x', { 'content-type': 'application/x-www-form-urlencoded' })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
})

test('a parameter that comes twice is one problem of its field, not two values', async () => {
  const answer = await inject({
    url: `${listDayLimits.path}?year=2026&year=2027&month=3`,
    headers: { cookie: user.cookie },
  })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().fields)).toEqual(['year'])
})

test('a write that another site’s page sends with our cookies is refused, one by bearer token is not', async () => {
  const send = (headers: Record<string, string>) =>
    inject({ method: 'PUT', url: setDefaultLimit.path, payload: { defaultLimit: 5 }, headers })
  const own = { cookie: user.cookie }
  for (const foreign of [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.flotylla.test' },
  ]) {
    const answer = await send({ ...own, ...foreign })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin'])
  }
  expect((await send({ ...own, origin: 'http://flotylla.test' })).statusCode).toBe(200)
  expect((await send({ ...own, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  expect(
    (await send({ authorization: `Bearer ${user.token}`, origin: 'https://evil.test' })).statusCode,
  ).toBe(200)
})

test('with a token of its own another site’s page is judged by that alone: our cookies neither count nor are set', async () => {
  const foreign = { cookie: user.cookie, origin: 'https://evil.test', authorization: 'Bearer x' }
  const write = await inject({
    method: 'PUT',
    url: setDefaultLimit.path,
    payload: { defaultLimit: 5 },
    headers: foreign,
  })
  expect(write.statusCode).toBe(401)
  const login = await inject({
    method: 'POST',
    url: logIn.path,
    payload: { login: 'x', password: 'y' },
    headers: foreign,
  })
  expect([login.statusCode, login.headers['set-cookie']]).toEqual([401, undefined])
  const inQuery = { cookie: user.cookie, origin: 'https://evil.test' }
  const byQuery = await inject({
    method: 'POST',
    url: `${addDayLimit.path}?jwt=${'A'.repeat(43)}`,
    payload: LIMIT,
    headers: inQuery,
  })
  expect([401, 403]).toContain(byQuery.statusCode)
  expect(await limits()).toEqual([])
})

test('tokens that are none are nobody’s', async () => {
  for (const authorization of [
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${'A'.repeat(43)}`,
    `Basic ${user.token}`,
  ]) {
    const answer = await inject({ url: getAdminSettings.path, headers: { authorization } })
    expect(answer.statusCode).toBe(401)
  }
})

test('every status has the strict headers (Q16)', async () => {
  const answers = [
    await inject(getPublicSettings.path),
    await inject(getAdminSettings.path),
    await inject('/api/nothing-here'),
    await inject('/nothing-here'),
    await inject('/%ff'),
    await inject('/login'),
    await inject('/healthz'),
    await put('{'),
    await put(JSON.stringify({ popupText: 'x'.repeat(100_001) })),
    await inject({ method: 'OPTIONS', url: getPublicSettings.path }),
    await inject({ method: 'HEAD', url: '/' }),
  ]
  for (const { headers, statusCode } of answers) {
    expect(statusCode).toBeLessThan(504)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('behind TLS cookies are Secure and HSTS is on', async () => {
  const secure = await startTestServer({
    env: { PUBLIC_URL: 'https://grafik.flota.test', ADMIN_LOGIN: 'szef', ADMIN_PASSWORD: 'dosyć długie' },
  })
  try {
    const answer = await secure.app.inject(getPublicSettings.path)
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
    const login = await secure.call(logIn, { login: 'x', password: 'y' })
    expect(String(login.headers['set-cookie'])).toContain('Secure')
  } finally {
    await secure.close()
  }
})

test('behind TLS a cookie has a name that no neighbour can set, and who was logged in before stays so', async () => {
  const secure = await startTestServer({ env: { PUBLIC_URL: 'https://grafik.flota.test' } })
  try {
    const { cookie } = await secure.asUser()
    const get = (carried: string) =>
      secure.app.inject({ url: getAdminSettings.path, headers: { cookie: carried } })
    const moved = await get(cookie)
    expect(moved.statusCode).toBe(200)
    const set = moved.cookies.map(({ name, value }) => `${name}=${value}`)
    expect(set).toEqual([`__Host-${cookie}`, 'flotylla_user='])
    expect(moved.cookies[0]).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Strict' })
    const named = await get(`__Host-${cookie}`)
    expect([named.statusCode, named.cookies]).toEqual([200, []])
    const tossed = await get(`__Host-${cookie}; flotylla_user=${'A'.repeat(43)}`)
    expect([tossed.statusCode, tossed.cookies.map(({ name }) => name)]).toEqual([200, ['flotylla_user']])
    const out = await secure.app.inject({ method: 'POST', url: logOut.path, headers: { cookie } })
    expect(out.cookies.map(({ name, value }) => `${name}=${value}`)).toEqual([
      '__Host-flotylla_user=',
      'flotylla_user=',
    ])
    expect((await get(cookie)).statusCode).toBe(401)
  } finally {
    await secure.close()
  }
})

test('a flood from one address is stopped with 429, and says when to come again', async () => {
  const small = await startTestServer({ env: { REQUESTS_PER_MINUTE: '10' } })
  try {
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1)
      statuses.push((await small.call(getPublicSettings, {})).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const stopped = await small.call(getPublicSettings, {})
    expect(stopped).toMatchObject({ failure: { code: 'too_many_requests' } })
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    expect((await small.app.inject('/healthz')).statusCode).toBe(200)
  } finally {
    await small.close()
  }
})

test('a flood from an address leaves those who are logged in there alone, and made-up tokens are no way round it', async () => {
  const small = await startTestServer({ env: { REQUESTS_PER_MINUTE: '10' } })
  try {
    const logged = await small.asUser()
    expect((await small.call(getAdminSettings, {}, { as: logged })).status).toBe(200)
    const madeUp = () => `flotylla_user=${randomUUID().replaceAll('-', '')}${'A'.repeat(11)}`
    for (let index = 0; index < 20; index += 1) {
      const headers = index % 2 === 0 ? {} : { cookie: madeUp() }
      await small.app.inject({ url: getPublicSettings.path, headers })
    }
    const forged = await small.app.inject({ url: getPublicSettings.path, headers: { cookie: madeUp() } })
    expect(forged.statusCode).toBe(429)
    // True: the minute that is counted ends then.
    expect(Number(forged.headers['retry-after'])).toBeGreaterThan(50)
    expect((await small.call(getAdminSettings, {}, { as: logged })).status).toBe(200)
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1)
      statuses.push((await small.call(getAdminSettings, {}, { as: logged })).status)
    expect(statuses.at(-1)).toBe(429)
  } finally {
    await small.close()
  }
})

test('whoever opens a page in a flood reads a page in their language', async () => {
  const small = await startTestServer({ env: { REQUESTS_PER_MINUTE: '10' } })
  try {
    for (let index = 0; index < 10; index += 1) await small.app.inject('/')
    const headers = { accept: 'text/html,*/*', 'accept-language': 'uk' }
    const page = await small.app.inject({ url: '/', headers })
    expect(page.statusCode).toBe(429)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('<html lang="uk">')
    expect(page.body).toContain(ukrainian.tooMany)
    expect(page.body).toContain(`content="${page.headers['retry-after']}"`)
  } finally {
    await small.close()
  }
})

test('an answer that breaks its contract is caught in tests', async () => {
  await server.database.queries.execute('UPDATE settings SET default_limit = 5')
  await server.call(setDefaultLimit, { defaultLimit: 5 }, { as: user })
  await server.database.queries.execute(
    `UPDATE settings SET bonus_tiers = '[{"from":1,"to":2,"value":3,"secret":4}]'`,
  )
  expect((await server.call(getPublicSettings, {})).status).toBe(500)
})

test('the log has a line for every request, without its query', async () => {
  await inject(`${getPublicSettings.path}?jwt=very-secret-token&phone=600100200`)
  const line = JSON.parse(server.log.at(-1) ?? '{}')
  expect(line).toMatchObject({
    message: 'request',
    method: 'GET',
    route: getPublicSettings.path,
    status: 200,
  })
  expect(server.log.join()).not.toMatch(/very-secret-token|600100200/)
})
