import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SESSION_COOKIES } from '#features/auth/server/public.ts'
import { addDriver, editDriver, getDriver } from '#features/drivers/office/contract.ts'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { LANGUAGE_HEADER } from '#platform/pure/page-language.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { openOwnCalendar } from '../contract.ts'
import { keepOwnLanguage } from '../contract-language.ts'
import { renewDriverPin, showDriverPin } from '../contract-pins.ts'

const PHONE = '600100200'
const PERSON = { fullName: 'Олександр Шевченко', phone: PHONE, email: 'oleksandr@example.pl' }

let server: TestServer
let admin: TestCaller
let id: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  admin = await server.asUser({ admin: true })
  id = answered(await server.call(addDriver, PERSON, { as: admin })).id
})

const languageNow = async (of = id) =>
  answered(await server.call(getDriver, { id: of }, { as: admin })).attributes.language

async function logIn(headers: Readonly<Record<string, string>> = {}): Promise<TestCaller> {
  const { pin } = answered(await server.call(showDriverPin, { id }, { as: admin }))
  const opened = await server.call(openOwnCalendar, { phone: PHONE, pin }, { headers })
  const token = opened.cookies.find(({ name }) => name === SESSION_COOKIES.driver)?.value ?? ''
  return { id, token, cookie: `${SESSION_COOKIES.driver}=${token}` }
}

const lastSubject = async () => {
  const rows = await server.database.queries.select().from(messages)
  return rows.filter(({ kind }) => kind === 'email').sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
    ?.subject
}

test('nobody has said a language until the driver chooses one with the own session', async () => {
  expect(await languageNow()).toBeNull()
  const as = await logIn()
  expect(answered(await server.call(keepOwnLanguage, { language: 'uk' }, { as }))).toEqual({ kept: true })
  expect(await languageNow()).toBe('uk')
  expect(answered(await server.call(keepOwnLanguage, { language: 'pl' }, { as }))).toEqual({ kept: true })
  expect(await languageNow()).toBe('pl')
})

test('without a session nothing is kept, and nobody learns more than that', async () => {
  expect(answered(await server.call(keepOwnLanguage, { language: 'ka' }, {}))).toEqual({ kept: false })
  expect(answered(await server.call(keepOwnLanguage, { language: 'ka' }, { as: admin }))).toEqual({
    kept: false,
  })
  expect(await languageNow()).toBeNull()
})

test('a language that there is none of is refused', async () => {
  const as = await logIn()
  expect((await server.call(keepOwnLanguage, { language: 'de' as 'uk' }, { as })).status).toBe(400)
  expect(await languageNow()).toBeNull()
})

test('who logs in on a page in another language reads that, and a choice made before stays', async () => {
  await logIn({ [LANGUAGE_HEADER]: 'ka' })
  expect(await languageNow()).toBe('ka')
  await logIn({ [LANGUAGE_HEADER]: 'ru' })
  expect(await languageNow()).toBe('ka')
})

test('the office sees the language, sets it, and takes it back; what is left out stays', async () => {
  expect((await server.call(editDriver, { id, language: 'en' }, { as: admin })).ok).toBe(true)
  expect(await languageNow()).toBe('en')
  await server.call(editDriver, { id, email: 'inny@example.pl' }, { as: admin })
  expect(await languageNow()).toBe('en')
  await server.call(editDriver, { id, language: null }, { as: admin })
  expect(await languageNow()).toBeNull()
})

test('a letter is written in the language of the moment: one that waits stays as it was', async () => {
  expect(await lastSubject()).toBe('Twój PIN do kalendarza pracy')
  await server.call(editDriver, { id, language: 'uk' }, { as: admin })
  server.clock.advance(60_000)
  await server.call(renewDriverPin, { id }, { as: admin })
  expect(await lastSubject()).toBe('Ваш PIN до робочого календаря')
  const before = await server.database.queries.select().from(messages)
  expect(before.map(({ subject }) => subject)).toContain('Twój PIN do kalendarza pracy')
})

test('of two records of one person the language that was said stays', async () => {
  const other = { fullName: 'Oleksandr Szewczenko', phone: '600100201', language: 'uk' as const }
  const foldedId = answered(await server.call(addDriver, other, { as: admin })).id
  expect((await server.call(mergeDrivers, { staysId: id, foldedId }, { as: admin })).ok).toBe(true)
  expect(await languageNow()).toBe('uk')
})
