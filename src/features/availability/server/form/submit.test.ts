import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { addDayLimit } from '#features/limits/contract.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { setNotifications, setShowWeek } from '#features/settings/contract.ts'
import { bookPickedShift } from '#features/submissions/server/public.ts'
import { submissionDays, submissions } from '#features/submissions/server/tables.ts'
import type { Phone } from '#kernel/phone.ts'
import { choice, form, formOf, WEEK } from '#test/availability/form.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getSubmission, getWeekCapacity, removeSubmission, submitAvailability } from '../../contract.ts'
import { availabilityTexts } from '../../texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-11T11:00:00Z')
  await server.reset()
})

const submit = (changes: Parameters<typeof form>[0] = {}) => server.call(submitAvailability, form(changes))

async function letters() {
  const rows = await server.database.queries.select().from(messages).orderBy(asc(messages.createdAt))
  return rows.map((row) => ({ ...row, body: JSON.parse(server.platform.secrets.open(row.body)) }))
}

test('a submission is stored with its shifts, and answered with the weekend of the form', async () => {
  const answer = answered(
    await submit({
      selectedDays: [choice(20, 'Noc rezerwa'), choice(16, 'Dzień'), choice(22, 'Do dyspozycji')],
    }),
  )
  expect(answer).toEqual({
    id: 1,
    selectedDays: [
      { ...choice(16, 'Dzień'), isWeekend: false },
      { ...choice(20, 'Noc rezerwa'), isWeekend: true },
      { ...choice(22, 'Do dyspozycji'), isWeekend: false },
    ],
    changed: [],
    letterWaits: true,
    late: false,
    confirmation: true,
  })
  const capacity = answered(await server.call(getWeekCapacity, WEEK))
  expect(capacity.data.map(({ dayShifts }) => dayShifts)).toEqual([1, 0, 0, 0, 0, 0, 0])
  expect(capacity.data.map(({ nightShift }) => nightShift)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('whatever spelling, a phone submits once a week: the second try is refused and the office sees it', async () => {
  answered(await submit())
  server.clock.advance(60_000)
  const second = await submit({ phone: '+48 600-100-200', fullName: 'Ktoś Inny' })
  expect(second).toMatchObject({
    status: 409,
    failure: {
      code: 'already_submitted',
      msg: 'Wysyłałeś już grafik na ten tydzień. Jeżeli chcesz wprowadzić poprawki, skontaktuj się z biurem.',
    },
  })
  const office = await server.asUser()
  const stored = answered(await server.call(getSubmission, { id: 1 }, { as: office }))
  expect(stored.attributes.attempts).toEqual([{ at: '2026-03-11T11:01:00.000Z', fullName: 'Ktoś Inny' }])
  expect(stored.attributes.fullName).toBe('Jan Kowalski')
})

test('a refusal is kept for a repeated request as its code, and told again in the same words', async () => {
  answered(await submit())
  const again = () => server.call(submitAvailability, form(), { key: 'second-try-1' })
  const refused = await again()
  const { rows } = await server.database.queries.execute(
    "select body from idempotency_keys where key = 'second-try-1'",
  )
  expect(rows).toEqual([{ body: JSON.stringify({ code: 'already_submitted' }) }])
  expect(refused).toMatchObject({ failure: { msg: availabilityTexts.alreadySubmitted } })
  expect(await again()).toMatchObject({ ...refused, headers: expect.anything() })
})

test('no more than twenty further tries are noted', async () => {
  answered(await submit())
  for (let tries = 0; tries < 23; tries += 1) await submit()
  const office = await server.asUser()
  const stored = answered(await server.call(getSubmission, { id: 1 }, { as: office }))
  expect(stored.attributes.attempts).toHaveLength(20)
})

test('a day after a night is refused with the nights to change, reserve included, and nothing is kept', async () => {
  const answer = await submit({
    selectedDays: [
      choice(16, 'Noc'),
      choice(17, 'Dzień'),
      choice(19, 'Noc rezerwa'),
      choice(20, 'Dzień rezerwa'),
    ],
  })
  expect(answer).toMatchObject({
    status: 422,
    failure: {
      code: 'day_after_night',
      msg: 'Niestety, nie możesz wybrać zmiany dziennej - jeżeli dzień wcześniej wybrałeś zmianę nocną.',
      details: { nights: ['16.3.2026', '19.3.2026'] },
    },
  })
  expect(await server.database.queries.$count(submissions)).toBe(0)
  expect(await server.database.queries.$count(drivers)).toBe(0)
})

test('a day after a night is refused the same whoever owns the phone: it tells nobody which phones drive here', async () => {
  answered(await submit())
  answered(await server.call(submitAvailability, formOf(1)))
  const { queries } = server.database
  await queries
    .update(drivers)
    .set({ active: false })
    .where(eq(drivers.phone, formOf(1).phone as Phone))
  const selectedDays = [choice(16, 'Noc'), choice(17, 'Dzień')]
  const nobodys = await submit({ phone: '600999999', selectedDays })
  expect(nobodys).toMatchObject({ status: 422, failure: { code: 'day_after_night' } })
  const told = (answer: typeof nobodys) => [answer.status, answer.ok || answer.failure]
  expect(told(await submit({ selectedDays }))).toEqual(told(nobodys))
  expect(told(await server.call(submitAvailability, formOf(1, { selectedDays })))).toEqual(told(nobodys))
})

test('the night-then-day rule looks over the edge of the week, both ways', async () => {
  answered(await submit({ selectedDays: [choice(22, 'Noc')] }))
  server.clock.set('2026-03-18T11:00:00Z')
  const monday = { weekNum: 13, selectedDays: [choice(23, 'Dzień')] }
  expect(await submit(monday)).toMatchObject({ failure: { details: { nights: ['22.3.2026'] } } })
  answered(await server.call(submitAvailability, formOf(1, monday)))
  server.clock.set('2026-03-11T11:00:00Z')
  const sunday = formOf(1, { selectedDays: [choice(22, 'Noc rezerwa')] })
  expect(await server.call(submitAvailability, sunday)).toMatchObject({
    failure: { code: 'day_after_night', details: { nights: ['22.3.2026'] } },
  })
})

test('week 53 is taken from 28 December to 3 January, and is the week before week 1', async () => {
  server.clock.set('2026-12-23T11:00:00Z')
  const inYear = (year: number, month: number, day: number, shiftOption: 'Dzień' | 'Noc') => ({
    ...choice(day, shiftOption),
    month,
    year,
  })
  const last = {
    year: 2026,
    weekNum: 53,
    month: 12,
    selectedDays: [inYear(2026, 12, 28, 'Dzień'), inYear(2027, 1, 3, 'Noc')],
  }
  expect(await submit({ ...last, year: 2027, weekNum: 53 })).toMatchObject({ status: 400 })
  answered(await submit(last))
  const capacity = answered(await server.call(getWeekCapacity, { year: 2026, week: 53 }))
  expect(capacity.data.map(({ nightShift }) => nightShift)).toEqual([0, 0, 0, 0, 0, 0, 1])

  server.clock.set('2026-12-31T23:30:00Z')
  const first = { year: 2027, weekNum: 1, month: 1, selectedDays: [inYear(2027, 1, 4, 'Dzień')] }
  expect(await submit(first)).toMatchObject({ failure: { details: { nights: ['3.1.2027'] } } })
  answered(await submit({ ...first, selectedDays: [inYear(2027, 1, 4, 'Noc')] }))
  expect((await letters()).map(({ subject }) => subject)).toEqual([
    'Twoja dyspozycyjność na tydzień 28 grudnia 2026 – 3 stycznia 2027',
    'Twoja dyspozycyjność na tydzień 4 stycznia 2027 – 10 stycznia 2027',
  ])
})

test('the last place goes to who submits first; the next one is stored as reserve and told so', async () => {
  const office = await server.asUser()
  const limit = { dayNumber: 16, month: 3, year: 2026, day: 1, info: 'Jedno auto w serwisie' }
  answered(await server.call(addDayLimit, limit, { as: office }))
  expect(answered(await submit()).changed).toEqual([])
  const second = answered(await server.call(submitAvailability, formOf(1)))
  expect(second.changed).toEqual([{ day: 16, month: 3, year: 2026, from: 'Dzień', to: 'Dzień rezerwa' }])
  expect(second.selectedDays[0]?.shiftOption).toBe('Dzień rezerwa')
  const stored = answered(await server.call(getSubmission, { id: second.id }, { as: office })).attributes
  expect(stored.originalDays[0]?.shiftOption).toBe('Dzień')
  const monday = answered(await server.call(getWeekCapacity, WEEK)).data[0]
  expect(monday).toMatchObject({ dayShifts: 1, dayLimit: 1, nightShift: 0, toChoose: 10 })
  expect(monday?.comment).toBe('Jedno auto w serwisie')
})

test('once the office has deleted a form to have a new one, the driver’s own place does not count against a limit of 1', async () => {
  const office = await server.asUser()
  answered(await server.call(addDayLimit, { dayNumber: 16, month: 3, year: 2026, day: 1 }, { as: office }))
  const first = answered(await submit())
  const monday = async () => answered(await server.call(getWeekCapacity, WEEK)).data[0]
  expect(await monday()).toMatchObject({ dayShifts: 1, dayLimit: 1 })
  answered(await server.call(removeSubmission, { id: first.id }, { as: office }))
  expect(await monday()).toMatchObject({ dayShifts: 0, dayLimit: 1 })
  const second = answered(await submit())
  expect(second.changed).toEqual([])
  expect(second.selectedDays[0]?.shiftOption).toBe('Dzień')
})

test('incomplete data names each field with its text', async () => {
  const answer = await submit({ fullName: 'Jan', email: 'jan@', phone: '12345' })
  expect(answer).toMatchObject({
    status: 400,
    failure: {
      code: 'incomplete',
      msg: 'Przed wysłaniem formularza upewnij się, że wprowadziłeś wszystkie dane.',
      fields: {
        fullName: 'Wprowadź poprawne imię i nazwisko',
        email: 'Wprowadź poprawny adres e-mail',
        phone: 'Wprowadź poprawny numer telefonu',
      },
    },
  })
})

test('an empty submission needs a reason from the list, and Inne a text', async () => {
  const empty = { empty: true, selectedDays: [] }
  expect(await submit(empty)).toMatchObject({
    failure: { code: 'incomplete', fields: { reason: 'Podaj powód wysłania pustego grafiku.' } },
  })
  expect(await submit({ ...empty, reason: 'Inne' })).toMatchObject({
    failure: { code: 'incomplete', fields: { reasonText: 'Opisz krótko powód.' } },
  })
  const unknown = await server.callRaw(submitAvailability, form({ ...empty, reason: 'Kac' as never }))
  expect(unknown).toMatchObject({ status: 400, failure: { code: 'invalid_input' } })

  answered(await submit({ ...empty, reason: 'Inne', reasonText: ' remont ' }))
  const admin = await server.asUser({ admin: true })
  expect(answered(await server.call(getSubmission, { id: 1 }, { as: admin })).attributes).toMatchObject({
    empty: true,
    reason: 'Inne',
    reasonText: 'remont',
    selectedDays: [],
  })
  expect((await letters())[0]?.body.text).toContain('Otrzymaliśmy Twój pusty grafik na tydzień 16 marca 2026')
})

test('an empty submission with days in it is refused, and nothing of it is stored (D48)', async () => {
  const both = { empty: true, selectedDays: [choice(16, 'Dzień')], reason: 'Urlop' as const }
  expect(await submit(both)).toMatchObject({
    status: 400,
    failure: { code: 'wrong_days', fields: { selectedDays: expect.stringContaining('pusty') } },
  })
  answered(await submit({ ...both, empty: false }))
})

test('a date of another week, a date twice and a date that does not exist are refused', async () => {
  const outside = { failure: { code: 'wrong_days', msg: 'Wybrany dzień nie należy do tego tygodnia.' } }
  expect(await submit({ selectedDays: [choice(23, 'Dzień')] })).toMatchObject(outside)
  expect(await submit({ selectedDays: [choice(31, 'Dzień', 4)] })).toMatchObject(outside)
  expect(await submit({ selectedDays: [choice(16, 'Dzień'), choice(16, 'Noc')] })).toMatchObject({
    failure: { code: 'wrong_days', msg: 'Każdy dzień można wybrać tylko raz.' },
  })
})

test('only the coming week is taken, and nothing while the form is closed', async () => {
  expect(await submit({ weekNum: 11, selectedDays: [choice(10, 'Dzień')] })).toMatchObject({
    status: 409,
    failure: {
      code: 'wrong_week',
      msg: 'Dyspozycyjność można teraz składać tylko na najbliższy tydzień. Odśwież stronę.',
    },
  })
  const office = await server.asUser()
  answered(await server.call(setShowWeek, { showWeek: false }, { as: office }))
  expect(answered(await server.call(getWeekCapacity, WEEK)).open).toBe(false)
  expect(await submit()).toMatchObject({
    status: 409,
    failure: {
      code: 'form_closed',
      msg: 'Formularz jest teraz zamknięty. Biuro otworzy go, kiedy będzie można składać dyspozycyjność.',
    },
  })
})

test('the first submission of a phone makes the driver known, with a PIN that only the letter tells', async () => {
  answered(await submit())
  const [driver] = await server.database.queries.select().from(drivers)
  expect(driver).toMatchObject({
    phone: '+48600100200',
    fullName: 'Jan Kowalski',
    active: true,
    pinHash: null,
  })
  const pin = server.platform.secrets.open(driver?.pinSealed ?? '')
  expect(pin).toMatch(/^[1-9]{4}$/)
  const [letter] = await letters()
  expect(letter).toMatchObject({
    kind: 'email',
    recipient: 'jan@example.pl',
    subject: 'Twoja dyspozycyjność na tydzień 16 marca 2026 – 22 marca 2026',
    state: 'no-gateway',
  })
  expect(letter?.body.text).toContain(`Twój PIN do kalendarza pracy: ${pin}`)
  expect(letter?.body.text).toContain(
    '- Poniedziałek, 16 marca: Dzień (6:00-18:00)\n- Wtorek, 17 marca: Noc (18:00-6:00)',
  )
  expect(letter?.body.calendar.events).toHaveLength(2)

  server.clock.set('2026-03-18T11:00:00Z')
  const selectedDays = [choice(24, 'Noc rezerwa'), choice(26, 'Do dyspozycji')]
  answered(await submit({ weekNum: 13, selectedDays, email: 'nowy@example.pl' }))
  const second = (await letters())[1]
  const [reserve, onCall] = second?.body.calendar.events ?? []
  expect(reserve).toMatchObject({ tentative: true, description: 'Czekaj na potwierdzenie.' })
  expect(onCall).toMatchObject({ tentative: true, summary: 'Do dyspozycji' })
  // It waits for nobody's confirmation: the office may call, or not (D8).
  expect(onCall).not.toHaveProperty('description')
  expect(second?.body.text).toContain('Noc rezerwa (18:00-6:00). Czekaj na potwierdzenie.')
  expect(second?.body.text).not.toContain('PIN')
  const [same] = await server.database.queries.select().from(drivers)
  expect(same?.email).toBe('jan@example.pl')
})

test('with confirmations switched off only a new driver gets a letter; the PIN goes by SMS where that is on', async () => {
  const admin = await server.asUser({ admin: true })
  answered(
    await server.call(setNotifications, { sendPinBySms: true, sendConfirmation: false }, { as: admin }),
  )
  expect(answered(await submit()).confirmation).toBe(true)
  expect((await letters()).map(({ kind }) => kind).sort()).toEqual(['email', 'sms'])
  server.clock.set('2026-03-18T11:00:00Z')
  expect(answered(await submit({ weekNum: 13, selectedDays: [choice(24, 'Dzień')] })).confirmation).toBe(
    false,
  )
  expect(await letters()).toHaveLength(2)
})

test('a repeated request id is answered like the first one, refusals included', async () => {
  const key = 'request-0001'
  const first = await server.call(submitAvailability, form(), { key })
  expect(await server.call(submitAvailability, form(), { key })).toMatchObject({
    status: 200,
    value: answered(first),
  })
  const refused = await server.call(submitAvailability, form(), { key: 'request-0002' })
  expect(refused.status).toBe(409)
  expect((await server.call(submitAvailability, form(), { key: 'request-0002' })).status).toBe(409)
  expect(await server.database.queries.$count(submissions)).toBe(1)
  expect(await letters()).toHaveLength(1)
})

test('free shifts picked before the form was sent stay, and do not read as a submission', async () => {
  const { database, platform } = server
  const picked = {
    driverId: '00000000-0000-4000-8000-000000000001',
    phone: '+48600100200' as Phone,
    fullName: 'Jan Kowalski',
    email: 'jan@example.pl',
    slot: { date: '2026-03-17' as never, shift: 'night' as const },
    settings: { defaultLimit: 10 } as never,
  }
  await database.transaction((tx) => bookPickedShift(tx, platform, picked))
  expect(await submit({ selectedDays: [choice(18, 'Dzień')] })).toMatchObject({
    failure: { details: { nights: ['17.3.2026'] } },
  })
  const answer = answered(await submit({ selectedDays: [choice(16, 'Dzień'), choice(17, 'Dzień')] }))
  expect(answer.selectedDays.map(({ day, shiftOption }) => [day, shiftOption])).toEqual([
    [16, 'Dzień'],
    [17, 'Noc'],
  ])
  expect((await submit()).status).toBe(409)
  const days = await database.queries
    .select({ source: submissionDays.source })
    .from(submissionDays)
    .where(eq(submissionDays.kind, 'night'))
  expect(days).toEqual([{ source: 'free-shift' }])
})

test('a driver who is switched off is told to call the office, and nothing is stored', async () => {
  const { queries } = server.database
  answered(await submit())
  await queries.update(drivers).set({ active: false })
  await queries.delete(submissionDays)
  await queries.delete(submissions)
  expect(await submit()).toMatchObject({
    status: 403,
    failure: {
      code: 'inactive_driver',
      msg: 'Twoje konto kierowcy jest nieaktywne. Zadzwoń do biura floty.',
    },
  })
  expect(await queries.$count(submissions)).toBe(0)
})

test('what was taken is answered the same to whoever asks again after the form has closed or its week has gone by; new is nothing then', async () => {
  const first = answered(await server.call(submitAvailability, form(), { key: 'request-0003' }))
  answered(await server.call(setShowWeek, { showWeek: false }, { as: await server.asUser({ admin: true }) }))
  const ask = async (key: string, phone: string) => server.call(submitAvailability, form({ phone }), { key })
  expect(answered(await ask('request-0003', '600100200'))).toEqual(first)
  expect(await ask('request-0004', '600100201')).toMatchObject({ failure: { code: 'form_closed' } })
  answered(await server.call(setShowWeek, { showWeek: true }, { as: await server.asUser({ admin: true }) }))
  server.clock.set('2026-03-16T07:00:00Z')
  expect(answered(await ask('request-0003', '600100200'))).toEqual(first)
  expect(await ask('request-0004', '600100201')).toMatchObject({ failure: { code: 'wrong_week' } })
})
