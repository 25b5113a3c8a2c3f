import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { incomeStatements } from '#features/income/facts/server/tables.ts'
import { listMessages, readMessage } from '#features/messaging/contract.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { subscribePush } from '#features/push/contract.ts'
import { setNotifications } from '#features/settings/contract.ts'
import { payOutInCash } from '#features/settlement/ledger/contract.ts'
import { closeWeeks, readSettlementWeek, reopenStatement } from '#features/settlement/weeks/contract.ts'
import {
  answerQuestion,
  decideCorrection,
  listCorrections,
  readStatement,
  writeQuestion,
} from '#features/settlement/weeks/contract-statement.ts'
import type { Phone } from '#kernel/phone.ts'
import { newBrowserKeys } from '#test/push/push-service.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { makeFirstExample } from '#test/settlement/first-example.ts'
import {
  MONDAY_48,
  makeCharge,
  makeDriver,
  makeLoad,
  makeReference,
  makeRow,
  WEEK_47,
} from '#test/settlement/made-week.ts'
import { chooseOwnChannel } from '../contract-channel.ts'
import { listOpenQuestions, readTellings, tellDrivers } from '../contract-office.ts'

let server: TestServer
let office: TestCaller
let admin: TestCaller
let jan: string
let ola: string

beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set(MONDAY_48)
  office = await server.asUser({ money: true })
  admin = await server.asUser({ admin: true, money: true })
  const { queries } = server.database
  jan = (await makeFirstExample(queries)).jan
  ola = await makeDriver(queries, 'Ola Inna')
  await makeRow(queries, {
    ...{ load: 1, row: 55, app: 'bolt', amounts: { net: 777.77 } },
    ref: await makeReference(queries, 'bolt', 'Ola Inna', ola),
  })
  await change(jan, { email: 'jan@flota.test' })
  await change(ola, { email: 'ola@flota.test' })
  await closeAll()
})

async function change(id: string, contact: Partial<typeof drivers.$inferInsert>): Promise<void> {
  await server.database.queries.update(drivers).set(contact).where(eq(drivers.id, id))
}

async function closeAll() {
  const { data } = answered(await server.call(readSettlementWeek, WEEK_47, { as: office }))
  const open = data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  return answered(await server.call(closeWeeks, { ...WEEK_47, drivers: open }, { as: office })).closed
}

const press = () => server.call(tellDrivers, WEEK_47, { as: office })
const tell = async () => answered(await press())
const tellings = async () => answered(await server.call(readTellings, WEEK_47, { as: office }))

/** What lies in the outbox, oldest first. */
async function outbox() {
  const { data } = answered(await server.call(listMessages, {}, { as: admin }))
  const all = []
  for (const { id } of data.toReversed())
    all.push(answered(await server.call(readMessage, { id }, { as: admin })))
  return all.map(({ text, attributes: { to, subject, state, kind } }) => ({ to, subject, state, kind, text }))
}

async function reopen(driverId: string): Promise<void> {
  const { id } = answered(await server.call(readStatement, { ...WEEK_47, driverId }, { as: office }))
  answered(await server.call(reopenStatement, { id: id ?? '', reason: 'Pomyłka' }, { as: office }))
}

async function allowSms(): Promise<void> {
  answered(await server.call(setNotifications, { sendStatementSms: true }, { as: admin }))
}

async function choose(driverId: string, channel: 'email' | 'sms' | 'none') {
  return server.call(chooseOwnChannel, { channel }, { as: await server.asScope('driver', driverId) })
}

test('closing tells nobody; told, each driver has one letter with the amount, where it goes and the own page', async () => {
  expect(await outbox()).toEqual([])
  expect(await tellings()).toMatchObject({
    ...{ closed: 2, told: 0, waiting: { letters: 2, sms: 0 }, stays: { letters: true, sms: true } },
  })
  expect(await tell()).toEqual({ letters: 2, sms: 0, waits: true, unreachable: [] })
  const [first, second] = (await outbox()).toSorted((a, b) => (a.to < b.to ? -1 : 1))
  expect(first).toMatchObject({ to: 'jan@flota.test', subject: 'Rozliczenie tygodnia 47 (16-22.11.2026)' })
  expect(first?.text).toContain('do wypłaty 338,69 zł gotówką w biurze.')
  expect(first?.text).toContain('http://flotylla.test/moje-rozliczenia/R-2026-47-0001')
  expect(first?.text).not.toContain('777')
  expect(second?.to).toBe('ola@flota.test')
  expect(await tellings()).toMatchObject({ told: 2, waiting: { letters: 0, sms: 0 }, waits: true })
})

async function phoneOf(driverId: string): Promise<void> {
  const { p256dh, auth } = newBrowserKeys()
  const address = `https://fcm.googleapis.com/fcm/send/${driverId}`
  const as = await server.asScope('driver', driverId)
  answered(await server.call(subscribePush, { address, p256dh, auth, device: 'Android' }, { as }))
}
const pushes = async () => (await outbox()).filter(({ kind }) => kind === 'push')

test('whose phone takes pushes is told there too, without an amount, and not once it is reopened', async () => {
  await phoneOf(jan)
  await tell()
  const [push, ...others] = await pushes()
  expect(others).toEqual([])
  expect(push).toMatchObject({ subject: 'Jest Twoje rozliczenie', state: 'waiting' })
  expect(push?.text).not.toMatch(/\d/)
  // The letter has the amounts, and goes all the same.
  expect((await outbox()).filter(({ kind }) => kind === 'email')).toHaveLength(2)
  await reopen(jan)
  expect((await pushes()).map(({ state }) => state)).toEqual(['withdrawn'])
})

test('an SMS that could not go is tried again with the next press, and its push is not told twice', async () => {
  await allowSms()
  await phoneOf(jan)
  await change(jan, { email: '', phone: '+380501234567' as Phone })
  await tell()
  await tell()
  expect(await pushes()).toHaveLength(1)
})

test('the rental of the own car is told beside the week’s amount, never in one sum with it', async () => {
  await reopen(jan)
  await makeCharge(server.database.queries, jan, 'own-car', 400, { detail: 'KR 1' })
  await closeAll()
  await tell()
  const letter = (await outbox()).find(({ to }) => to === 'jan@flota.test')
  expect(letter?.text).toContain(
    'do wypłaty 338,69 zł gotówką w biurze; najem auta osobno do wypłaty: 400,00 zł.',
  )
})

test('what was paid meanwhile is told as paid, and what a newer statement holds is told by that one', async () => {
  const paid = { driverId: jan, statement: 'R/2026/47/0001', grosze: 33_869, note: '' }
  answered(await server.call(payOutInCash, paid, { as: office }))
  const next = { year: 2026, week: 48 } as const
  await makeCharge(server.database.queries, ola, 'bonus', 50, { week: next })
  server.clock.set('2026-11-30T09:00:00Z')
  office = await server.asUser({ money: true })
  const { data } = answered(await server.call(readSettlementWeek, next, { as: office }))
  const drivers = data.flatMap(({ driverId, mark }) => (driverId === ola && mark ? [{ driverId, mark }] : []))
  answered(await server.call(closeWeeks, { ...next, drivers }, { as: office }))
  expect(await tellings()).toMatchObject({ closed: 2, told: 0, inNewer: 1, waiting: { letters: 1 } })
  expect(await tell()).toMatchObject({ letters: 1 })
  admin = await server.asUser({ admin: true, money: true })
  const [letter, ...others] = await outbox()
  expect(others).toEqual([])
  expect(letter?.text).toContain('wypłacono 338,69 zł')
})

test('pressed again, twice at once, or after the messages were forgotten, nobody is told a second time', async () => {
  const both = [await press(), ...(await Promise.all([press(), press()]))].map(answered)
  expect(both.reduce((sum, { letters }) => sum + letters, 0)).toBe(2)
  await server.database.queries.delete(messages)
  expect(await tell()).toMatchObject({ letters: 0, sms: 0 })
  expect(await outbox()).toEqual([])
})

test('who chose SMS gets one SMS and no letter; who wants nothing gets nothing', async () => {
  await allowSms()
  answered(await choose(jan, 'sms'))
  answered(await choose(ola, 'none'))
  expect(await tellings()).toMatchObject({ waiting: { letters: 0, sms: 1 }, declined: 1 })
  expect(await tell()).toMatchObject({ letters: 0, sms: 1, unreachable: [] })
  const [sms, ...others] = await outbox()
  expect(others).toEqual([])
  expect(sms).toMatchObject({ kind: 'sms' })
  expect(sms?.text).toBe(
    'Jan, rozliczenie tygodnia 47 (16-22.11.2026): do wyplaty 338,69 zl gotowka w biurze. Calosc: http://flotylla.test/moje-rozliczenia/R-2026-47-0001',
  )
})

test('who has no channel is named, and is told once there is one', async () => {
  await change(ola, { email: '' })
  expect(await tell()).toMatchObject({
    letters: 1,
    unreachable: [{ driverId: ola, fullName: 'Ola Inna', why: 'no-channel' }],
  })
  expect((await tellings()).unreachable).toHaveLength(1)
  await change(ola, { email: 'nowa@flota.test' })
  expect(await tell()).toMatchObject({ letters: 1, unreachable: [] })
  expect((await outbox()).map(({ to }) => to).toSorted()).toEqual(['jan@flota.test', 'nowa@flota.test'])
})

test('who is switched off is named and not told: the page is closed to them', async () => {
  await change(ola, { active: false })
  expect(await tell()).toMatchObject({ letters: 1, unreachable: [{ driverId: ola, why: 'inactive' }] })
})

test('a number to which the fleet sends nothing is named, and stands in the outbox as not sent', async () => {
  await allowSms()
  await change(jan, { phone: '+491701234567' as Phone })
  answered(await choose(jan, 'sms'))
  expect(await tell()).toMatchObject({
    letters: 1,
    sms: 0,
    unreachable: [{ driverId: jan, why: 'not-sent' }],
  })
  expect(await outbox()).toContainEqual(expect.objectContaining({ kind: 'sms', state: 'failed' }))
  // Nobody was told by it, so it is named until the number is another.
  expect(await tell()).toMatchObject({
    letters: 0,
    sms: 0,
    unreachable: [{ driverId: jan, why: 'not-sent' }],
  })
  expect((await outbox()).filter(({ state }) => state === 'failed')).toHaveLength(1)
})

test('reopened, what waits in the outbox is withdrawn; closed again it is told as mended, to that driver alone', async () => {
  await tell()
  await reopen(jan)
  expect((await outbox()).map(({ to, state }) => [to, state]).toSorted()).toEqual([
    ['jan@flota.test', 'withdrawn'],
    ['ola@flota.test', 'no-gateway'],
  ])
  expect(await tell()).toMatchObject({ letters: 0 })
  await makeCharge(server.database.queries, jan, 'wash', 5)
  await closeAll()
  expect(await tell()).toMatchObject({ letters: 1 })
  const last = (await outbox()).find(({ subject }) => subject.startsWith('Poprawione'))
  expect(last).toMatchObject({ to: 'jan@flota.test', state: 'no-gateway' })
  expect(last?.text).toContain('po poprawce do wypłaty 333,69 zł')
  expect(await tell()).toMatchObject({ letters: 0 })
})

test('reopened and closed again before anybody was told, it is told once, as any', async () => {
  await reopen(jan)
  await makeCharge(server.database.queries, jan, 'wash', 5)
  await closeAll()
  expect(await tell()).toMatchObject({ letters: 2 })
  expect((await outbox()).map(({ subject }) => subject)).not.toContain(expect.stringContaining('Poprawione'))
})

test('a correction that was accepted is told once more, with its amount; one that was declined is not', async () => {
  await tell()
  const { queries } = server.database
  const [uber] = await queries.select().from(incomeStatements).where(eq(incomeStatements.rowNo, 17))
  await makeLoad(queries, { no: 3, kind: 'uber-drivers' })
  await makeRow(queries, {
    ...{ load: 3, row: 2, app: 'uber', ref: uber?.refId ?? '', amounts: { adjustment: -14.6 } },
  })
  expect(await tell()).toMatchObject({ letters: 0 })
  const [proposed] = answered(await server.call(listCorrections, {}, { as: office })).data
  const { statementId: id = '', rowsDigest = '' } = proposed ?? {}
  answered(await server.call(decideCorrection, { id, rowsDigest, decision: 'accept' }, { as: office }))
  expect(await tell()).toMatchObject({ letters: 1 })
  expect(await tell()).toMatchObject({ letters: 0 })
  const last = (await outbox()).find(({ subject }) => subject.startsWith('Korekta'))
  expect(last).toMatchObject({ to: 'jan@flota.test' })
  expect(last?.text).toMatch(/korekta -\d+,\d\d zł, wejdzie do następnego rozliczenia/)
})

test('switched off by the fleet nothing goes out, and it is said where to switch it on', async () => {
  answered(
    await server.call(
      setNotifications,
      { sendStatementLetters: false, sendStatementSms: false },
      { as: admin },
    ),
  )
  expect(await press()).toMatchObject({ status: 409, failure: { code: 'switched_off' } })
  expect(await tellings()).toMatchObject({ letters: false, sms: false, told: 0 })
  expect(await outbox()).toEqual([])
})

test('of two records that were folded into one the person is told of both statements', async () => {
  answered(await server.call(mergeDrivers, { staysId: jan, foldedId: ola }, { as: admin }))
  expect(await tell()).toMatchObject({ letters: 2, unreachable: [] })
  expect(new Set((await outbox()).map(({ to }) => to))).toEqual(new Set(['jan@flota.test']))
})

test('a question that nobody answered is listed for the office, with whose and of which week', async () => {
  const { id } = answered(await server.call(readStatement, { ...WEEK_47, driverId: jan }, { as: office }))
  answered(await server.call(writeQuestion, { id: id ?? '', question: 'Skąd mandat?' }, { as: office }))
  expect(answered(await server.call(listOpenQuestions, {}, { as: office }))).toMatchObject({
    all: 1,
    data: [{ driverId: jan, fullName: 'Jan Przykładowy', statement: 'R/2026/47/0001', ...WEEK_47 }],
  })
})

test('whose question the office answers is told so, by the chosen way and without a word of the answer', async () => {
  const { id } = answered(await server.call(readStatement, { ...WEEK_47, driverId: jan }, { as: office }))
  const asked = async () =>
    answered(await server.call(writeQuestion, { id: id ?? '', question: 'Skąd mandat?' }, { as: office })).id
  const answer = async (question: string) =>
    server.call(answerQuestion, { id: question, answer: 'Rondo, 3.11.' }, { as: office })
  const first = await asked()
  expect(answered(await answer(first))).toEqual({ told: 'email', waits: true })
  expect(await answer(first)).toMatchObject({ failure: { code: 'answered' } })
  const [letter, ...rest] = await outbox()
  expect(rest).toEqual([])
  expect(letter).toMatchObject({
    to: 'jan@flota.test',
    subject: 'Odpowiedź biura w sprawie rozliczenia tygodnia 47 (16-22.11.2026)',
  })
  expect(letter?.text).toContain('/moje-rozliczenia/R-2026-47-0001')
  expect(letter?.text).not.toMatch(/Rondo|mandat/)
  await allowSms()
  answered(await choose(jan, 'sms'))
  expect(answered(await answer(await asked()))).toEqual({ told: 'sms', waits: true })
  // Two of the same moment stand in no order.
  const texts = (await outbox()).map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringContaining('biuro odpowiedzialo na Twoje pytanie'))
  answered(await choose(jan, 'none'))
  expect(answered(await answer(await asked()))).toEqual({ told: null, waits: false })
  await change(jan, { active: false })
  expect(answered(await answer(await asked()))).toEqual({ told: null, waits: false })
  expect(await outbox()).toHaveLength(2)
})
