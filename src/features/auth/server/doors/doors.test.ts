import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFleetCalendar, openOwnCalendar, sendEntryCode } from '#features/drivers/session/contract.ts'
import { renewDriverPin, showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { sessionTexts } from '#features/drivers/session/texts.ts'
import { checkFuel, setFuelPassword } from '#features/fuel/contract.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { changePin } from '#features/settings/contract.ts'
import { throttleBuckets } from '#platform/server/tables.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { editUser, logIn } from '../../contract.ts'
import { blockGuessing, getEntryCode, listGuessing } from '../../contract-doors.ts'

const NEXT = { year: 2026, week: 12 }
const PIN = '4711'
const PHONE = '600100201'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
  answered(await server.call(changePin, { pin: PIN }, { as: office }))
})
afterAll(() => server.close())

const guessing = async () => answered(await server.call(listGuessing, {}, { as: office })).data
const guessFleetPin = async (times: number) => {
  for (let turn = 0; turn < times; turn += 1)
    await server.call(openFleetCalendar, { pin: '0000' }, { from: `10.0.${turn % 5}.1` })
}
const driverWithPin = async () => {
  const id = await submit(server, NEXT, 'Jan Lis', PHONE, { 0: 'day' })
  return { id, pin: answered(await server.call(showDriverPin, { id }, { as: office })).pin }
}
const guessDriverPins = async (id: string, times = 40) => {
  for (let turn = 0; turn < times; turn += 1)
    await server.call(
      openOwnCalendar,
      { phone: turn % 2 ? PHONE : `6002000${10 + turn}`, pin: '0000' },
      {
        from: `10.1.${turn}.1`,
      },
    )
  return id
}

const codeLetters = async () =>
  (await server.database.queries.select().from(messages)).filter(
    ({ aboutKind }) => aboutKind === 'entry-code',
  )

test('guessing of the fleet’s PIN is told to administrators: since when, from where, what came of it', async () => {
  await guessFleetPin(11)
  expect(await guessing()).toEqual([])
  server.clock.advance(60_000)
  await guessFleetPin(19)
  expect(await guessing()).toEqual([
    {
      door: 'fleet-pin',
      since: '2026-03-11T11:00:00.000Z',
      lastAt: '2026-03-11T11:01:00.000Z',
      addresses: 5,
      wrong: 12,
      refused: 18,
      entered: 0,
      invented: 0,
      targets: [],
    },
  ])
  const coordinator = await server.asUser()
  expect(await server.call(listGuessing, {}, { as: coordinator })).toMatchObject({ status: 403 })
})

test('a new PIN of the fleet ends it: new devices get in from any address at once, and nothing is told any more', async () => {
  await guessFleetPin(30)
  expect(await server.call(openFleetCalendar, { pin: PIN }, { from: '10.0.0.1' })).toMatchObject({
    status: 429,
  })
  answered(await server.call(changePin, { pin: '8265' }, { as: office }))
  answered(await server.call(openFleetCalendar, { pin: '8265' }, { from: '10.0.0.1' }))
  answered(await server.call(openFleetCalendar, { pin: '8265' }, { from: '10.9.9.9' }))
  expect(await guessing()).toEqual([])
})

test('while strangers are refused, a new device gets in with the office’s code, or where a driver is logged in', async () => {
  await guessFleetPin(30)
  const coordinator = await server.asUser()
  const { code } = answered(await server.call(getEntryCode, { door: 'fleet-pin' }, { as: coordinator }))
  expect(await server.call(openFleetCalendar, { pin: PIN, code: 'AAAA-AAAA' })).toMatchObject({
    status: 429,
    failure: { msg: sessionTexts.wrongCode },
  })
  answered(await server.call(openFleetCalendar, { pin: PIN, code }))
  const { id } = await driverWithPin()
  const as = await server.asScope('driver', id)
  answered(await server.call(openFleetCalendar, { pin: PIN }, { as }))
})

test('while drivers’ PINs are guessed, the driver asks for a code and gets in on a new device with it', async () => {
  const { id, pin } = await driverWithPin()
  answered(await server.call(sendEntryCode, { phone: PHONE }))
  expect(await codeLetters()).toHaveLength(0)
  await guessDriverPins(id)
  const refused = await server.call(openOwnCalendar, { phone: PHONE, pin })
  expect(refused).toMatchObject({ status: 429, failure: { msg: sessionTexts.tooManyTries } })
  for (const phone of [PHONE, '600999999', 'x', PHONE])
    expect(answered(await server.call(sendEntryCode, { phone }))).toEqual({ status: 'ok' })
  const letters = await codeLetters()
  expect(letters.map(({ recipient }) => recipient)).toEqual(['kierowca@example.pl'])
  const text = server.platform.secrets.open(letters[0]?.body ?? '')
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)?.[0] ?? ''
  expect(text).toContain('Jest ważny do 13.03, godz. 01:00.')
  expect(answered(await server.call(getEntryCode, { door: 'driver-pin', id }, { as: office })).code).toBe(
    code,
  )
  answered(await server.call(openOwnCalendar, { phone: PHONE, pin, code }))
  const [told] = await guessing()
  expect(told).toMatchObject({ door: 'driver-pin', targets: [{ id, name: 'Jan Lis' }], entered: 0 })
  expect(told?.invented).toBeGreaterThan(0)
})

test('a code that wrong tries have used up is followed by another letter; strangers cause three a day at most', async () => {
  const { id } = await driverWithPin()
  await guessDriverPins(id)
  const given = async () =>
    answered(await server.call(getEntryCode, { door: 'driver-pin', id }, { as: office })).code
  const codes: string[] = []
  for (const _round of [1, 2]) {
    const code = await given()
    codes.push(code)
    for (let turn = 0; turn < 10; turn += 1)
      await server.call(openOwnCalendar, { phone: PHONE, pin: '0000', code }, { from: `10.7.${turn}.1` })
    for (const _again of [1, 2, 3]) answered(await server.call(sendEntryCode, { phone: PHONE }))
  }
  const letters = await codeLetters()
  expect(letters.map(({ state }) => state)).toEqual(['no-gateway', 'no-gateway'])
  const texts = letters.map(({ body }) => server.platform.secrets.open(body))
  expect(texts.every((text) => !text.includes(codes[0] ?? ''))).toBe(true)
  expect(texts.filter((text) => text.includes(codes[1] ?? ''))).toHaveLength(1)
  const mailbox = server.platform.secrets.fingerprint('letters of strangers\nkierowca@example.pl')
  const counted = await server.database.queries.select().from(throttleBuckets)
  expect(counted.find(({ bucket }) => bucket === mailbox)?.failures).toBeGreaterThanOrEqual(2)
})

test('a flood of asking for codes is turned away in bounds, alike for a phone that nobody has', async () => {
  await driverWithPin()
  const ask = (phone: string, from: string) => server.call(sendEntryCode, { phone }, { from })
  const flood = Promise.all(
    Array.from({ length: 30 }, (_, turn) => ask(turn % 2 ? PHONE : '600999999', `2001:db8:1:2::${turn + 1}`)),
  )
  const other = ask(PHONE, '192.0.2.7')
  const statuses = (await flood).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10)
  expect((await other).status).toBe(200)
})

test('a driver’s new PIN helps at once, from the very address that was refused', async () => {
  const { id, pin } = await driverWithPin()
  for (let turn = 0; turn < 15; turn += 1)
    await server.call(openOwnCalendar, { phone: PHONE, pin: '0000' }, { from: '10.1.1.1' })
  await guessDriverPins(id)
  const enter = (typed: string) =>
    server.call(openOwnCalendar, { phone: PHONE, pin: typed }, { from: '10.1.1.1' })
  expect(await enter(pin)).toMatchObject({ status: 429 })
  answered(await server.call(renewDriverPin, { id }, { as: office }))
  answered(await enter(answered(await server.call(showDriverPin, { id }, { as: office })).pin))
})

test('a password that an administrator sets anew helps at once, for the user and for the fuel page', async () => {
  const user = await server.asUser()
  const login = `user-${user.id}`
  for (let turn = 0; turn < 101; turn += 1)
    await server.call(logIn, { login, password: 'zgaduję' }, { from: '10.2.2.2' })
  const enter = (password: string, code?: string) =>
    server.call(logIn, { login, password, ...(code ? { code } : {}) }, { from: '10.2.2.2' })
  expect(await enter('próbne hasło')).toMatchObject({ status: 429 })
  const ofUser = { door: 'login', id: user.id } as const
  expect(await server.call(getEntryCode, ofUser, { as: user })).toMatchObject({ status: 403 })
  const { code } = answered(await server.call(getEntryCode, ofUser, { as: office }))
  answered(await enter('próbne hasło', code))
  const change = { id: user.id, name: 'Anna', admin: false, active: true, password: 'zupełnie inne' }
  answered(await server.call(editUser, change, { as: office }))
  answered(await enter('zupełnie inne'))

  const setFuel = (password: string) => server.call(setFuelPassword, { password }, { as: office })
  answered(await setFuel('paliwo 123'))
  const fuel = (password: string, more: object = {}) =>
    server.call(checkFuel, { password, ...more }, { from: '10.2.2.3' })
  for (let turn = 0; turn < 12; turn += 1) await fuel('zgaduję')
  expect(await fuel('paliwo 123')).toMatchObject({ status: 429 })
  answered(
    await fuel('paliwo 123', answered(await server.call(getEntryCode, { door: 'fuel' }, { as: office }))),
  )
  answered(await setFuel('paliwo 456'))
  answered(await fuel('paliwo 456'))
})

test('the office blocks the addresses that guess, in one act', async () => {
  await guessFleetPin(30)
  const block = () => server.call(blockGuessing, { door: 'fleet-pin' }, { as: office })
  expect(answered(await block())).toEqual({ blocked: 5 })
  expect(await guessing()).toEqual([])
  server.clock.advance(86_400_000)
  await guessFleetPin(30)
  answered(await server.call(openFleetCalendar, { pin: PIN }, { from: '10.9.9.9' }))
})
