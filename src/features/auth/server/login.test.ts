import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { answered, type CallOptions, startTestServer, type TestServer } from '#test/server/test-server.ts'
import {
  addUser,
  changeOwnPassword,
  createFirstAdministrator,
  editUser,
  firstStartState,
  listUsers,
  logIn,
  logOut,
  whoAmI,
} from '../contract.ts'
import { administratorFromConfiguration, firstStartCode } from './first-start.ts'
import { SESSION_COOKIES } from './public.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { ADMIN_LOGIN: 'Szefowa', ADMIN_PASSWORD: 'bardzo tajne' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  await administratorFromConfiguration(server.platform)
})

const enter = (login = 'szefowa', password = 'bardzo tajne', options: CallOptions = {}) =>
  server.call(logIn, { login, password }, options)
const bearer = (token: string): CallOptions => ({ headers: { authorization: `Bearer ${token}` } })
const me = (token: string) => server.call(whoAmI, {}, bearer(token))

async function logged(action: string) {
  const as = await server.asUser({ admin: true })
  const { data } = answered(await server.call(listAudit, { limit: 500 }, { as }))
  return data.map(({ attributes }) => attributes).filter((entry) => entry.action === action)
}
const loggedLogins = () => logged('log-in')

test('logins are in the audit log, refused ones too, without what was typed', async () => {
  const { id } = answered(await enter()).user
  await enter('szefowa', 'zgaduje')
  const logins = await loggedLogins()
  expect(logins.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused'])
  expect(logins.find(({ outcome }) => outcome === 'done')?.details).toEqual({ user: id })
  expect(JSON.stringify(logins)).not.toContain('zgaduje')
})

test('the token opens the office as bearer, as ?jwt= where the specification says so, and as a cookie (D39)', async () => {
  const answer = await enter()
  const { jwt, user } = answered(answer)
  expect(user).toMatchObject({ login: 'Szefowa', admin: true })
  expect(Buffer.from(jwt, 'base64url')).toHaveLength(32)
  expect(answered(await me(jwt)).id).toBe(user.id)
  expect((await server.app.inject(`/auth/me?jwt=${jwt}`)).statusCode).toBe(200)
  expect((await server.app.inject(`/api/asettings?jwt=${jwt}`)).statusCode).toBe(200)
  // Not prescribed: a token in an address stays in histories and proxies, so that no more calls take it there
  // than must.
  expect((await server.app.inject(`/api/users?jwt=${jwt}`)).statusCode).toBe(401)
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/flotylla_user=[\w-]{43};.*HttpOnly.*SameSite=Strict/)
  expect(server.log.join()).not.toContain(jwt)
})

test('a user is logged in at twenty places at most: with another one the one unused longest ends', async () => {
  const tokens: string[] = []
  for (let count = 0; count < 20; count += 1) {
    tokens.push(answered(await enter()).jwt)
    server.clock.advance(60_000)
  }
  const [first = '', second = '', third = ''] = tokens
  server.clock.advance(300_000)
  answered(await me(first))
  const latest = answered(await enter()).jwt
  const statuses = await Promise.all(
    [first, second, third, latest].map(async (each) => (await me(each)).status),
  )
  expect(statuses).toEqual([200, 401, 200, 200])
})

test('the token stands nowhere in the database, nor does a password (Q14, Q15)', async () => {
  const { jwt } = answered(await enter())
  const { rows } = await server.database.queries.execute(
    'SELECT row_to_json(s)::text AS t FROM sessions s UNION ALL SELECT row_to_json(u)::text FROM users u',
  )
  const all = JSON.stringify(rows)
  expect(all).toContain('$argon2id$')
  for (const secret of [jwt, 'bardzo tajne']) expect(all).not.toContain(secret)
})

test('a wrong password and an unknown login are answered alike (Spec 1 §8)', async () => {
  const wrong = await enter('szefowa', 'zgaduję')
  const unknown = await enter('nikt', 'zgaduję')
  expect(wrong).toMatchObject({
    status: 401,
    failure: { code: 'wrong_login', msg: 'Błędny login lub hasło!' },
  })
  expect(!unknown.ok && unknown.failure).toEqual(!wrong.ok && wrong.failure)
})

test('logging out, a new password and switching off end the session: the next request is 401 (Q14)', async () => {
  const { jwt } = answered(await enter())
  answered(await server.call(logOut, {}, bearer(jwt)))
  expect((await me(jwt)).status).toBe(401)

  const admin = await server.asUser({ admin: true })
  const { data } = answered(await server.call(listUsers, {}, { as: admin }))
  const target = data.find(({ attributes }) => attributes.login === 'Szefowa')
  const edit = (change: { active?: boolean; password?: string }) =>
    server.call(
      editUser,
      { id: target?.id ?? '', name: 'Szefowa', admin: true, active: true, ...change },
      { as: admin },
    )

  const second = answered(await enter()).jwt
  answered(await edit({ password: 'nowe hasło biura' }))
  expect((await me(second)).status).toBe(401)
  expect((await enter()).status).toBe(401)

  const third = answered(await enter('szefowa', 'nowe hasło biura')).jwt
  answered(await edit({ active: false }))
  expect((await me(third)).status).toBe(401)
  expect((await enter('szefowa', 'nowe hasło biura')).status).toBe(401)
})

test('a session ends after 12 hours without use, and after 30 days in all', async () => {
  const { jwt } = answered(await enter())
  server.clock.advance(11.9 * 3_600_000)
  expect((await me(jwt)).status).toBe(200)
  server.clock.advance(11.9 * 3_600_000)
  expect((await me(jwt)).status).toBe(200)
  server.clock.advance(12 * 3_600_000)
  expect((await me(jwt)).status).toBe(401)

  const steady = answered(await enter()).jwt
  let last = 200
  for (let hour = 0; hour < 30 * 24; hour += 10) {
    last = (await me(steady)).status
    server.clock.advance(10 * 3_600_000)
  }
  expect(last).toBe(200)
  expect((await me(steady)).status).toBe(401)
})

test('a changed password ends all other sessions, and needs the old one', async () => {
  const [mine, other] = [answered(await enter()).jwt, answered(await enter()).jwt]
  const change = (currentPassword: string) =>
    server.call(changeOwnPassword, { currentPassword, newPassword: 'inne hasło biura' }, bearer(mine))
  expect(await change('zgaduję')).toMatchObject({ status: 403, failure: { code: 'wrong_login' } })
  answered(await change('bardzo tajne'))
  expect([(await me(mine)).status, (await me(other)).status]).toEqual([200, 401])
})

test('a wrong current password is in the audit log with who tried it, and the change too', async () => {
  const { jwt, id } = answered(await enter())
  const change = (currentPassword: string, newPassword = 'inne hasło biura') =>
    server.call(changeOwnPassword, { currentPassword, newPassword }, bearer(jwt))
  await change('zgaduję')
  answered(await change('bardzo tajne'))
  const entries = await logged('change-password')
  expect(entries.map(({ actor, outcome }) => `${actor} ${outcome}`).sort()).toEqual([
    `user:${id} done`,
    `user:${id} refused`,
  ])
  expect(JSON.stringify(entries)).not.toMatch(/zgaduję|tajne|inne/)
})

test('after 100 failures an account is closed for the day, for the right password too; a known browser still gets in', async () => {
  const known = answered(await enter()) && (await enter())
  const device = known.cookies.find(({ name }) => name === 'flotylla_device')
  const limit = (from: number) => enter('szefowa', 'zgaduję', { from: `10.0.0.${from % 250}` })
  const answers = []
  for (let from = 0; from < 101; from += 1) answers.push((await limit(from)).status)
  expect(answers.filter((status) => status === 401)).toHaveLength(100)
  const closed = await enter('szefowa', 'bardzo tajne', { from: '10.0.1.1' })
  expect(closed).toMatchObject({ status: 429, failure: { code: 'too_many_tries' } })
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0)
  // Tries that were not even looked at fill no log.
  expect((await loggedLogins()).filter(({ outcome }) => outcome === 'refused')).toHaveLength(100)
  const cookie = `flotylla_device=${device?.value}`
  expect((await enter('szefowa', 'bardzo tajne', { from: '10.0.1.1', headers: { cookie } })).status).toBe(200)
  server.clock.advance(86_400_000)
  expect((await enter('szefowa', 'bardzo tajne', { from: '10.0.1.1' })).status).toBe(200)
}, 60_000)

test('users are managed by administrators only, logins are taken in whatever case', async () => {
  const admin = await server.asUser({ admin: true })
  const coordinator = await server.asUser()
  const anna = { login: 'Anna', name: 'Anna Nowak', password: 'dosyć długie', admin: false }
  expect(await server.call(addUser, anna, { as: coordinator })).toMatchObject({
    status: 403,
    failure: { code: 'not_allowed' },
  })
  answered(await server.call(addUser, anna, { as: admin }))
  expect(await server.call(addUser, { ...anna, login: 'ANNA' }, { as: admin })).toMatchObject({
    status: 409,
    failure: { code: 'login_taken' },
  })
  expect(
    await server.call(addUser, { ...anna, login: 'Ola', password: 'za krótkie' }, { as: admin }),
  ).toMatchObject({ status: 400 })
  expect(answered(await enter('anna', 'dosyć długie')).user.admin).toBe(false)
})

test('a login is seen at once; a session opened with a password that is changed meanwhile is dead', async () => {
  const admin = await server.asUser({ admin: true })
  const seen = async () => {
    const { data } = answered(await server.call(listUsers, {}, { as: admin }))
    return data.find(({ attributes }) => attributes.login === 'Szefowa')?.attributes.lastSeenAt
  }
  const { user } = answered(await enter())
  expect(Date.parse((await seen()) ?? '')).toBe(server.clock.now().getTime())
  server.clock.advance(60_000)
  const edited = { id: user.id, name: 'Szefowa', admin: true, active: true, password: 'całkiem nowe' }
  const [changed, ...entered] = await Promise.all([
    server.call(editUser, edited, { as: admin }),
    ...Array.from({ length: 12 }, () => enter()),
  ])
  expect(changed.ok).toBe(true)
  for (const one of entered) {
    const alive = one.ok ? (await server.call(whoAmI, {}, bearer(one.value.jwt))).status : 401
    expect(alive).toBe(401)
  }
  expect((await enter('szefowa', 'całkiem nowe')).status).toBe(200)
})

test('the last administrator can’t be taken away, also by two who try it on each other at once', async () => {
  const { jwt, user } = answered(await enter())
  const demote = (id: string, options: CallOptions) =>
    server.call(editUser, { id, name: 'Ktoś', admin: false, active: true }, options)
  expect(await demote(user.id, bearer(jwt))).toMatchObject({ status: 409, failure: { code: 'last_admin' } })
  const other = await server.asUser({ admin: true })
  const answers = await Promise.all([demote(user.id, { as: other }), demote(other.id, bearer(jwt))])
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  const unknown = '00000000-0000-4000-8000-000000000000'
  const admin = await server.asUser({ admin: true })
  expect(await demote(unknown, { as: admin })).toMatchObject({
    status: 404,
    failure: { code: 'no_such_user' },
  })
})

test('the first administrator is made once, with the code from the console', async () => {
  await server.reset()
  expect(answered(await server.call(firstStartState, {})).needed).toBe(true)
  const make = (code: string, login = 'pierwszy') =>
    server.call(createFirstAdministrator, { code, login, name: 'Pierwszy', password: 'dosyć długie' })
  expect(await make('AAAA-AAAA-AAAA')).toMatchObject({ status: 401, failure: { code: 'wrong_code' } })
  const code = firstStartCode(server.platform).toLowerCase().replaceAll('-', ' ')
  const answers = await Promise.all([make(code, 'pierwszy'), make(code, 'drugi')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answered(await server.call(firstStartState, {})).needed).toBe(false)
})

test('a session of one scope is none of another', async () => {
  const driver = await server.asScope('driver', '5c1f6c5e-0000-4000-8000-000000000001')
  expect((await server.call(whoAmI, {}, { as: driver })).status).toBe(401)
  expect(
    (await server.call(whoAmI, {}, { headers: { cookie: `${SESSION_COOKIES.user}=${driver.token}` } }))
      .status,
  ).toBe(401)
})

test('a late answer to a tab left open does not end the session of who has logged in since', async () => {
  const { jwt } = answered(await enter())
  answered(await server.call(logOut, {}, bearer(jwt)))
  const late = await server.call(listUsers, {}, { headers: { cookie: `${SESSION_COOKIES.user}=${jwt}` } })
  expect([late.status, late.headers['set-cookie']]).toEqual([401, undefined])
})

test('an identifier on the device that is rubbish or has ended is removed by the automatic login that failed with it', async () => {
  const removedBy = async (value: string) => {
    const answer = await server.call(whoAmI, {}, { headers: { cookie: `${SESSION_COOKIES.user}=${value}` } })
    expect(answer.status).toBe(401)
    return String(answer.headers['set-cookie'])
  }
  expect(await removedBy('garbage')).toMatch(/flotylla_user=;.*Max-Age=0/)
  const { jwt } = answered(await enter())
  answered(await server.call(logOut, {}, bearer(jwt)))
  expect(await removedBy(jwt)).toMatch(/flotylla_user=;.*Max-Age=0/)
  const living = answered(await enter()).jwt
  const answer = await server.call(whoAmI, {}, { headers: { cookie: `${SESSION_COOKIES.user}=${living}` } })
  expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
})
