import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { setDefaultLimit, setEditDeadline } from '#features/settings/contract.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { datesOf } from '#kernel/week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { getSubmission } from '../../contract.ts'
import { enterAvailability } from '../../contract-entered.ts'
import { listNotSubmitted } from '../../contract-not-submitted.ts'
import { getOwnAvailability } from '../../contract-own.ts'

const WEEK = { year: 2026, week: 12 } as const

let server: TestServer
let office: TestCaller
let jan: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-04T11:00:00Z')
  jan = await submit(server, { year: 2026, week: 11 }, 'Jan Kowalski', '600100200', { 0: 'day' })
  await server.database.queries.delete(messages)
  server.clock.set('2026-03-12T11:00:00Z')
  office = await server.asUser({ admin: true })
})

const day = (weekday: number, shiftOption: 'Dzień' | 'Noc' | 'Do dyspozycji') => ({
  shiftOption,
  ...dateParts(datesOf(WEEK)[weekday] as never),
})
const enter = (selectedDays: ReturnType<typeof day>[], more: object = {}) =>
  server.call(enterAvailability, { driverId: jan, ...WEEK, selectedDays, ...more }, { as: office })
const letters = () => server.database.queries.select().from(messages)

test('the office enters what a driver says on the phone, under its name, and the driver gets the confirmation', async () => {
  const entered = answered(await enter([day(0, 'Dzień'), day(4, 'Noc')]))
  expect(entered).toMatchObject({ changed: 0, confirmation: true, late: false })
  const { attributes } = answered(await server.call(getSubmission, { id: entered.id }, { as: office }))
  expect(attributes.changes).toMatchObject([{ kind: 'entered', byName: 'Anna Próbna', before: [] }])
  expect(attributes.selectedDays.map(({ shiftOption }) => shiftOption)).toEqual(['Dzień', 'Noc'])
  expect((await letters()).map(({ recipient }) => recipient)).toEqual(['kierowca@example.pl'])
  const missing = answered(await server.call(listNotSubmitted, WEEK, { as: office }))
  expect(missing.data).toEqual([])
  const own = await server.asScope('driver', jan)
  expect(answered(await server.call(getOwnAvailability, WEEK, { as: own })).sent).not.toBeNull()
})

describe('the rules of the form decide', () => {
  test('no day right after a night', async () => {
    expect(await enter([day(1, 'Noc'), day(2, 'Dzień')])).toMatchObject({
      status: 422,
      failure: { code: 'day_after_night' },
    })
  })

  test('beyond the limit it is reserve, and said so', async () => {
    answered(await server.call(setDefaultLimit, { defaultLimit: 1 }, { as: office }))
    await submit(server, WEEK, 'Ewa Łuczak', '600100201', { 0: 'day' })
    const entered = answered(await enter([day(0, 'Dzień')]))
    expect([entered.changed, entered.selectedDays[0]?.shiftOption]).toEqual([1, 'Dzień rezerwa'])
  })

  test('an empty one needs its reason', async () => {
    expect((await enter([], { empty: true })).status).toBe(400)
    answered(await enter([], { empty: true, reason: 'Urlop' }))
  })

  test('a second one is refused, and is noted as no try of the driver’s', async () => {
    const { id } = answered(await enter([day(0, 'Dzień')]))
    expect(await enter([day(1, 'Dzień')])).toMatchObject({
      status: 409,
      failure: { code: 'already_submitted' },
    })
    const { attributes } = answered(await server.call(getSubmission, { id }, { as: office }))
    expect(attributes.attempts).toEqual([])
  })

  test('of two who enter it at once one does', async () => {
    const both = await Promise.all([enter([day(0, 'Dzień')]), enter([day(1, 'Noc')])])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

test('after the deadline, when drivers can send nothing any more, the office still can', async () => {
  const editDeadline = { weekday: 2, hour: 18 }
  answered(await server.call(setEditDeadline, { editDeadline }, { as: office }))
  expect((await enter([day(0, 'Dzień')])).status).toBe(200)
})

test('once the week is generated it waits on that week’s reserve (D42)', async () => {
  await addCars(server.database.queries, 1)
  await submit(server, WEEK, 'Ewa Łuczak', '600100201', { 0: 'day' })
  answered(await server.call(generateWeek, WEEK, { as: office }))
  const entered = answered(await enter([day(0, 'Dzień')]))
  expect([entered.late, entered.selectedDays[0]?.shiftOption]).toEqual([true, 'Dzień rezerwa'])
})

describe('whom it concerns', () => {
  test('who has no e-mail gets no letter, and the office is told so', async () => {
    await server.database.queries.update(drivers).set({ email: '' }).where(eq(drivers.id, jan))
    expect(answered(await enter([day(0, 'Dzień')])).confirmation).toBe(false)
    expect(await letters()).toEqual([])
  })

  test('who is switched off is switched on first; another week is not the form’s', async () => {
    const other = { ...WEEK, week: 13 }
    expect(
      await server.call(
        enterAvailability,
        { driverId: jan, ...other, selectedDays: [], empty: true, reason: 'Urlop' },
        { as: office },
      ),
    ).toMatchObject({ status: 409, failure: { code: 'wrong_week' } })
    await server.database.queries.update(drivers).set({ active: false }).where(eq(drivers.id, jan))
    expect(await enter([day(0, 'Dzień')])).toMatchObject({
      status: 409,
      failure: { code: 'inactive_driver' },
    })
  })

  test('nobody but the office', async () => {
    const as = await server.asScope('driver', jan)
    const input = { driverId: jan, ...WEEK, selectedDays: [] }
    expect((await server.call(enterAvailability, input, { as })).status).toBe(401)
  })
})
