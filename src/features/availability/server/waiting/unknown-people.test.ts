import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listDrivers } from '#features/drivers/office/contract.ts'
import { listEmailClaims, resolveEmailClaim } from '#features/drivers/office/contract-claims.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { setDefaultLimit, setUnknownPeople } from '#features/settings/contract.ts'
import { submissions } from '#features/submissions/server/tables.ts'
import { choice, type form, formOf, WEEK } from '#test/availability/form.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { getSubmissionDetails, getWeekCapacity, submitAvailability } from '../../contract.ts'
import { listNotSubmitted } from '../../contract-not-submitted.ts'
import { confirmWaitingForms, deleteWaitingForms, listWaitingForms } from '../../contract-waiting.ts'
import { availabilityJobs } from '../jobs.ts'
import { waitingForms } from '../tables.ts'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-11T11:00:00Z')
  await server.reset()
  office = await server.asUser({ admin: true })
})

const EARLIER = { weekNum: 11, selectedDays: [choice(9, 'Dzień')] }
const submit = (driver: number, changes: Parameters<typeof form>[0] = {}, from = '83.1.1.1') =>
  server.call(submitAvailability, formOf(driver, changes), { from })
const list = (input: { search?: string; network?: string; page?: number } = {}) =>
  server.call(listWaitingForms, input, { as: office }).then(answered)
const set = (change: Parameters<typeof server.call<typeof setUnknownPeople>>[1]) =>
  server.call(setUnknownPeople, change, { as: office }).then(answered)

/** Driver 1 has sent a form a week before, so that the fleet is not in its first week. */
async function earlierWeek(): Promise<void> {
  server.clock.set('2026-03-04T11:00:00Z')
  answered(await submit(1, EARLIER))
  server.clock.set('2026-03-11T11:00:00Z')
}
async function letterTo(): Promise<string[]> {
  const rows = await server.database.queries.select().from(messages).orderBy(asc(messages.createdAt))
  return rows.filter(({ kind }) => kind === 'email').map(({ recipient }) => recipient)
}
async function textOf(recipient: string): Promise<string[]> {
  const rows = await server.database.queries.select().from(messages).where(eq(messages.recipient, recipient))
  return rows.map(({ body }) => (JSON.parse(server.platform.secrets.open(body)) as { text: string }).text)
}

test('more unknown phones than ten an hour wait for the office: no place, no driver, no letter, and the form says so (D44)', async () => {
  await earlierWeek()
  for (let driver = 100; driver < 110; driver += 1)
    expect(answered(await submit(driver))).not.toHaveProperty('waiting')
  expect(answered(await submit(110))).toMatchObject({ waiting: true, confirmation: false, changed: [] })
  expect(answered(await submit(1))).not.toHaveProperty('waiting')

  const { all, data } = await list()
  expect(all).toBe(1)
  expect(data[0]).toMatchObject({ fullName: 'Kierowca 110', phone: '+48500000110', shifts: 2, weekNum: 12 })
  expect(await letterTo()).not.toContain('kierowca110@example.pl')
  const capacity = answered(await server.call(getWeekCapacity, WEEK))
  expect(capacity.data[0]?.dayShifts).toBe(10)
  const listed = answered(await server.call(listDrivers, {}, { as: office })).data
  expect(listed).toHaveLength(11)
  const details = answered(await server.call(getSubmissionDetails, WEEK, { as: office }))
  expect(details.amount).toBe(11)
  expect(answered(await server.call(listNotSubmitted, WEEK, { as: office })).active).toBe(11)
})

test('while somebody waits, the next unknown ones wait too, an hour later as well; settled, it is as before', async () => {
  await earlierWeek()
  for (let driver = 100; driver < 111; driver += 1) answered(await submit(driver))
  server.clock.advance(2 * 3_600_000)
  expect(answered(await submit(111))).toMatchObject({ waiting: true })
  const { until } = await list()
  expect(answered(await server.call(deleteWaitingForms, { until, seen: 2 }, { as: office }))).toEqual({
    deleted: 2,
  })
  expect(answered(await submit(112))).not.toHaveProperty('waiting')
})

test('a patient stranger gets no further: a day has three hours’ worth of unknown phones', async () => {
  await earlierWeek()
  const waits: number[] = []
  for (let driver = 100; driver < 140; driver += 1) {
    if (driver % 8 === 0) server.clock.advance(3_700_000)
    if (answered(await submit(driver)).waiting) waits.push(driver)
  }
  expect(waits[0]).toBe(130)
})

test('fifty unknown phones at once: not one more than ten is known at once', async () => {
  await earlierWeek()
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => submit(100 + index)))
  expect(answers.map(answered).filter(({ waiting }) => !waiting)).toHaveLength(10)
  expect((await list()).all).toBe(40)
})

test('in its first week a fleet knows nobody, and 30 drivers are no burst', async () => {
  for (let driver = 0; driver < 30; driver += 1)
    expect(answered(await submit(driver))).not.toHaveProperty('waiting')
})

test('the office may let all unknown people wait, or none', async () => {
  await set({ confirmUnknown: 'always' })
  expect(answered(await submit(5))).toMatchObject({ waiting: true })
  await earlierWeekKnown()
  await set({ confirmUnknown: 'never', unknownPerHour: 1 })
  for (let driver = 20; driver < 33; driver += 1)
    expect(answered(await submit(driver))).not.toHaveProperty('waiting')

  async function earlierWeekKnown() {
    await set({ confirmUnknown: 'never' })
    await earlierWeek()
  }
})

test('confirmed ones get what is free in the order in which they came, the letter and the PIN; the rest is reserve', async () => {
  await set({ confirmUnknown: 'always' })
  answered(await server.call(setDefaultLimit, { defaultLimit: 2 }, { as: office }))
  for (const driver of [7, 8, 9]) answered(await submit(driver, { selectedDays: [choice(16, 'Dzień')] }))
  const { data } = await list()
  const numbers = data.map(({ number }) => number).reverse()
  const done = answered(await server.call(confirmWaitingForms, { numbers }, { as: office }))
  expect(done).toEqual({ confirmed: 3, refused: [], superseded: 0, next: null })
  const { schedules } = answered(await server.call(getSubmissionDetails, WEEK, { as: office }))
  const options = schedules.map(({ attributes }) => [
    attributes.fullName,
    attributes.selectedDays[0]?.shiftOption,
  ])
  expect(options).toEqual([
    ['Kierowca 7', 'Dzień'],
    ['Kierowca 8', 'Dzień'],
    ['Kierowca 9', 'Dzień rezerwa'],
  ])
  expect((await letterTo()).sort()).toEqual([7, 8, 9].map((driver) => `kierowca${driver}@example.pl`))
  expect((await textOf('kierowca7@example.pl'))[0]).toContain('Twój PIN')
  expect((await list()).all).toBe(0)
  expect(answered(await server.call(getWeekCapacity, WEEK)).data[0]?.dayShifts).toBe(2)
})

test('confirming many goes part by part, and deleting takes all that are found up to what the office has seen', async () => {
  await set({ confirmUnknown: 'always' })
  for (let driver = 200; driver < 260; driver += 1)
    answered(await submit(driver, { fullName: driver % 2 ? `Zły Numer ${driver}` : `Dobry Numer ${driver}` }))
  const good = await list({ search: 'dobry' })
  expect([good.found, good.all]).toEqual([30, 60])
  let after = 0
  let confirmed = 0
  for (let parts = 0; parts < 5; parts += 1) {
    const input = { search: 'dobry', until: good.until, seen: 30 - confirmed, after }
    const part = answered(await server.call(confirmWaitingForms, input, { as: office }))
    confirmed += part.confirmed
    if (part.next === null) break
    after = part.next
  }
  expect(confirmed).toBe(30)
  const rest = await list()
  answered(await submit(300))
  const { until, found: seen } = rest
  const gone = answered(await server.call(deleteWaitingForms, { until, seen }, { as: office }))
  expect(gone).toEqual({ deleted: 30 })
  expect((await list()).data.map(({ fullName }) => fullName)).toEqual(['Kierowca 300'])
  expect(await server.call(deleteWaitingForms, {}, { as: office })).toMatchObject({ status: 400 })
})

test('deleting or confirming all that are found touches none where there are more of them than the office was shown', async () => {
  await set({ confirmUnknown: 'always' })
  for (let driver = 200; driver < 203; driver += 1) answered(await submit(driver, {}, '83.1.1.1'))
  answered(await submit(300, {}, '83.1.1.2'))
  const { until } = await list()
  for (const act of [deleteWaitingForms, confirmWaitingForms]) {
    const refused = await server.call(act, { network: '', until, seen: 3 }, { as: office })
    expect(refused).toMatchObject({ status: 409, failure: { code: 'more_found' } })
    expect(await server.call(act, { until }, { as: office })).toMatchObject({ status: 400 })
  }
  expect((await list()).all).toBe(4)
  const network = (await list()).data[0]?.network ?? ''
  const one = answered(await server.call(deleteWaitingForms, { network, until, seen: 3 }, { as: office }))
  expect([one.deleted, (await list()).all]).toEqual([3, 1])
})

test('a second form of a waiting phone is refused, and the office sees the other address', async () => {
  await set({ confirmUnknown: 'always' })
  answered(await submit(5))
  const again = await submit(5, { email: 'inny@example.pl' })
  expect(again).toMatchObject({ status: 409, failure: { code: 'already_submitted' } })
  expect((await list()).data[0]?.otherEmails).toEqual(['inny@example.pl'])
})

test('a phone that sent a form of its own meanwhile, known by then, waits no more; one switched off still does', async () => {
  await set({ confirmUnknown: 'always' })
  for (const driver of [5, 6]) answered(await submit(driver))
  await set({ confirmUnknown: 'never' })
  for (const driver of [5, 6]) answered(await submit(driver, EARLIER_FREE))
  await server.database.queries.delete(submissions).where(eq(submissions.fullName, 'Kierowca 6'))
  await server.database.queries
    .update(drivers)
    .set({ active: false })
    .where(eq(drivers.fullName, 'Kierowca 6'))
  const { until } = await list()
  const done = answered(await server.call(confirmWaitingForms, { until, seen: 2 }, { as: office }))
  expect(done).toMatchObject({ confirmed: 0, superseded: 1, refused: [{ fullName: 'Kierowca 6' }] })
  expect((await list()).all).toBe(1)
})
const EARLIER_FREE = { selectedDays: [choice(18, 'Dzień')] }

test('from one network 200 forms of unknown phones wait within a day; known drivers there are not held back', async () => {
  await earlierWeek()
  await set({ confirmUnknown: 'always' })
  for (let driver = 1000; driver < 1200; driver += 1) answered(await submit(driver))
  expect(await submit(1200)).toMatchObject({ status: 429, failure: { code: 'too_many_unknown' } })
  expect(answered(await submit(1200, {}, '83.1.1.2'))).toMatchObject({ waiting: true })
  expect(answered(await submit(1))).not.toHaveProperty('waiting')
  expect((await list()).data[0]?.ofNetwork).toBe(200)
})

test('strangers are forgotten with the week that they wanted', async () => {
  await set({ confirmUnknown: 'always' })
  answered(await submit(5))
  const work = async () => {
    for (const job of availabilityJobs(server.platform)) await job.run()
    return server.database.queries.$count(waitingForms)
  }
  server.clock.set('2026-03-22T11:00:00Z')
  expect(await work()).toBe(1)
  server.clock.set('2026-03-23T11:00:00Z')
  expect(await work()).toBe(0)
})

test('a known phone with another e-mail: nothing goes there, the office is told and settles it once', async () => {
  await earlierWeek()
  const answer = answered(await submit(1, { email: 'obcy@example.pl' }))
  expect(answer).toMatchObject({ confirmation: true, toKnownAddress: true })
  expect(await letterTo()).not.toContain('obcy@example.pl')
  const claims = answered(await server.call(listEmailClaims, {}, { as: office }))
  expect(claims).toMatchObject({
    all: 1,
    data: [
      { fullName: 'Kierowca 1', email: 'kierowca1@example.pl', claimedEmail: 'obcy@example.pl', times: 1 },
    ],
  })
  const id = claims.data[0]?.driverId ?? ''
  const settle = (accept: boolean, newPin: boolean, as = office) =>
    server.call(resolveEmailClaim, { id, email: 'obcy@example.pl', accept, newPin }, { as })
  const coordinator = await server.asUser()
  expect(await settle(true, true, coordinator)).toMatchObject({ failure: { code: 'admin_only' } })

  const before = answered(await server.call(showDriverPin, { id }, { as: office })).pin
  expect(answered(await settle(true, true))).toEqual({ status: 'ok', told: ['email'], waits: true })
  const after = answered(await server.call(showDriverPin, { id }, { as: office })).pin
  expect(after).not.toBe(before)
  expect((await textOf('obcy@example.pl')).join()).toContain(after)
  expect(await settle(true, true)).toMatchObject({ failure: { code: 'no_such_claim' } })
  expect(answered(await server.call(listEmailClaims, {}, { as: office })).all).toBe(0)
})

test('the letter of a known phone greets by the name that the fleet knows, whatever was typed', async () => {
  await earlierWeek()
  answered(await submit(1, { fullName: 'Zły Człowiek' }))
  const letter = (await textOf('kierowca1@example.pl')).join()
  expect(letter).toContain('Dzień dobry, Kierowca')
  expect(letter).not.toContain('Zły')
})

test('who comes second for a phone is a claim too; refused once, it is not asked again', async () => {
  answered(await submit(5))
  expect(await submit(5, { email: 'wlasciciel@example.pl' })).toMatchObject({ status: 409 })
  const { all, data } = answered(await server.call(listEmailClaims, {}, { as: office }))
  expect([all, data[0]?.claimedEmail]).toEqual([1, 'wlasciciel@example.pl'])
  const id = data[0]?.driverId ?? ''
  const input = { id, email: 'wlasciciel@example.pl', accept: false }
  answered(await server.call(resolveEmailClaim, input, { as: office }))
  expect(await submit(5, { email: 'wlasciciel@example.pl' })).toMatchObject({ status: 409 })
  expect(answered(await server.call(listEmailClaims, {}, { as: office })).all).toBe(0)
  expect(await submit(5, { email: 'KIEROWCA5@example.pl' })).toMatchObject({ status: 409 })
  expect(answered(await server.call(listEmailClaims, {}, { as: office })).all).toBe(0)
})
