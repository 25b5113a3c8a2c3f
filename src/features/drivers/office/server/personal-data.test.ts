import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getSubmissionDetails, submitAvailability } from '#features/availability/contract.ts'
import { takenSeats } from '#features/capacity/server/public.ts'
import { findDriverByPhone } from '#features/drivers/server/public.ts'
import { showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { assignDriverToCar } from '#features/fleet/assigned-drivers/contract.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { paperKinds, papers } from '#features/papers/server/tables.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { renewCalendarSubscription } from '#features/work-calendar/contract.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { choice, form, WEEK } from '#test/availability/form.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { editDriver, getDriver, listDrivers } from '../contract.ts'
import { eraseDriver, exportDriver, mergeDrivers } from '../contract-data.ts'

let server: TestServer
let admin: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true, money: true })
})

const PERSON = { fullName: 'Zbigniew Kanarkowski', phone: '699112233', email: 'kanarek@znak.test' }
const OTHER = { fullName: 'Zbyszek Kanarek', phone: '699112244', email: 'zk@znak.test' }
/** Whatever of the person could stand anywhere. */
const MARKS = ['kanark', 'kanarek', '699112233', '699112244', '699 112', 'znak.test', 'migrena']

async function idOf(phone: string): Promise<string> {
  return (await findDriverByPhone(server.database.queries, `+48${phone}` as never))?.id ?? ''
}
const erase = (id: string) => server.call(eraseDriver, { id }, { as: admin })
async function file(id: string, format: 'json' | 'html'): Promise<string> {
  return String(answered(await server.call(exportDriver, { id, format }, { as: admin })))
}

/**
 * A driver with two records merged, a generated week, cars, papers, letters, a session, a subscription and a
 * repeatable answer.
 */
async function liveAWeek(): Promise<string> {
  const [car = ''] = await addCars(server.database.queries, 1)
  answered(
    await server.call(
      submitAvailability,
      form({ ...PERSON, selectedDays: [choice(16, 'Dzień'), choice(18, 'Noc')] }),
      {
        key: 'first-submission',
      },
    ),
  )
  await server.call(submitAvailability, form({ ...PERSON, fullName: 'Z. Kanarkowski' }))
  await server.call(
    submitAvailability,
    form({ ...OTHER, selectedDays: [], empty: true, reason: 'Inne', reasonText: 'migrena' }),
  )
  const id = await idOf(PERSON.phone)
  answered(await server.call(generateWeek, WEEK, { as: admin, key: 'generated-week' }))
  answered(await server.call(mergeDrivers, { staysId: id, foldedId: await idOf(OTHER.phone) }, { as: admin }))
  answered(
    await server.call(editDriver, { id, ...PERSON, fullName: 'Zbigniew J. Kanarkowski' }, { as: admin }),
  )
  answered(
    await server.call(
      assignDriverToCar,
      { carId: car, phoneNumber: PERSON.phone, primaryCar: true },
      { as: admin },
    ),
  )
  answered(await server.call(renewCalendarSubscription, {}, { as: await server.asScope('driver', id) }))
  const [kind] = await server.database.queries
    .insert(paperKinds)
    .values({
      ...{ id: crypto.randomUUID(), subject: 'driver', name: 'Licencja próbna', leadDays: 30, blocks: false },
      ...{ vehicleField: null, position: 90 },
    })
    .returning()
  await server.database.queries.insert(papers).values({
    ...{
      id: crypto.randomUUID(),
      kindId: kind?.id ?? '',
      subjectId: id,
      number: 'KANAREK 1',
      issuedOn: null,
    },
    ...{ expiresOn: '2027-01-01' as never, changedAt: '2026-03-11T11:00:00Z', changedBy: 'Anna' },
  })
  return id
}

/** Every text and JSON column of every table, sealed letters opened. */
async function everythingStored(): Promise<string[]> {
  const { queries } = server.database
  const columns = await queries.execute<{ table: string; column: string }>(
    sql`SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type IN ('text', 'json', 'jsonb', 'character varying') ORDER BY 1, 2`,
  )
  const found: string[] = []
  for (const { table, column } of columns.rows) {
    const { rows } = await queries.execute<{ value: string }>(
      sql`SELECT ${sql.identifier(column)}::text AS value FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} IS NOT NULL`,
    )
    found.push(...rows.map(({ value }) => `${table}.${column}: ${value}`))
  }
  for (const { body } of await queries.select().from(messages))
    found.push(`messages, opened: ${server.platform.secrets.open(body)}`)
  return found
}
async function marksFound(): Promise<string[]> {
  const stored = await everythingStored()
  return stored.filter((text) => MARKS.some((mark) => text.toLowerCase().includes(mark)))
}

test('after erasing no mark of the driver is left in any table, and what was counted is still there', async () => {
  const id = await liveAWeek()
  const places = new Set((await marksFound()).map((text) => text.split(':')[0]))
  expect([...places]).toEqual(
    expect.arrayContaining([
      'drivers.full_name',
      'drivers.phone',
      'messages, opened',
      'messages.recipient',
      'papers.number',
      'schedule_drivers.phone',
      'submission_attempts.full_name',
      'submissions.full_name',
    ]),
  )
  server.clock.set('2026-03-30T11:00:00Z')
  admin = await server.asUser({ admin: true, money: true })
  const before = answered(await server.call(getSubmissionDetails, WEEK, { as: admin }))
  answered(await erase(id))
  expect(await marksFound()).toEqual([])

  const after = answered(await server.call(getSubmissionDetails, WEEK, { as: admin }))
  expect(after.amount).toBe(before.amount)
  expect(after.schedules.map(({ attributes }) => attributes.selectedDays)).toEqual(
    before.schedules.map(({ attributes }) => attributes.selectedDays),
  )
  expect(after.schedules[0]?.attributes.fullName).toBe('Usunięty kierowca 1')
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: admin }))
  expect(JSON.stringify(week)).toContain('Usunięty kierowca 1')
  expect(JSON.stringify(week)).toContain(id)
  expect(answered(await server.call(getDriver, { id }, { as: admin })).attributes).toMatchObject({
    fullName: 'Usunięty kierowca 1',
    phoneNumber: '',
    email: '',
    erased: true,
    active: false,
  })
  expect(answered(await server.call(listDrivers, {}, { as: admin })).data).toEqual([])
  expect((await server.call(showDriverPin, { id }, { as: admin })).status).toBe(404)
  expect((await erase(id)).status).toBe(404)
})

test('a driver with something to come in a generated week is refused, and told what to do first', async () => {
  const id = await liveAWeek()
  expect(await erase(id)).toMatchObject({
    status: 409,
    failure: {
      code: 'still_planned',
      msg: 'Kierowca jest w grafiku na zmianach, które dopiero będą. Najpierw wyjmij go z grafiku.',
    },
  })
  // Wednesday night is the last shift; once it has begun nothing is to come.
  server.clock.set('2026-03-18T16:59:00Z')
  admin = await server.asUser({ admin: true, money: true })
  expect((await erase(id)).status).toBe(409)
  server.clock.set('2026-03-18T17:00:00Z')
  answered(await erase(id))
})

test('what an erased driver chose for a week that is not generated becomes free', async () => {
  answered(await server.call(submitAvailability, form({ ...PERSON, selectedDays: [choice(16, 'Dzień')] })))
  const monday = parseDate('2026-03-16') as never
  answered(await erase(await idOf(PERSON.phone)))
  expect((await takenSeats(server.database.queries, [monday])).get(monday)).toEqual({ day: 0, night: 0 })
  expect(answered(await server.call(getSubmissionDetails, WEEK, { as: admin })).amount).toBe(0)
  // The same person may come back, as somebody new.
  answered(await server.call(submitAvailability, form(PERSON)))
  expect(answered(await server.call(listDrivers, {}, { as: admin })).data).toHaveLength(1)
})

test('erased drivers are numbered, and letters to an address that somebody else has too stay that one’s', async () => {
  const shared = { email: PERSON.email }
  answered(await server.call(submitAvailability, form(PERSON)))
  answered(await server.call(submitAvailability, form({ ...OTHER, ...shared })))
  answered(await erase(await idOf(PERSON.phone)))
  const opened = (await server.database.queries.select().from(messages)).map(
    ({ recipient, body }) => `${recipient} ${server.platform.secrets.open(body)}`,
  )
  expect(opened.filter((text) => text.includes(OTHER.fullName))).toHaveLength(1)
  expect(opened.join()).not.toContain(PERSON.fullName)
  const id = await idOf(OTHER.phone)
  answered(await erase(id))
  expect(answered(await server.call(getDriver, { id }, { as: admin })).attributes.fullName).toBe(
    'Usunięty kierowca 2',
  )
  expect(await marksFound()).toEqual([])
})

test('a request repeated after erasing is not answered from memory', async () => {
  answered(await server.call(submitAvailability, form(PERSON), { key: 'kept-answer' }))
  await server.database.queries.execute(
    sql`UPDATE idempotency_keys SET body = ${JSON.stringify({ to: PERSON.fullName })}`,
  )
  answered(await erase(await idOf(PERSON.phone)))
  expect((await server.call(submitAvailability, form(PERSON), { key: 'kept-answer' })).ok).toBe(false)
})

test('the export holds everything that any feature keeps, as JSON and as a page, without the PIN', async () => {
  const id = await liveAWeek()
  const pin = answered(await server.call(showDriverPin, { id }, { as: admin })).pin
  const data = JSON.parse(await file(id, 'json')) as Record<string, Record<string, unknown>[]>
  expect(Object.keys(data)).toEqual([
    'exportedAt',
    'driver',
    'calendarSubscriptions',
    'entryLinks',
    'pushSubscriptions',
    'reminders',
    'unprovenForms',
    'submissions',
    'choices',
    'attempts',
    'changes',
    'cars',
    'papers',
    'shifts',
    'removedShifts',
    'readChanges',
    'readWeeks',
    'removalReasons',
    'pins',
    'happenings',
    'marketOffers',
    'driverReports',
    'handovers',
    'vehicleDamages',
    'resultAccounts',
    'shiftResults',
    'rides',
    'platformPeriods',
    'typedMileage',
    'boltHours',
    'fuel',
    'schemeGroups',
    'schemes',
    'charges',
    'instalmentPlans',
    'standingCharges',
    'sharedCosts',
    'mileageDecisions',
    'payeeAccount',
    'transfers',
    'settlementStatements',
    'settlementQuestions',
    'settlementCorrections',
    'settlementExplanations',
    'statementTellings',
    'statementChannel',
    'settlementLedger',
    'messages',
    'audit',
  ])
  expect(data.driver).toMatchObject([
    { fullName: 'Zbigniew J. Kanarkowski', phone: '+48699112233' },
    { fullName: OTHER.fullName, phone: '+48699112244' },
  ])
  expect(data.submissions).toMatchObject([{ phone: '+48699112233', reasonText: 'migrena' }])
  expect(data.choices).toHaveLength(2)
  expect(data.attempts).toMatchObject([{ fullName: 'Z. Kanarkowski' }])
  expect(data.cars).toMatchObject([{ reg: 'W01', primaryCar: true }])
  expect(data.papers).toMatchObject([{ name: 'Licencja próbna', number: 'KANAREK 1' }])
  expect(data.shifts).toMatchObject([{ date: '2026-03-16', shift: 'Dzień', reg: 'W01' }, { shift: 'Noc' }])
  // The confirmation, the generated week and the free shift.
  expect(data.messages).toHaveLength(3)
  expect(data.calendarSubscriptions).toHaveLength(1)
  expect(data.audit?.map(({ action }) => action)).toContain('POST /api/merge-drivers')
  expect(JSON.stringify(data.messages)).not.toContain(`: ${pin}`)
  expect(JSON.stringify(data.messages)).toContain('kalendarza pracy: ••••')

  const page = await file(id, 'html')
  expect(page).toContain('<h1>Dane kierowcy: Zbigniew J. Kanarkowski</h1>')
  expect(page).toContain('<h2>Dokumenty</h2>')
})

test('nothing that a driver typed becomes markup in the page', async () => {
  answered(
    await server.call(submitAvailability, form({ ...PERSON, fullName: 'Zły <script>alert(1)</script>' })),
  )
  const page = await file(await idOf(PERSON.phone), 'html')
  expect(page).not.toContain('<script')
  expect(page).toContain('&lt;script&gt;')
})

test('export and erasure are for administrators (D28)', async () => {
  answered(await server.call(submitAvailability, form(PERSON)))
  const id = await idOf(PERSON.phone)
  const user = await server.asUser()
  expect((await server.call(eraseDriver, { id }, { as: user })).status).toBe(403)
  expect((await server.call(exportDriver, { id, format: 'json' }, { as: user })).status).toBe(403)
})
