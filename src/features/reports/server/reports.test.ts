import { randomUUID } from 'node:crypto'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { listMessages } from '#features/messaging/contract.ts'
import { messagingJobs } from '#features/messaging/server/public.ts'
import {
  scheduleCars,
  scheduleDrivers,
  schedulePlaces,
  scheduleWeeks,
} from '#features/roster/server/tables.ts'
import type { Phone } from '#kernel/phone.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { Week } from '#kernel/week.ts'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { exportShiftAverages, getShiftAverages, sendPeriodAverage, sendSingleAverage } from '../contract.ts'

/** Wednesday of week 47. */
const NOW = '2026-11-18T11:00:00Z'
const ONE = { week: 46, year: 2026 }
const MAIL = { mail: 'szefowa@flota.test' }
const NAMES = ['Jan Żak', 'Łukasz Lis', 'Lech Zych', '=SUM(1) <b>Ćma</b>']

let mail: MailServer
let server: TestServer
beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer({
    at: NOW,
    env: { SMTP_URL: mail.url, MAIL_FROM: 'Flota <grafik@flota.test>' },
  })
})
afterAll(() => Promise.all([server.close(), mail.close()]))
beforeEach(async () => {
  await server.reset()
  server.clock.set(NOW)
  ;(mail.letters as unknown[]).length = 0
})

/** A generated week in which each driver has a day on Monday, the second a night on Tuesday too. */
async function generate(week: Week, names: readonly string[] = NAMES): Promise<void> {
  const { queries } = server.database
  const weekId = randomUUID()
  const people = names.map((fullName) => ({ id: randomUUID(), fullName }))
  const ends = { day: { slot: 0 }, night: { slot: 3 } }
  const place = { weekId, onCall: false, rank: 0, origin: 'regular' as const, reason: '' }
  await queries
    .insert(scheduleWeeks)
    .values({ id: weekId, ...week, version: 1, savedAt: NOW, savedBy: 'Anna' })
  await queries.insert(scheduleCars).values(
    people.map(({ id }, sortOrder) => ({
      ...{ weekId, carId: id, reg: `WX${sortOrder}`, make: '', model: '', priority: 1, sortOrder },
    })),
  )
  await queries
    .insert(scheduleDrivers)
    .values(people.map(({ id, fullName }) => ({ weekId, driverId: id, fullName, phone: '', email: '' })))
  await queries
    .insert(schedulePlaces)
    .values([
      ...people.map(({ id }) => ({ ...place, ...ends.day, driverId: id, carId: id })),
      ...people.slice(1, 2).map(({ id }) => ({ ...place, ...ends.night, driverId: id, carId: id })),
    ])
}

async function work(): Promise<void> {
  for (const job of messagingJobs(server.platform)) await job.run()
}

describe('a range that can not be (Spec 2 §5), on the server too', () => {
  test('each in the words of the specification, and nothing is sent', async () => {
    const as = await server.asUser({ admin: true })
    const told = async (weeks: { week: number; year: number; endWeek: number; endYear?: number }) => {
      const answer = await server.call(sendPeriodAverage, { ...weeks, ...MAIL }, { as })
      return answer.ok ? undefined : [answer.status, answer.failure.msg]
    }
    expect(await told({ week: 46, year: 2026, endWeek: 45, endYear: 2026 })).toEqual([
      400,
      'Tydzień startowy musi być niższy niż koniec okresu.',
    ])
    expect(await told({ week: 47, year: 2025, endWeek: 46 })).toEqual([
      400,
      'Tydzień startowy musi być niższy niż koniec okresu.',
    ])
    expect(await told({ week: 48, year: 2026, endWeek: 48 })).toEqual([
      400,
      'Możesz pobrać okres maksymalnie od bieżącego tygodnia.',
    ])
    expect(await told({ week: 46, year: 2026, endWeek: 48 })).toEqual([
      400,
      'Możesz pobrać okres maksymalnie do bieżącego tygodnia.',
    ])
    expect(await told({ week: 46, year: 2026, endWeek: 2 })).toEqual([
      400,
      'Możesz pobrać okres maksymalnie do bieżącego tygodnia.',
    ])
    await work()
    expect(mail.letters).toEqual([])
  })

  test('the reading and the file know the same rules', async () => {
    const as = await server.asUser()
    const late = { week: 48, year: 2026 }
    expect(await server.call(getShiftAverages, late, { as })).toMatchObject({
      status: 400,
      failure: { code: 'starts_too_late' },
    })
    expect(await server.call(exportShiftAverages, { ...late, format: 'csv' }, { as })).toMatchObject({
      status: 400,
    })
    expect(await server.call(getShiftAverages, { week: 53, year: 2025 }, { as })).toMatchObject({
      failure: { code: 'no_such_week' },
    })
  })

  test('nothing is sent without range and e-mail', async () => {
    const as = await server.asUser({ admin: true })
    expect(await server.call(sendSingleAverage, { ...ONE, mail: '   ' }, { as })).toMatchObject({
      status: 400,
      failure: { fields: { mail: 'Wprowadź poprawny adres e-mail.' } },
    })
    expect(await server.callRaw(sendSingleAverage, MAIL, { as })).toMatchObject({ status: 400 })
    expect(await server.callRaw(sendPeriodAverage, { ...ONE, ...MAIL }, { as })).toMatchObject({
      status: 400,
    })
    await work()
    expect(mail.letters).toEqual([])
  })
})

describe('the letter (D36)', () => {
  test('a single week arrives as a readable table with the CSV attached; the address is trimmed', async () => {
    await generate(ONE)
    const as = await server.asUser({ admin: true })
    const answer = await server.call(sendSingleAverage, { ...ONE, mail: ' szefowa@flota.test ' }, { as })
    expect(answered(answer)).toEqual({ status: 'ok', delivery: 'sending' })
    await work()
    const [letter] = mail.letters
    expect(letter?.recipients).toEqual(['szefowa@flota.test'])
    expect(letter?.subject).toBe('Średnia zmian: tydzień 46/2026 (9.11.2026–15.11.2026)')
    expect(letter?.html).toContain('Łukasz Lis')
    expect(letter?.html).toContain('Z wygenerowanych grafików: 1 tydzień.')
    expect(letter?.html).toContain('=SUM(1) &lt;b&gt;Ćma&lt;/b&gt;')
    expect(letter?.text).toContain('Łukasz Lis: Dzień 1 (śr. 1,00), Noc 1 (śr. 1,00), Razem 2 (śr. 2,00)')
    const [file] = letter?.attachments ?? []
    expect(file?.filename).toBe('srednia-zmian_2026-W46.csv')
    const csv = Buffer.from(file?.content as ArrayBuffer).toString()
    expect(csv.split('\r\n')[0]).toBe(
      '\uFEFFKierowca;Dzień;Noc;Razem;Rezerwa;Usunięte;Średnio na tydzień: Dzień;Średnio na tydzień: Noc;Średnio na tydzień: Razem;Średnio na tydzień: Rezerwa;Średnio na tydzień: Usunięte;Źródło',
    )
    expect(csv).toContain('Łukasz Lis;1;1;2;0;0;1;1;2;0;0;Grafik\r\n')
    expect(csv).toContain("'=SUM(1)")
  })

  test('a period over the turn of the year, from its start year alone', async () => {
    server.clock.set('2027-01-13T11:00:00Z')
    await generate({ year: 2026, week: 53 })
    await generate({ year: 2027, week: 1 })
    const as = await server.asUser({ admin: true })
    answered(await server.call(sendPeriodAverage, { week: 53, year: 2026, endWeek: 1, ...MAIL }, { as }))
    await work()
    expect(mail.letters[0]?.subject).toBe('Średnia zmian: tygodnie 53/2026–1/2027 (28.12.2026–10.1.2027)')
    expect(mail.letters[0]?.attachments[0]?.filename).toBe('srednia-zmian_2026-W53_2027-W01.csv')
  })

  test('a repeated request sends once; who sends it anew gets it anew', async () => {
    const as = await server.asUser({ admin: true })
    const send = (key: string) => server.call(sendSingleAverage, { ...ONE, ...MAIL }, { as, key })
    await Promise.all([send('one-and-the-same-request'), send('one-and-the-same-request')])
    answered(await send('one-and-the-same-request'))
    await work()
    expect(mail.letters).toHaveLength(1)
    answered(await send('another-request-by-intent'))
    await work()
    expect(mail.letters).toHaveLength(2)
  })

  test('weeks without anything are told as such', async () => {
    const as = await server.asUser({ admin: true })
    answered(await server.call(sendSingleAverage, { ...ONE, ...MAIL }, { as }))
    await work()
    expect(mail.letters[0]?.text).toContain('W tym okresie nie ma żadnych zmian')
    expect(mail.letters[0]?.attachments).toHaveLength(1)
  })

  test('of very many drivers the letter shows the first, and says that the rest stand in the file', async () => {
    const many = Array.from({ length: 180 }, (_, index) => `Jan Próbny${String(index).padStart(3, '0')}`)
    await generate(ONE, many)
    const as = await server.asUser({ admin: true })
    answered(await server.call(sendSingleAverage, { ...ONE, ...MAIL }, { as }))
    await work()
    const [letter] = mail.letters
    expect(letter?.html).toContain('Jan Próbny149')
    expect(letter?.html).not.toContain('Jan Próbny150')
    expect(letter?.html).toContain('Pozostali (30 kierowców) są w załączonym pliku CSV.')
    const csv = Buffer.from(letter?.attachments[0]?.content as ArrayBuffer).toString()
    expect(csv.split('\r\n')).toHaveLength(182)
  })
})

test('without a mail server the report waits in the outbox, and that is said (D30)', async () => {
  const alone = await startTestServer({ at: NOW })
  try {
    const as = await alone.asUser({ admin: true })
    const answer = answered(await alone.call(sendSingleAverage, { ...ONE, ...MAIL }, { as }))
    expect(answer.delivery).toBe('waiting')
    const { data } = answered(await alone.call(listMessages, {}, { as }))
    expect(data.map(({ attributes }) => attributes.state)).toEqual(['no-gateway'])
  } finally {
    await alone.close()
  }
})

test('on the screen: by name in Polish order (D38), averages by all weeks asked for, sources told', async () => {
  await generate(ONE)
  const as = await server.asUser()
  const asked = { week: 45, year: 2026, endWeek: 46 }
  const report = answered(await server.call(getShiftAverages, asked, { as }))
  expect(report.drivers.map(({ fullName }) => fullName)).toEqual([
    NAMES[3],
    'Jan Żak',
    'Lech Zych',
    'Łukasz Lis',
  ])
  expect(report.drivers[3]).toMatchObject({ shifts: 2, average: { day: 0.5, shifts: 1 }, source: 'schedule' })
  expect(report).toMatchObject({
    weekCount: 2,
    total: { day: 4, night: 1, shifts: 5, average: { shifts: 2.5 } },
    sources: { schedule: [ONE], availability: [], none: [{ year: 2026, week: 45 }] },
  })
})

test("a driver of today's list has today's name", async () => {
  await generate(ONE, ['Jan Dawny'])
  const { queries } = server.database
  const [known] = await queries.select().from(scheduleDrivers)
  await queries.insert(drivers).values({
    id: known?.driverId ?? '',
    phone: '+48600100200' as Phone,
    fullName: 'Jan Nowy',
    nameSort: polishSortKey('Jan Nowy'),
    email: '',
    pinSealed: '',
    createdAt: NOW,
  })
  const report = answered(await server.call(getShiftAverages, ONE, { as: await server.asUser() }))
  expect(report.drivers.map(({ fullName }) => fullName)).toEqual(['Jan Nowy'])
})

test('the workbook has numbers as numbers (D37)', async () => {
  await generate(ONE, ['Jan Żak'])
  const as = await server.asUser()
  const answer = await server.call(exportShiftAverages, { ...ONE, format: 'xlsx' }, { as })
  expect(answer.headers['content-disposition']).toContain('srednia-zmian_2026-W46.xlsx')
  const read = await readXlsxFile(Buffer.from(answered(answer) as Uint8Array))
  const sheet =
    Array.isArray(read) && 'data' in (read[0] ?? {}) ? (read[0] as { data: unknown[] }).data : read
  expect(sheet[1]).toEqual(['Jan Żak', 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 'Grafik'])
})

test('a coordinator mails reports only to addresses to which an administrator has sent one', async () => {
  await generate({ week: 46, year: 2026 })
  const coordinator = await server.asUser()
  const administrator = await server.asUser({ admin: true })
  const send = (as: typeof coordinator, mail: string) =>
    server.call(sendSingleAverage, { ...ONE, mail }, { as })
  expect(await send(coordinator, 'ktos@obcy.test')).toMatchObject({
    status: 403,
    failure: { code: 'unknown_recipient' },
  })
  answered(await send(administrator, 'Szefowa@flota.test'))
  answered(await send(coordinator, 'szefowa@FLOTA.test'))
  const { data } = answered(await server.call(listMessages, {}, { as: administrator }))
  expect(data.map(({ attributes }) => attributes.to.toLowerCase())).toEqual([
    'szefowa@flota.test',
    'szefowa@flota.test',
  ])
})
