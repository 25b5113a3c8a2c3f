import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { getUnreadable, renewUnreadable } from '#features/safekeeping/contract.ts'
import { createSecrets } from '#platform/server/secrets.ts'
import { answered, type CallOptions, startTestServer, type TestServer } from '#test/server/test-server.ts'
import {
  addUser,
  changeOwnPassword,
  confirmSecondFactor,
  listUsers,
  logIn,
  offerSecondFactor,
  removeOwnSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  whoAmI,
} from '../contract.ts'
import { administratorFromConfiguration } from './first-start.ts'
import { letAdministratorsBackIn } from './sealed-second-factors.ts'
import { recoveryCodes, users } from './tables.ts'

const PASSWORD = 'zielony kot na dachu'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { ADMIN_LOGIN: 'szefowa', ADMIN_PASSWORD: PASSWORD } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  await administratorFromConfiguration(server.platform)
})

const bearer = (token: string): CallOptions => ({ headers: { authorization: `Bearer ${token}` } })
const enter = (code?: string, from = '10.0.0.1') =>
  server.call(
    logIn,
    { login: 'szefowa', password: PASSWORD, ...(code === undefined ? {} : { secondFactor: code }) },
    { from },
  )

function codeOf(secret: string, secondsFromNow = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: 30, digits: 6 })
  return totp.generate({ timestamp: server.clock.now().getTime() + secondsFromNow * 1000 })
}

/** Switches it on as the page does. */
async function switchedOn() {
  const { jwt } = answered(await enter())
  const offered = answered(await server.call(offerSecondFactor, { currentPassword: PASSWORD }, bearer(jwt)))
  const { offer, secret } = offered
  const confirmed = await server.call(confirmSecondFactor, { offer, code: codeOf(secret) }, bearer(jwt))
  return { jwt, secret, codes: answered(confirmed).recoveryCodes }
}

test('with a second factor the password alone opens nothing, and says what is missing', async () => {
  const { secret } = await switchedOn()
  expect(await enter()).toMatchObject({ status: 401, failure: { code: 'second_factor_needed' } })
  server.clock.advance(30_000)
  expect(await enter('000000')).toMatchObject({ status: 401, failure: { code: 'wrong_second_factor' } })
  const answer = await enter(codeOf(secret).replace(/^(...)/, '$1 '))
  expect(answered(answer).user.login).toBe('szefowa')
})

test('a wrong password is answered alike, whether there is a second factor or not', async () => {
  await switchedOn()
  const wrong = await server.call(logIn, {
    login: 'szefowa',
    password: 'inne hasło zupełnie',
    code: '123456',
  })
  expect(wrong).toMatchObject({
    status: 401,
    failure: { code: 'wrong_login', msg: 'Błędny login lub hasło!' },
  })
})

test('a code opens once, also where two send it at the same moment, and an older one never', async () => {
  const { secret } = await switchedOn()
  server.clock.advance(60_000)
  const code = codeOf(secret)
  const answers = await Promise.all([enter(code), enter(code, '10.0.0.2'), enter(code, '10.0.0.3')])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await enter(code)).status).toBe(401)
  expect((await enter(codeOf(secret, -30))).status).toBe(401)
  server.clock.advance(30_000)
  expect((await enter(codeOf(secret))).status).toBe(200)
})

test('a phone whose clock is off by half a minute still opens, by more not', async () => {
  const { secret } = await switchedOn()
  server.clock.advance(300_000)
  expect((await enter(codeOf(secret, 90))).status).toBe(401)
  expect((await enter(codeOf(secret, 30))).status).toBe(200)
})

test('each recovery code opens once, in whatever case; new ones end the former', async () => {
  const { secret, codes } = await switchedOn()
  expect(new Set(codes).size).toBe(10)
  const { jwt } = answered(await enter(codes[0]?.toLowerCase().replace('-', ' ')))
  expect((await enter(codes[0])).status).toBe(401)
  expect(answered(await server.call(secondFactorState, {}, bearer(jwt)))).toMatchObject({
    recoveryCodesLeft: 9,
  })
  server.clock.advance(30_000)
  const wanted = { currentPassword: PASSWORD, code: codeOf(secret) }
  const renewed = answered(await server.call(renewRecoveryCodes, wanted, bearer(jwt))).recoveryCodes
  expect((await enter(codes[1])).status).toBe(401)
  expect((await enter(renewed[0])).status).toBe(200)
})

test('the secret and the recovery codes stand nowhere readable in the database', async () => {
  const { secret, codes } = await switchedOn()
  const { rows } = await server.database.queries.execute(
    'SELECT row_to_json(u)::text AS t FROM users u UNION ALL SELECT row_to_json(r)::text FROM recovery_codes r',
  )
  for (const text of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(text)
})

test('an offer is of its user, for half an hour, and is confirmed once', async () => {
  const { jwt } = answered(await enter())
  const offered = answered(await server.call(offerSecondFactor, { currentPassword: PASSWORD }, bearer(jwt)))
  const other = await server.asUser({ admin: true })
  const confirm = (options: CallOptions, code = codeOf(offered.secret)) =>
    server.call(confirmSecondFactor, { offer: offered.offer, code }, options)
  expect(await confirm({ as: other })).toMatchObject({ failure: { code: 'offer_ended' } })
  expect(await confirm(bearer(jwt), '000000')).toMatchObject({ failure: { code: 'wrong_second_factor' } })
  answered(await confirm(bearer(jwt)))
  expect(await confirm(bearer(jwt))).toMatchObject({ failure: { code: 'already_on' } })
  server.clock.advance(31 * 60_000)
  expect(await confirm(bearer(jwt))).toMatchObject({ failure: { code: 'offer_ended' } })
})

test('switching it on ends the other sessions', async () => {
  const other = answered(await enter()).jwt
  const { jwt } = await switchedOn()
  expect((await server.call(whoAmI, {}, bearer(other))).status).toBe(401)
  expect((await server.call(whoAmI, {}, bearer(jwt))).status).toBe(200)
})

test('it is switched off with password and code, and by an administrator for who has lost it', async () => {
  const { jwt, secret } = await switchedOn()
  const off = (code: string) =>
    server.call(removeOwnSecondFactor, { currentPassword: PASSWORD, code }, bearer(jwt))
  expect(await off('000000')).toMatchObject({ status: 403, failure: { code: 'wrong_second_factor' } })
  server.clock.advance(30_000)
  answered(await off(codeOf(secret)))
  expect((await enter()).status).toBe(200)

  await switchedOn()
  const admin = await server.asUser({ admin: true })
  const coordinator = await server.asUser()
  const { data } = answered(await server.call(listUsers, {}, { as: admin }))
  const target = data.find(({ attributes }) => attributes.secondFactor)
  const id = target?.id ?? ''
  expect(target?.attributes.login).toBe('szefowa')
  expect((await server.call(removeSecondFactor, { id }, { as: coordinator })).status).toBe(403)
  answered(await server.call(removeSecondFactor, { id }, { as: admin }))
  expect((await enter()).status).toBe(200)
})

test('the own second factor goes by password and code only, also for an administrator', async () => {
  const { jwt } = await switchedOn()
  const { id } = answered(await server.call(whoAmI, {}, bearer(jwt)))
  expect(await server.call(removeSecondFactor, { id }, bearer(jwt))).toMatchObject({
    status: 409,
    failure: { code: 'own_second_factor' },
  })
  expect(await enter()).toMatchObject({ failure: { code: 'second_factor_needed' } })
})

describe('a second factor that was sealed with a key that is lost', () => {
  const lose = async () => {
    const lost = createSecrets(Buffer.alloc(32, 99))
    await server.database.queries.update(users).set({ totpSecret: lost.seal('JBSWY3DPEHPK3PXP') })
  }

  test('is told as that to who types a code; recovery codes still open', async () => {
    const { secret, codes } = await switchedOn()
    await lose()
    server.clock.advance(30_000)
    expect(await enter(codeOf(secret))).toMatchObject({
      status: 401,
      failure: { code: 'second_factor_lost', msg: expect.stringContaining('Użyj kodu zapasowego') },
    })
    expect((await enter(codes[0])).status).toBe(200)
  })

  test('is counted among what a lost key sealed, and switched off in the one act', async () => {
    const { jwt } = await switchedOn()
    await lose()
    expect(answered(await server.call(getUnreadable, {}, bearer(jwt))).secondFactors).toBe(1)
    expect(answered(await server.call(renewUnreadable, {}, bearer(jwt)))).toEqual({ renewed: 1, left: 0 })
    expect((await enter()).status).toBe(200)
    const { data } = answered(await server.call(listAudit, { limit: 500 }, bearer(jwt)))
    expect(data.map(({ attributes }) => attributes.details)).toContainEqual({ renewed: 1, secondFactors: 1 })
  })

  test('is switched off at the start with another key where no administrator has a way in, and only there', async () => {
    await switchedOn()
    await lose()
    expect(await letAdministratorsBackIn(server.platform)).toBe(0)
    await server.database.queries.delete(recoveryCodes)
    expect(await letAdministratorsBackIn(server.platform)).toBe(1)
    expect((await enter()).status).toBe(200)
    expect(await letAdministratorsBackIn(server.platform)).toBe(0)
  })
})

test('codes are guessed no oftener than passwords: 100 a day and account', async () => {
  await switchedOn()
  server.clock.advance(30_000)
  const statuses: number[] = []
  for (let guess = 0; guess < 104; guess++) {
    const code = String(guess).padStart(6, '9')
    statuses.push((await enter(code, `10.9.${guess}.1`)).status)
  }
  expect(statuses.at(-1)).toBe(429)
}, 120_000)

test('a new password has 12 characters and is none of the common ones, nor the own name', async () => {
  const admin = await server.asUser({ admin: true })
  const add = (password: string) =>
    server.call(
      addUser,
      { login: 'wisniewska', name: 'Ola Wiśniewska', password, admin: true },
      { as: admin },
    )
  expect(await add('krótkie12')).toMatchObject({
    status: 400,
    failure: { fields: { password: 'Hasło musi mieć od 12 do 200 znaków.' } },
  })
  for (const weak of ['password1234', '123456789012', 'qwertyuiop12', 'aaaaaaaaaaaa', 'wisniewska2026'])
    expect(await add(weak), weak).toMatchObject({ status: 400, failure: { code: 'password_too_weak' } })
  answered(await add('trzy kawy i rogal'))
})

test('a password from before the rule still opens, and is told of until it is changed', async () => {
  const passwordHash = await server.platform.secrets.hashPassword('12345678')
  await server.database.queries.execute(`UPDATE users SET password_hash = '${passwordHash}'`)
  const old = answered(await server.call(logIn, { login: 'szefowa', password: '12345678' }))
  expect(old.passwordTooWeak).toBe(true)
  const change = (newPassword: string) =>
    server.call(changeOwnPassword, { currentPassword: '12345678', newPassword }, bearer(old.jwt))
  expect(await change('passwordpassword')).toMatchObject({ failure: { code: 'password_too_weak' } })
  answered(await change(PASSWORD))
  expect(answered(await enter()).passwordTooWeak).toBeUndefined()
})
