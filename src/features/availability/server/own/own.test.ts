import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { addDayLimit } from '#features/limits/contract.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { setEditDeadline, setShowWeek, setWeek } from '#features/settings/contract.ts'
import type { Phone } from '#kernel/phone.ts'
import { choice, type Form, form, formOf, WEEK } from '#test/availability/form.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  addSubmissionShift,
  getSubmission,
  getSubmissionDetails,
  getWeekCapacity,
  removeSubmission,
  submitAvailability,
} from '../../contract.ts'
import { listNotSubmitted } from '../../contract-not-submitted.ts'
import { changeOwnAvailability, getOwnAvailability, withdrawOwnAvailability } from '../../contract-own.ts'

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
  await setDeadline({ weekday: 5, hour: 18 })
})

async function setDeadline(editDeadline: { weekday: number; hour: number } | null) {
  answered(await server.call(setEditDeadline, { editDeadline }, { as: office }))
}

const submit = async (changes: Form) => answered(await server.call(submitAvailability, changes))

/** Session of the driver with this number. */
async function driverWith(phone: string): Promise<TestCaller> {
  const [row] = await server.database.queries
    .select({ id: drivers.id })
    .from(drivers)
    .where(eq(drivers.phone, `+48${phone}` as Phone))
  if (!row) throw new Error('There is no such driver.')
  return server.asScope('driver', row.id)
}

const ownOf = async (as: TestCaller) => answered(await server.call(getOwnAvailability, WEEK, { as }))
const sentOf = async (as: TestCaller) => {
  const { sent } = await ownOf(as)
  if (!sent) throw new Error('Nothing is sent.')
  return sent
}
type Days = Form['selectedDays']
async function change(as: TestCaller, selectedDays: Days, version?: string) {
  const seen = version ?? (await sentOf(as)).version
  return server.call(changeOwnAvailability, { ...WEEK, version: seen, selectedDays }, { as })
}
const withdraw = async (as: TestCaller) =>
  server.call(withdrawOwnAvailability, { ...WEEK, version: (await sentOf(as)).version }, { as })

const optionsOf = (days: readonly { day: number; shiftOption: string }[]) =>
  days.map(({ day, shiftOption }) => `${day} ${shiftOption}`)

/** What the outbox holds, oldest first. */
async function letters(): Promise<string[]> {
  const rows = await server.database.queries.select().from(messages).orderBy(asc(messages.createdAt))
  return rows.map(({ body }) => server.platform.secrets.open(body))
}

/** One place by day on 16 March; the first driver holds it, the others wait in their order. */
async function queueOf(count: number) {
  answered(
    await server.call(
      addDayLimit,
      { dayNumber: 16, month: 3, year: 2026, day: 1, info: '', active: true },
      { as: office },
    ),
  )
  for (let driver = 0; driver < count; driver += 1)
    await submit(formOf(driver, { selectedDays: [choice(16, 'Dzień')] }))
  return Promise.all(Array.from({ length: count }, (_, driver) => driverWith(String(500_000_000 + driver))))
}

test('the driver sees what was sent on any device, with a version', async () => {
  await submit(form())
  const own = await ownOf(await driverWith('600100200'))
  expect(own).toMatchObject({
    person: { fullName: 'Jan Kowalski', email: 'jan@example.pl', phone: '+48600100200' },
    shut: null,
    sent: { reason: null, version: expect.any(String) },
  })
  expect(optionsOf(own.sent?.selectedDays ?? [])).toEqual(['16 Dzień', '17 Noc'])
})

/** The driver is known, and sends by an own session. */
async function sentByOwnSession(): Promise<TestCaller> {
  await submit(form())
  const as = await driverWith('600100200')
  answered(await withdraw(as))
  answered(await server.call(submitAvailability, form(), { as }))
  return as
}

test('what somebody has sent who only typed the phone, its driver may change and withdraw, without a deadline too (D40)', async () => {
  await submit(form({ selectedDays: [], empty: true, reason: 'Urlop' }))
  const as = await driverWith('600100200')
  await setDeadline(null)
  expect(await ownOf(as)).toMatchObject({ shut: null, sent: { reason: 'Urlop' } })
  expect(optionsOf(answered(await change(as, [choice(16, 'Dzień')])).selectedDays)).toEqual(['16 Dzień'])
  // It is the driver's own by now, and sent once.
  expect((await ownOf(as)).shut).toBe('edits_off')
  expect(await withdraw(as)).toMatchObject({ failure: { code: 'edits_off' } })

  await submit(formOf(7))
  const other = await driverWith('500000007')
  answered(await withdraw(other))
  answered(await server.call(submitAvailability, formOf(7), { as: other }))
  expect((await ownOf(other)).shut).toBe('edits_off')
  answered(await server.call(generateWeek, WEEK, { as: office }))
  await submit(formOf(8))
  expect((await ownOf(await driverWith('500000008'))).shut).toBe('week_made')
})

test('without a deadline it is as the specification has it: sent once', async () => {
  const as = await sentByOwnSession()
  const { version } = await sentOf(as)
  await setDeadline(null)
  expect((await ownOf(as)).shut).toBe('edits_off')
  expect(await change(as, [choice(18, 'Noc')], version)).toMatchObject({
    status: 409,
    failure: { code: 'edits_off' },
  })
})

test('an edit changes what is stored, frees what is given up and is written down', async () => {
  await submit(form())
  const as = await driverWith('600100200')
  const answer = answered(await change(as, [choice(16, 'Dzień'), choice(18, 'Noc')]))
  expect(optionsOf(answer.selectedDays)).toEqual(['16 Dzień', '18 Noc'])
  expect(answer).toMatchObject({ changed: [], confirmation: true, letterWaits: true })
  const capacity = answered(await server.call(getWeekCapacity, WEEK))
  expect(capacity.data.map(({ dayShifts, nightShift }) => `${dayShifts}/${nightShift}`)).toEqual([
    '1/0',
    '0/0',
    '0/1',
    '0/0',
    '0/0',
    '0/0',
    '0/0',
  ])
  const stored = answered(await server.call(getSubmission, { id: 1 }, { as: office }))
  expect(stored.attributes.changes).toMatchObject([{ kind: 'edited', byName: '' }])
  expect(optionsOf(stored.attributes.changes[0]?.before ?? [])).toEqual(['16 Dzień', '17 Noc'])
  expect(optionsOf(stored.attributes.changes[0]?.after ?? [])).toEqual(['16 Dzień', '18 Noc'])
  expect(optionsOf(stored.attributes.originalDays)).toEqual(['16 Dzień', '18 Noc'])
})

test('a place given up goes to the first on reserve, who is told; the next waits on', async () => {
  const [first, second, third] = (await queueOf(3)) as [TestCaller, TestCaller, TestCaller]
  expect(optionsOf((await sentOf(second)).selectedDays)).toEqual(['16 Dzień rezerwa'])
  answered(await change(first, [choice(20, 'Noc')]))
  expect(optionsOf((await sentOf(second)).selectedDays)).toEqual(['16 Dzień'])
  expect(optionsOf((await sentOf(third)).selectedDays)).toEqual(['16 Dzień rezerwa'])
  const told = (await letters()).filter((body) => body.includes('Zwolniło się miejsce'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('Poniedziałek, 16 marca: Dzień')
  const capacity = answered(await server.call(getWeekCapacity, WEEK))
  expect(capacity.data[0]).toMatchObject({ dayShifts: 1, dayLimit: 1 })
})

test('a place on reserve is kept by who keeps the choice, and is behind all when it is asked for anew', async () => {
  const [first, second, third] = (await queueOf(3)) as [TestCaller, TestCaller, TestCaller]
  answered(await change(second, [choice(16, 'Dzień'), choice(18, 'Dzień')]))
  expect(optionsOf((await sentOf(second)).selectedDays)).toEqual(['16 Dzień rezerwa', '18 Dzień'])
  // Given up and asked for again: now behind the third.
  answered(await change(second, [choice(18, 'Dzień')]))
  expect(answered(await change(second, [choice(16, 'Dzień'), choice(18, 'Dzień')])).changed).toHaveLength(1)
  answered(await withdraw(first))
  expect(optionsOf((await sentOf(third)).selectedDays)).toEqual(['16 Dzień'])
  expect(optionsOf((await sentOf(second)).selectedDays)).toEqual(['16 Dzień rezerwa', '18 Dzień'])
})

test('who is switched off gets no place that becomes free', async () => {
  const [first, second, third] = (await queueOf(3)) as [TestCaller, TestCaller, TestCaller]
  await server.database.queries
    .update(drivers)
    .set({ active: false })
    .where(inArray(drivers.id, [second.id]))
  answered(await withdraw(first))
  expect(optionsOf((await sentOf(third)).selectedDays)).toEqual(['16 Dzień'])
})

test('a withdrawn week counts as not sent, is told to the office, and can be sent again at the end of the queue', async () => {
  const [first, second] = (await queueOf(2)) as [TestCaller, TestCaller]
  answered(await withdraw(first))
  expect((await ownOf(first)).sent).toBeNull()
  const list = answered(await server.call(listNotSubmitted, WEEK, { as: office }))
  expect(list.data).toMatchObject([{ driverId: first.id, withdrawnAt: '2026-03-11T11:00:00.000Z' }])
  const again = await submit(formOf(0, { selectedDays: [choice(16, 'Dzień')] }))
  expect(optionsOf(again.selectedDays)).toEqual(['16 Dzień rezerwa'])
  expect(optionsOf((await sentOf(second)).selectedDays)).toEqual(['16 Dzień'])
  const after = answered(await server.call(listNotSubmitted, WEEK, { as: office }))
  expect(after.data).toEqual([])
  const stored = answered(await server.call(getSubmission, { id: again.id }, { as: office }))
  expect(stored.attributes.changes).toMatchObject([{ kind: 'withdrawn' }])
})

test('two edits at once: the later is told that it has changed, and nothing is lost', async () => {
  await submit(form())
  const as = await driverWith('600100200')
  const { version } = await sentOf(as)
  answered(await change(as, [choice(16, 'Dzień')], version))
  expect(await change(as, [choice(18, 'Noc')], version)).toMatchObject({
    status: 409,
    failure: { code: 'changed_meanwhile' },
  })
  expect(optionsOf((await sentOf(as)).selectedDays)).toEqual(['16 Dzień'])
})

test('the office’s change is one too', async () => {
  await submit(form())
  const as = await driverWith('600100200')
  const { version } = await sentOf(as)
  const day = { id: 1, date: '2026-03-19', shiftOption: 'Dzień' } as const
  answered(await server.call(addSubmissionShift, day, { as: office }))
  expect(await change(as, [choice(18, 'Noc')], version)).toMatchObject({
    failure: { code: 'changed_meanwhile' },
  })
  const { attributes } = answered(await server.call(getSubmission, { id: 1 }, { as: office }))
  expect(attributes.changes).toMatchObject([{ kind: 'office', byName: 'Anna Próbna' }])
})

test('an edit and a withdrawal at the same moment: one of them', async () => {
  await submit(form())
  const as = await driverWith('600100200')
  const { version } = await sentOf(as)
  const answers = await Promise.all([
    change(as, [choice(16, 'Dzień')], version),
    server.call(withdrawOwnAvailability, { ...WEEK, version }, { as }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a lost answer is answered again, and has one effect', async () => {
  await submit(form())
  const as = await driverWith('600100200')
  const { version } = await sentOf(as)
  const input = { ...WEEK, version, selectedDays: [choice(18, 'Noc')] }
  const first = answered(await server.call(changeOwnAvailability, input, { as, key: 'edit-once-1' }))
  expect(answered(await server.call(changeOwnAvailability, input, { as, key: 'edit-once-1' }))).toEqual(first)
  const { attributes } = answered(await server.call(getSubmission, { id: 1 }, { as: office }))
  expect(attributes.changes).toHaveLength(1)
})

test('a day after a night is refused with the nights to change, and nothing has changed', async () => {
  await submit(form())
  const as = await driverWith('600100200')
  expect(await change(as, [choice(17, 'Noc'), choice(18, 'Dzień')])).toMatchObject({
    status: 422,
    failure: { code: 'day_after_night', details: { nights: ['17.3.2026'] } },
  })
  expect(optionsOf((await sentOf(as)).selectedDays)).toEqual(['16 Dzień', '17 Noc'])
})

test('an empty one needs a reason, as on the form', async () => {
  await submit(form())
  const as = await driverWith('600100200')
  expect(await change(as, [])).toMatchObject({ status: 400, failure: { code: 'incomplete' } })
  const { version } = await sentOf(as)
  const input = { ...WEEK, version, selectedDays: [], empty: true, reason: 'Urlop' as const }
  answered(await server.call(changeOwnAvailability, input, { as }))
  const { attributes } = answered(await server.call(getSubmission, { id: 1 }, { as: office }))
  expect(attributes).toMatchObject({ empty: true, reason: 'Urlop', selectedDays: [] })
})

test('after the deadline the form and every edit are closed in words, with what is known of the next form', async () => {
  await submit(form())
  const as = await driverWith('600100200')
  const { version } = await sentOf(as)
  server.clock.set('2026-03-14T16:59:00Z')
  expect((await ownOf(as)).shut).toBeNull()
  server.clock.set('2026-03-14T17:00:00Z')
  const msg =
    'Termin składania i zmieniania dyspozycyjności na ten tydzień już minął. Był do soboty, 14 marca, do godziny 18:00. Formularz na następny tydzień otworzy się: poniedziałek, 16 marca.'
  const refused = { status: 409, failure: { code: 'deadline_passed', msg } }
  expect(await change(as, [choice(18, 'Noc')], version)).toMatchObject(refused)
  expect(await server.call(withdrawOwnAvailability, { ...WEEK, version }, { as })).toMatchObject(refused)
  expect(await server.call(submitAvailability, formOf(1))).toMatchObject(refused)
  expect(answered(await server.call(getWeekCapacity, WEEK)).open).toBe(false)
  expect((await ownOf(as)).shut).toBe('deadline_passed')
  office = await server.asUser({ admin: true })
  // With a week that the office has stopped by hand nobody knows when the next form opens.
  answered(await server.call(setWeek, { week: 11, year: 2026 }, { as: office }))
  expect(await change(as, [choice(18, 'Noc')], version)).toMatchObject({
    failure: { msg: expect.stringContaining('Formularz na następny tydzień otworzy biuro.') },
  })
})

test('a closed form and another week refuse as the form does', async () => {
  await submit(form())
  const as = await driverWith('600100200')
  const { version } = await sentOf(as)
  answered(await server.call(setShowWeek, { showWeek: false }, { as: office }))
  expect(await change(as, [choice(18, 'Noc')], version)).toMatchObject({ failure: { code: 'form_closed' } })
  answered(await server.call(setShowWeek, { showWeek: true }, { as: office }))
  server.clock.set('2026-03-16T11:00:00Z')
  expect(await change(as, [choice(18, 'Noc')], version)).toMatchObject({ failure: { code: 'wrong_week' } })
})

test('after the week was generated edits are refused though the deadline is later (D46)', async () => {
  await submit(form())
  const as = await driverWith('600100200')
  const { version } = await sentOf(as)
  answered(await server.call(generateWeek, WEEK, { as: office }))
  expect((await ownOf(as)).shut).toBe('week_made')
  expect(await change(as, [choice(18, 'Noc')], version)).toMatchObject({
    status: 409,
    failure: { code: 'week_made', msg: expect.stringContaining('Wolne zmiany dobierzesz') },
  })
})

test('nobody changes another driver’s, and who has sent nothing is told so', async () => {
  await submit(form())
  const { version } = await sentOf(await driverWith('600100200'))
  const stranger = await server.asScope('driver', crypto.randomUUID())
  expect((await ownOf(stranger)).sent).toBeNull()
  expect(await change(stranger, [choice(18, 'Noc')], version)).toMatchObject({
    status: 404,
    failure: { code: 'not_sent' },
  })
})

test('what the office deleted stays in the history of what is sent again', async () => {
  await submit(form())
  answered(await server.call(removeSubmission, { id: 1 }, { as: office }))
  await submit(form())
  const { schedules } = answered(await server.call(getSubmissionDetails, WEEK, { as: office }))
  expect(schedules[0]?.attributes.changes).toMatchObject([{ kind: 'deleted', byName: 'Anna Próbna' }])
})

test('the letters say until when, and an edit’s letter says that it is one', async () => {
  await submit(form())
  server.clock.advance(1000)
  answered(await change(await driverWith('600100200'), [choice(18, 'Noc')]))
  const [first, second] = await letters()
  expect(first).toContain('Zgłoszenie możesz zmienić albo wycofać do soboty, 14 marca, do godziny 18:00.')
  expect(second).toContain('Zapisaliśmy zmiany w Twojej dyspozycyjności')
})
