import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { getSubmissionDetails, submitAvailability } from '#features/availability/contract.ts'
import { takenSeats } from '#features/capacity/server/public.ts'
import { findDriverByPhone } from '#features/drivers/server/public.ts'
import { openOwnCalendar } from '#features/drivers/session/contract.ts'
import { showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { assignDriverToCar, listAssignedDrivers } from '#features/fleet/assigned-drivers/contract.ts'
import { paperKinds, papers } from '#features/papers/server/tables.ts'
import { scheduleDrivers, schedulePlaces, scheduleVersions } from '#features/roster/server/tables.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { choice, form, WEEK } from '#test/availability/form.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { getDriver, listDrivers } from '../contract.ts'
import { mergeDrivers, previewMerge } from '../contract-data.ts'

let server: TestServer
let admin: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  admin = await server.asUser({ admin: true })
})

const OLD = { fullName: 'Jan Kowalski', phone: '600100200', email: 'jan@example.pl' }
const NEW = { fullName: 'Jan Kowalski-Nowak', phone: '600100299', email: 'nowak@example.pl' }

type Days = ReturnType<typeof choice>[]
const submit = (person: typeof OLD, selectedDays: Days) =>
  server.call(submitAvailability, form({ ...person, selectedDays }))
async function idOf(phone: string): Promise<string> {
  const driver = await findDriverByPhone(server.database.queries, `+48${phone}` as never)
  return driver?.id ?? ''
}
async function pair() {
  return { staysId: await idOf(NEW.phone), foldedId: await idOf(OLD.phone) }
}
const merge = async (wanted: { staysId: string; foldedId: string }) =>
  server.call(mergeDrivers, wanted, { as: admin })
async function chosen() {
  const { schedules } = answered(await server.call(getSubmissionDetails, WEEK, { as: admin }))
  return schedules.map(({ attributes }) =>
    attributes.selectedDays.map(({ day, shiftOption }) => `${day} ${shiftOption}`),
  )
}
async function taken() {
  const dates = ['2026-03-16', '2026-03-17', '2026-03-18'].map((text) => parseDate(text) as never)
  return [...(await takenSeats(server.database.queries, dates)).values()]
}

test('two submissions of one week become one: all days, regular before reserve, doubled places free', async () => {
  answered(await submit(OLD, [choice(16, 'Dzień'), choice(17, 'Noc rezerwa'), choice(18, 'Noc')]))
  answered(await submit(NEW, [choice(16, 'Dzień'), choice(17, 'Noc')]))
  expect(await taken()).toEqual([
    { day: 2, night: 0 },
    { day: 0, night: 1 },
    { day: 0, night: 1 },
  ])
  const wanted = await pair()
  const preview = answered(await server.call(previewMerge, wanted, { as: admin }))
  expect(preview.parts.find(({ title }) => title === 'Wybrane zmiany')).toMatchObject({ stays: 2, folded: 3 })
  expect(preview.parts.find(({ title }) => title === 'Wiadomości')).toMatchObject({ stays: 1, folded: 1 })
  expect(preview.clashes).toEqual([
    {
      blocking: false,
      both: { code: 'both-submitted', week: { year: 2026, week: 12 } },
    },
  ])
  answered(await merge(wanted))
  expect(await chosen()).toEqual([['16 Dzień', '17 Noc', '18 Noc']])
  expect(await taken()).toEqual([
    { day: 1, night: 0 },
    { day: 0, night: 1 },
    { day: 0, night: 1 },
  ])
})

test('a merged driver submits once a week, whichever number is used, and logs in with either (D6)', async () => {
  answered(await submit(OLD, [choice(16, 'Dzień')]))
  await server.call(submitAvailability, form({ ...NEW, selectedDays: [], empty: true, reason: 'Urlop' }))
  const wanted = await pair()
  const oldPin = answered(await server.call(showDriverPin, { id: wanted.foldedId }, { as: admin })).pin
  const pin = answered(await server.call(showDriverPin, { id: wanted.staysId }, { as: admin })).pin
  answered(await merge(wanted))

  for (const phone of [OLD.phone, NEW.phone]) {
    const again = await server.call(submitAvailability, form({ ...OLD, phone }))
    expect(again).toMatchObject({ status: 409, failure: { code: 'already_submitted' } })
    expect((await server.call(openOwnCalendar, { phone, pin })).ok).toBe(true)
  }
  if (pin !== oldPin)
    expect((await server.call(openOwnCalendar, { phone: OLD.phone, pin: oldPin })).ok).toBe(false)
  const list = answered(await server.call(listDrivers, {}, { as: admin })).data
  expect(list.map(({ id }) => id)).toEqual([wanted.staysId])
  // The folded record's address leads to the driver.
  expect(answered(await server.call(getDriver, { id: wanted.foldedId }, { as: admin }))).toMatchObject({
    id: wanted.staysId,
    attributes: { phoneNumber: `+48${NEW.phone}`, furtherPhones: [`+48${OLD.phone}`] },
  })
})

test('fifty submissions at once under both numbers of a merged driver: one is accepted (D6)', async () => {
  answered(await submit(OLD, [choice(16, 'Dzień')]))
  answered(await submit(NEW, [choice(16, 'Dzień')]))
  answered(await merge(await pair()))
  server.clock.set('2026-03-18T11:00:00Z')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      server.call(
        submitAvailability,
        form({ ...(index % 2 === 0 ? OLD : NEW), weekNum: 13, selectedDays: [choice(23, 'Dzień')] }),
      ),
    ),
  )
  server.clock.set('2026-03-11T11:00:00Z')
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
})

test('submissions under the old number while the records are merged end up with the driver who stays', async () => {
  answered(await submit(OLD, [choice(16, 'Dzień')]))
  answered(await submit(NEW, [choice(16, 'Dzień')]))
  const wanted = await pair()
  server.clock.set('2026-03-18T11:00:00Z')
  admin = await server.asUser({ admin: true })
  const sent = Array.from({ length: 6 }, () =>
    server.call(submitAvailability, form({ ...OLD, weekNum: 13, selectedDays: [choice(23, 'Dzień')] })),
  )
  const [merged, ...answers] = await Promise.all([merge(wanted), ...sent])
  server.clock.set('2026-03-11T11:00:00Z')
  expect(merged.ok).toBe(true)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const { schedules } = answered(
    await server.call(getSubmissionDetails, { year: 2026, week: 13 }, { as: admin }),
  )
  expect(schedules).toHaveLength(1)
  const { rows } = await server.database.queries.execute<{ driver_id: string }>(
    'SELECT driver_id FROM submissions',
  )
  expect(new Set(rows.map((row) => row.driver_id))).toEqual(new Set([wanted.staysId]))
})

test('places in generated weeks, versions and changes name the driver who stays; the week is a next version', async () => {
  await addCars(server.database.queries, 2)
  answered(await submit(OLD, [choice(16, 'Dzień'), choice(18, 'Noc')]))
  answered(await submit(NEW, [choice(17, 'Dzień')]))
  answered(await server.call(generateWeek, WEEK, { as: admin }))
  const before = answered(await server.call(getGeneratedWeek, WEEK, { as: admin }))
  const wanted = await pair()
  answered(await merge(wanted))
  const after = answered(await server.call(getGeneratedWeek, WEEK, { as: admin }))
  expect(after?.version).toBe((before?.version ?? 0) + 1)
  expect(after?.history).toEqual([])
  const places = await server.database.queries.select().from(schedulePlaces)
  expect(places.map(({ slot, driverId }) => [slot, driverId])).toEqual(
    expect.arrayContaining([0, 2, 5].map((slot) => [slot, wanted.staysId])),
  )
  expect(places).toHaveLength(3)
  const texts = await server.database.queries.select().from(scheduleVersions)
  expect(JSON.stringify(texts)).not.toContain(wanted.foldedId)
  expect(await server.database.queries.select().from(scheduleDrivers)).toHaveLength(1)
  // Whoever still edits the version of before can't bring the folded record back.
  const late = await server.call(
    updateWeek,
    {
      id: before?.id ?? '',
      week: WEEK.week,
      year: WEEK.year,
      version: before?.version ?? 1,
      data: [],
    } as never,
    { as: admin },
  )
  expect(late.ok).toBe(false)
})

test('a board that was read before the merge is saved under the record of now', async () => {
  const [car = ''] = await addCars(server.database.queries, 1)
  answered(await submit(OLD, [choice(16, 'Dzień')]))
  answered(await submit(NEW, [choice(17, 'Dzień')]))
  const wanted = await pair()
  answered(await merge(wanted))
  const places = [{ driverId: wanted.foldedId, slot: 3, carId: car, onCall: false }]
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: admin }))
  expect(await server.database.queries.select().from(schedulePlaces)).toMatchObject([
    { slot: 3, driverId: wanted.staysId, carId: car },
  ])
})

test('both in cars in one slot: refused, the slot named, nothing changed', async () => {
  await addCars(server.database.queries, 2)
  answered(await submit(OLD, [choice(16, 'Dzień')]))
  answered(await submit(NEW, [choice(16, 'Dzień')]))
  answered(await server.call(generateWeek, WEEK, { as: admin }))
  const wanted = await pair()
  const refused = await merge(wanted)
  expect(refused).toMatchObject({ status: 409, failure: { code: 'clash' } })
  expect(!refused.ok && refused.failure.msg).toMatch(
    /^Nie można połączyć tych kierowców.*16\.3\.2026 Dzień: oba wpisy mają auto \(W0\d i W0\d\)\./,
  )
  expect(answered(await server.call(listDrivers, {}, { as: admin })).data).toHaveLength(2)
  expect(await chosen()).toHaveLength(2)
})

test('one in a car and one on the reserve list of the same slot: the car wins', async () => {
  await addCars(server.database.queries, 1)
  answered(await submit(OLD, [choice(16, 'Dzień')]))
  answered(await submit(NEW, [choice(16, 'Dzień')]))
  answered(await server.call(generateWeek, WEEK, { as: admin }))
  answered(await merge(await pair()))
  const places = await server.database.queries.select().from(schedulePlaces)
  expect(places).toMatchObject([{ slot: 0, driverId: await idOf(NEW.phone), carId: expect.any(String) }])
})

test('cars of both; the primary one of the record that stays wins', async () => {
  const [first = '', second = '', third = ''] = await addCars(server.database.queries, 3)
  answered(await submit(OLD, [choice(16, 'Dzień')]))
  answered(await submit(NEW, [choice(16, 'Dzień')]))
  const assign = async (carId: string, phoneNumber: string, primaryCar: boolean) =>
    answered(await server.call(assignDriverToCar, { carId, phoneNumber, primaryCar }, { as: admin }))
  await assign(first, OLD.phone, true)
  await assign(second, OLD.phone, false)
  await assign(second, NEW.phone, true)
  await assign(third, NEW.phone, false)
  answered(await merge(await pair()))
  const { data } = answered(await server.call(listAssignedDrivers, {}, { as: admin }))
  expect(
    data.map(({ attributes }) => [attributes.reg, attributes.primaryCar, attributes.phoneNumber]),
  ).toEqual([
    ['W01', false, `+48${NEW.phone}`],
    ['W02', true, `+48${NEW.phone}`],
    ['W03', false, `+48${NEW.phone}`],
  ])
})

test('of two papers of a kind the one that expires later stays; the other’s expiry is in the audit log', async () => {
  answered(await submit(OLD, [choice(16, 'Dzień')]))
  answered(await submit(NEW, [choice(17, 'Dzień')]))
  const wanted = await pair()
  const kindId = randomUUID()
  const { queries } = server.database
  await queries.insert(paperKinds).values({
    ...{ id: kindId, subject: 'driver', name: 'Licencja próbna', leadDays: 30, blocks: true },
    ...{ vehicleField: null, position: 90 },
  })
  const paper = (subjectId: string, expiresOn: string) => ({
    ...{ id: randomUUID(), kindId, subjectId, number: expiresOn, issuedOn: null },
    ...{ expiresOn: expiresOn as never, changedAt: '2026-03-11T11:00:00Z', changedBy: 'Anna' },
  })
  await queries
    .insert(papers)
    .values([paper(wanted.staysId, '2026-04-01'), paper(wanted.foldedId, '2026-09-01')])
  answered(await merge(wanted))
  expect(await queries.select().from(papers).where(eq(papers.kindId, kindId))).toMatchObject([
    { subjectId: wanted.staysId, expiresOn: '2026-09-01' },
  ])
  const { data } = answered(await server.call(listAudit, { driver: wanted.staysId }, { as: admin }))
  const entry = data.find(({ attributes }) => attributes.action === 'POST /api/merge-drivers')
  expect(entry?.attributes.details).toMatchObject({
    folded: wanted.foldedId,
    submissions: 1,
    papers: 1,
    [`formerly ${kindId}`]: '2026-04-01',
  })
})

test('a record is not merged with itself, with one who is not there, or twice; and not without the flag', async () => {
  answered(await submit(OLD, [choice(16, 'Dzień')]))
  answered(await submit(NEW, [choice(17, 'Dzień')]))
  const wanted = await pair()
  expect(await merge({ ...wanted, foldedId: wanted.staysId })).toMatchObject({
    failure: { code: 'same_driver', msg: 'Wybierz dwóch różnych kierowców.' },
  })
  expect((await merge({ ...wanted, foldedId: randomUUID() })).status).toBe(404)
  expect((await server.call(mergeDrivers, wanted, { as: await server.asUser() })).status).toBe(403)
  answered(await merge(wanted))
  expect((await merge(wanted)).status).toBe(404)
})

test('a driver who was merged before brings the further numbers along', async () => {
  const third = { fullName: 'Jan K', phone: '600100277', email: 'jk@example.pl' }
  for (const person of [OLD, NEW, third]) answered(await submit(person, [choice(16, 'Dzień')]))
  const thirdId = await idOf(third.phone)
  const { staysId, foldedId } = await pair()
  answered(await merge({ staysId, foldedId }))
  answered(await merge({ staysId: thirdId, foldedId: staysId }))
  for (const { phone } of [OLD, NEW, third]) expect(await idOf(phone)).toBe(thirdId)
  expect(await chosen()).toEqual([['16 Dzień']])
  expect((await taken())[0]).toEqual({ day: 1, night: 0 })
})
