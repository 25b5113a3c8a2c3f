import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listDrivers } from '#features/drivers/office/contract.ts'
import { addDayLimit } from '#features/limits/contract.ts'
import { choice, form, formOf, WEEK } from '#test/availability/form.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  addSubmissionShift,
  exportSubmissions,
  getMonthTable,
  getSubmission,
  getSubmissionDetails,
  getWeekCapacity,
  removeSubmission,
  removeSubmissionShift,
  setFuelCard,
  signSubmission,
  submitAvailability,
  updateSubmissionShifts,
} from '../../contract.ts'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser()
})

const submit = async (changes: Parameters<typeof form>[0] = {}) =>
  answered(await server.call(submitAvailability, form(changes)))
const asOffice = () => ({ as: office })
const noSuch = {
  status: 404,
  failure: {
    code: 'no_such_submission',
    msg: 'Nie ma takiej dyspozycyjności. Być może ktoś ją właśnie usunął.',
  },
}
async function mondayDays(): Promise<number | undefined> {
  return answered(await server.call(getWeekCapacity, WEEK)).data[0]?.dayShifts
}

test('the list of a week: by Polish name, with amounts, capacity, limits, and the weekend of the office', async () => {
  await submit({ fullName: 'Łucja Bąk', phone: '500000001', selectedDays: [choice(21, 'Dzień rezerwa')] })
  await submit({ fullName: 'Zenon Łaś', phone: '500000002', selectedDays: [], reason: 'Urlop' })
  await submit({ fullName: 'Lech Żuk', phone: '500000003', selectedDays: [choice(22, 'Do dyspozycji')] })
  const limit = { dayNumber: 20, month: 3, year: 2026, night: 4, info: 'Przegląd' }
  answered(await server.call(addDayLimit, limit, asOffice()))

  const details = answered(await server.call(getSubmissionDetails, { ...WEEK }, asOffice()))
  expect(details.schedules.map(({ attributes }) => attributes.fullName)).toEqual([
    'Lech Żuk',
    'Łucja Bąk',
    'Zenon Łaś',
  ])
  expect(details).toMatchObject({ amount: 3, shiftsAmount: 1 })
  expect(details.schedules[1]?.attributes).toMatchObject({
    month: 3,
    weekNum: 12,
    createdAt: '2026-03-11T11:00:00.000Z',
    selectedDays: [{ ...choice(21, 'Dzień rezerwa'), isWeekend: true }],
  })
  expect(details.schedules[2]?.attributes).toMatchObject({ empty: true })
  expect(details.capacityDay).toHaveLength(7)
  expect(details.dayLimits).toMatchObject([{ dayNumber: 20, night: 4, day: null }])

  const byAdminWeek = await server.call(getSubmissionDetails, { adminWeek: 12, year: 2026 }, asOffice())
  expect(answered(byAdminWeek)).toEqual(details)
  const ofMonth = answered(await server.call(getSubmissionDetails, { month: 3, year: 2026 }, asOffice()))
  expect(ofMonth).toMatchObject({ amount: 3 })
  expect(ofMonth.capacityDay).toHaveLength(31)
})

test('without a week or a month the list says what it needs', async () => {
  expect(await server.call(getSubmissionDetails, { year: 2026 }, asOffice())).toMatchObject({
    status: 400,
    failure: { code: 'period_needed', msg: 'Podaj tydzień i rok albo miesiąc i rok.' },
  })
})

test('nobody reads or changes submissions without logging in', async () => {
  await submit()
  for (const answer of [
    await server.call(getSubmission, { id: 1 }),
    await server.call(getSubmissionDetails, { ...WEEK }),
    await server.call(exportSubmissions, { ...WEEK, format: 'csv' }),
    await server.call(removeSubmission, { id: 1 }),
  ]) {
    expect(answer.status).toBe(401)
  }
})

test('signed and fuel card are set and read', async () => {
  await submit()
  answered(await server.call(signSubmission, { id: 1, isSigned: true }, asOffice()))
  answered(await server.call(setFuelCard, { id: 1, fuelCard: true }, asOffice()))
  const { attributes } = answered(await server.call(getSubmission, { id: 1 }, asOffice()))
  expect(attributes).toMatchObject({ signed: true, fuelCard: true })
  expect(await server.call(signSubmission, { id: 2, isSigned: true }, asOffice())).toMatchObject(noSuch)
  expect(await server.call(setFuelCard, { id: 2, fuelCard: true }, asOffice())).toMatchObject(noSuch)
})

test('an added shift takes a place', async () => {
  await submit({ selectedDays: [], reason: 'Dobiorę zmiany na tygodniu' })
  const shift = { id: 1, date: '2026-03-16', shiftOption: 'Dzień' } as const
  const added = answered(await server.call(addSubmissionShift, shift, asOffice()))
  expect(added).toEqual({
    status: 'ok',
    selectedDays: [{ ...choice(16, 'Dzień'), isWeekend: false }],
    warnings: [],
  })
  expect(await mondayDays()).toBe(1)
})

test('the office may exceed a limit and break the night-then-day rule, and is told so', async () => {
  const limit = { dayNumber: 18, month: 3, year: 2026, day: 1, night: 1 }
  answered(await server.call(addDayLimit, limit, asOffice()))
  answered(await server.call(submitAvailability, formOf(1, { selectedDays: [choice(18, 'Dzień')] })))
  const { id } = await submit()
  const shift = { id, date: '2026-03-18', shiftOption: 'Dzień' } as const
  expect(answered(await server.call(addSubmissionShift, shift, asOffice())).warnings).toEqual([
    { code: 'night-then-day', night: '2026-03-17', day: '2026-03-18' },
    { code: 'over-limit', taken: 2, limit: 1 },
  ])
  const night = { id, date: '2026-03-18', shiftOption: 'Noc rezerwa' } as const
  expect(answered(await server.call(addSubmissionShift, night, asOffice())).warnings).toEqual([
    { code: 'other-shift' },
  ])
})

test('a shift outside of the week, a shift twice and an unknown submission are refused', async () => {
  await submit()
  const shift = { id: 1, date: '2026-03-23', shiftOption: 'Dzień' } as const
  expect(await server.call(addSubmissionShift, shift, asOffice())).toMatchObject({
    status: 400,
    failure: { code: 'outside_week', msg: 'Wybrany dzień nie należy do tego tygodnia.' },
  })
  const twice = { id: 1, date: '2026-03-16', shiftOption: 'Dzień rezerwa' } as const
  expect(await server.call(addSubmissionShift, twice, asOffice())).toMatchObject({
    status: 409,
    failure: { code: 'shift_twice', msg: 'Ten kierowca ma już taką zmianę w tym dniu.' },
  })
  expect(await server.call(addSubmissionShift, { ...twice, id: 9 }, asOffice())).toMatchObject(noSuch)
})

test('a removed shift frees its place, and cannot be removed again', async () => {
  await submit()
  const shift = { id: 1, date: '2026-03-16', shiftOption: 'Dzień' } as const
  const rest = answered(await server.call(removeSubmissionShift, shift, asOffice()))
  expect(rest.selectedDays).toEqual([{ ...choice(17, 'Noc'), isWeekend: false }])
  expect(await mondayDays()).toBe(0)
  expect(await server.call(removeSubmissionShift, shift, asOffice())).toMatchObject({
    status: 404,
    failure: { code: 'no_such_shift', msg: 'Tej zmiany już nie ma. Odśwież stronę.' },
  })
  expect(await mondayDays()).toBe(0)
})

test('a submission’s shifts are replaced: the missing ones become free, the new ones take places, or nothing happens at all', async () => {
  const { id } = await submit({ selectedDays: [choice(16, 'Dzień'), choice(18, 'Noc')] })
  expect(await mondayDays()).toBe(1)
  const update = (selectedDays: ReturnType<typeof choice>[]) =>
    server.call(updateSubmissionShifts, { id, selectedDays }, asOffice())
  const updated = answered(await update([choice(19, 'Dzień'), choice(18, 'Noc')]))
  expect(updated.selectedDays).toMatchObject([choice(18, 'Noc'), choice(19, 'Dzień')])
  // The specification's call: in its words, not as codes.
  expect(updated.warnings).toEqual([
    'Kierowca ma zmianę nocną 18.3.2026, a zaraz po niej zmianę dzienną 19.3.2026.',
  ])
  expect(await mondayDays()).toBe(0)

  const twice = await update([choice(16, 'Dzień'), choice(16, 'Dzień rezerwa')])
  expect(twice).toMatchObject({ status: 409, failure: { code: 'shift_twice' } })
  const outside = await update([choice(16, 'Dzień'), choice(25, 'Dzień')])
  expect(outside).toMatchObject({ status: 400, failure: { code: 'outside_week' } })
  const { attributes } = answered(await server.call(getSubmission, { id }, asOffice()))
  expect(attributes.selectedDays).toMatchObject([choice(18, 'Noc'), choice(19, 'Dzień')])
  expect(await mondayDays()).toBe(0)
  const unknown = await server.call(updateSubmissionShifts, { id: 999_999, selectedDays: [] }, asOffice())
  expect(unknown).toMatchObject(noSuch)
})

test('a deleted submission frees its places, and the driver may submit again', async () => {
  await submit()
  answered(await server.call(removeSubmission, { id: 1 }, asOffice()))
  expect(await mondayDays()).toBe(0)
  expect(await server.call(getSubmission, { id: 1 }, asOffice())).toMatchObject(noSuch)
  expect(await server.call(removeSubmission, { id: 1 }, asOffice())).toMatchObject(noSuch)
  await submit()
  expect(await mondayDays()).toBe(1)
})

const HEADING =
  'Imię i nazwisko;Telefon;E-mail;Data zgłoszenia;Pn 16.03;Wt 17.03;Śr 18.03;Cz 19.03;Pt 20.03;So 21.03;Nd 22.03;Zmiany razem;Dzień;Noc;Rezerwa dzień;Rezerwa noc;Do dyspozycji;Karta paliwowa;Podpisany'

test('the CSV has one row a driver, and a file name that ends in the week', async () => {
  await submit({ fullName: '=Jan "X" Kowalski' })
  const file = await server.callRaw(exportSubmissions, { ...WEEK, format: 'csv' }, asOffice())
  expect(file.headers['content-disposition']).toContain('dyspozycyjnosc_2026-W12.csv')
  expect(String(answered(file))).toBe(
    `\uFEFF${HEADING}\r\n"'=Jan ""X"" Kowalski";+48 600 100 200;jan@example.pl;11.3.2026 12:00;Dzień;Noc;;;;;;2;1;1;0;0;0;Nie;Nie\r\n`,
  )
})

test('why somebody does not drive, as an illness, is answered to administrators only', async () => {
  await submit({ selectedDays: [], reason: 'Inne', reasonText: 'Grypa' })
  const read = async (as: TestCaller) => {
    const { schedules } = answered(await server.call(getSubmissionDetails, { ...WEEK }, { as }))
    const one = answered(await server.call(getSubmission, { id: 1 }, { as }))
    return [...schedules, one].map(({ attributes }) => [attributes.reason, attributes.reasonText])
  }
  const told = ['Inne', 'Grypa']
  expect(await read(await server.asUser({ admin: true }))).toEqual([told, told])
  expect(await read(office)).toEqual([
    [null, ''],
    [null, ''],
  ])
})

test('reasons are in the CSV only for an administrator who asks for them', async () => {
  await submit({ selectedDays: [], reason: 'Choroba' })
  const admin = await server.asUser({ admin: true })
  const file = async (as: TestCaller, reasons: boolean) =>
    String(answered(await server.callRaw(exportSubmissions, { ...WEEK, format: 'csv', reasons }, { as })))
  expect(await file(admin, true)).toContain('Choroba')
  expect(await file(admin, false)).not.toContain('Choroba')
  expect(await file(office, true)).not.toContain('Choroba')
})

test('the XLSX holds the same rows', async () => {
  await submit()
  const file = await server.callRaw(exportSubmissions, { ...WEEK, format: 'xlsx' }, asOffice())
  expect(file.headers['content-disposition']).toContain('dyspozycyjnosc_2026-W12.xlsx')
  const read: unknown = await readXlsxFile(answered(file) as Buffer)
  expect(JSON.stringify(read)).toContain('"Jan Kowalski","+48 600 100 200","jan@example.pl"')
})

test('the month table has a row a driver and an abbreviation a day', async () => {
  const options = [
    'Dzień',
    'Noc',
    undefined,
    'Dzień rezerwa',
    'Noc rezerwa',
    undefined,
    'Do dyspozycji',
  ] as const
  const selectedDays = options.flatMap((option, index) => (option ? [choice(16 + index, option)] : []))
  await submit({ selectedDays })
  const table = answered(await server.call(getMonthTable, { year: 2026, month: 3 }, asOffice()))
  expect(table.days).toHaveLength(31)
  expect(table.days.filter(({ isWeekend }) => isWeekend).map(({ day }) => day)).toEqual([
    1, 7, 8, 14, 15, 21, 22, 28, 29,
  ])
  const [row] = table.data
  expect(row?.attributes.fullName).toBe('Jan Kowalski')
  expect(row?.attributes.days.slice(14, 23)).toEqual(['', 'D', 'N', 'W', 'D R', 'N R', 'W', 'DYS', ''])
})

test('the drivers list shows the date of the last shift that was chosen with a car, not of a reserve', async () => {
  await submit({
    selectedDays: [choice(16, 'Dzień'), choice(19, 'Noc rezerwa'), choice(22, 'Do dyspozycji')],
  })
  const list = answered(await server.call(listDrivers, {}, asOffice()))
  expect(list.data.map(({ attributes }) => attributes.lastDay)).toEqual(['2026-03-16'])
})
