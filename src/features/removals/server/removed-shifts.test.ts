import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { eraseDriver, exportDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { scheduleJobs } from '#features/schedule/server/jobs.ts'
import { setRetention } from '#features/settings/contract.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  addRemoveShiftReason,
  exportRemovedShifts,
  listRemovedShifts,
  withdrawRemoveShiftReason,
} from '../contract.ts'

const WEEK = { year: 2026, week: 12 }
const MONDAY = '2026-03-16'
const ILL = 'Choroba - nie ma L4'

let server: TestServer
let admin: TestCaller
let coordinator: TestCaller
let jan: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
  coordinator = await server.asUser()
  await addCars(server.database.queries, 2)
  jan = await submit(server, WEEK, 'Jan Lis', '600100200', { 0: 'day', 2: 'night' })
})

const remove = (sent: Partial<Parameters<typeof server.call<typeof addRemoveShiftReason>>[1]> = {}) =>
  server.call(
    addRemoveShiftReason,
    { day: MONDAY, driver: jan, shift: 'Dzień', reason: ILL, ...sent },
    { as: admin },
  )

async function listed(range: object = {}, as = admin) {
  const { data } = answered(await server.call(listRemovedShifts, range, { as }))
  return data.map(({ attributes }) => attributes)
}

const generate = () => server.call(generateWeek, WEEK, { as: admin })

async function saveWithout(slot: number) {
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: admin }))
  if (!week) throw new Error('The week is not generated.')
  const places = placesOnBoard(week).filter((place) => place.slot !== slot || place.driverId !== jan)
  answered(await server.call(updateWeek, { id: week.id, version: week.version, places }, { as: admin }))
}

test('a reason is kept with day, driver, shift, instant and user, also where the week is left unsaved, and says so (D22)', async () => {
  answered(await generate())
  answered(await remove())
  expect(await listed()).toEqual([
    {
      day: MONDAY,
      ...WEEK,
      shift: 'Dzień',
      driver: 'Jan Lis',
      driverId: jan,
      reason: ILL,
      reasonText: '',
      createdAt: expect.any(String),
      user: 'Anna Próbna',
      saved: false,
    },
  ])
})

test('it counts as saved once a saved version of the week lacks that place, not with any other saving', async () => {
  answered(await generate())
  answered(await remove())
  await saveWithout(5)
  expect(await listed()).toMatchObject([{ saved: false }])
  await saveWithout(0)
  expect(await listed()).toMatchObject([{ saved: true }])
})

test('removed, left unsaved, and removed again with another reason: the one that was saved counts', async () => {
  answered(await generate())
  answered(await remove())
  server.clock.advance(60_000)
  answered(await remove({ reason: 'Źle wybrał zmianę', onBoard: true }))
  await saveWithout(0)
  expect(await listed()).toMatchObject([
    { reason: 'Źle wybrał zmianę', saved: true },
    { reason: ILL, saved: false },
  ])
})

test('removed before the week is generated, saved with the first version that is generated without it', async () => {
  answered(await remove())
  answered(await remove({ day: '2026-03-18', shift: 'Noc' }))
  const places = [{ driverId: jan, slot: 5, carId: null, onCall: false }]
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: admin }))
  expect(await listed()).toMatchObject([
    { day: '2026-03-18', saved: false },
    { day: MONDAY, saved: true },
  ])
})

test('a reason sent after the week was saved without the shift is saved at once', async () => {
  answered(await generate())
  await saveWithout(0)
  answered(await remove())
  expect(await listed()).toMatchObject([{ saved: true }])
})

test('‘Inny powód’ needs its text; the other reasons keep none', async () => {
  expect(await remove({ reason: 'Inny powód', reasonText: '  ' })).toMatchObject({
    status: 400,
    failure: { code: 'reason_text_needed', msg: 'Opisz krótko powód.' },
  })
  answered(await remove({ reason: 'Inny powód', reasonText: ' Awaria telefonu ' }))
  answered(
    await remove({ day: '2026-03-18', shift: 'Noc', reason: 'Źle wybrał zmianę', reasonText: 'cokolwiek' }),
  )
  expect((await listed()).map(({ reasonText }) => reasonText).sort()).toEqual(['', 'Awaria telefonu'])
})

test('the driver may be told by a name that nobody else has', async () => {
  answered(await remove({ driver: 'Jan Lis' }))
  expect(await listed()).toMatchObject([{ driverId: jan }])
  await submit(server, WEEK, 'Jan Lis', '600100299', { 0: 'day' })
  for (const driver of ['Jan Lis', 'Nikt Taki', '7b8a1a52-5a0e-4c3b-9d7e-000000000001'])
    expect(await remove({ driver })).toMatchObject({ status: 404, failure: { code: 'no_such_driver' } })
})

test('impossible input is refused with the field that is wrong', async () => {
  const wrong = { day: '2026-02-30', driver: jan, shift: 'Rano', reason: ' ' }
  expect(await server.callRaw(addRemoveShiftReason, wrong, { as: admin })).toMatchObject({
    status: 400,
    failure: { fields: { day: expect.any(String), shift: expect.any(String), reason: expect.any(String) } },
  })
})

test('undo takes the record back and redo puts it in force again; what is saved stays (D24)', async () => {
  answered(await generate())
  const { id } = answered(await remove())
  const withdraw = (withdrawn: boolean) =>
    server.call(withdrawRemoveShiftReason, { id, withdrawn }, { as: admin })
  answered(await withdraw(true))
  expect(await listed()).toEqual([])
  await saveWithout(0)
  answered(await withdraw(false))
  expect(await listed()).toMatchObject([{ saved: false }])
  await saveWithout(5)
  expect(await listed()).toMatchObject([{ saved: true }])
  expect(await withdraw(true)).toMatchObject({ status: 409, failure: { code: 'saved_already' } })
})

test('a coordinator sees who lost which shift, and no reason, neither on the screen nor in the file', async () => {
  answered(await remove())
  expect(await listed({}, coordinator)).toMatchObject([{ driver: 'Jan Lis', reason: null, reasonText: null }])
  const file = await server.call(exportRemovedShifts, { reasons: true }, { as: coordinator })
  expect(String(answered(file))).not.toContain('Choroba')
})

test('the file has a byte-order mark and semicolons, ends in the date, and tells reasons only when asked (Spec 1 §9)', async () => {
  answered(await remove())
  const plain = await server.call(exportRemovedShifts, {}, { as: admin })
  expect(plain.headers['content-disposition']).toContain('removed_shifts_2026-03-11.csv')
  const text = String(answered(plain))
  expect(text.startsWith('\uFEFFData;Zmiana;Kierowca;Grafik;Kto usunął;Kiedy\r\n')).toBe(true)
  expect(text).toContain('16.3.2026;Dzień;Jan Lis;Niezapisany;Anna Próbna;11.3.2026 12:00\r\n')
  expect(text).not.toContain('Choroba')
  const asked = await server.call(exportRemovedShifts, { reasons: true }, { as: admin })
  expect(String(answered(asked))).toContain(`;${ILL};\r\n`)
})

test('a range of weeks, both included; half a week is refused', async () => {
  answered(await remove())
  answered(await remove({ day: '2026-03-23', onBoard: true }))
  const week12 = { fromYear: 2026, fromWeek: 12, toYear: 2026, toWeek: 12 }
  expect(await listed(week12)).toMatchObject([{ day: MONDAY }])
  expect(await listed({ fromYear: 2026, fromWeek: 13 })).toMatchObject([{ day: '2026-03-23' }])
  for (const range of [{ fromYear: 2026 }, { toYear: 2027, toWeek: 53 }])
    expect(await server.call(listRemovedShifts, range, { as: admin })).toMatchObject({
      status: 400,
      failure: { code: 'range_needed' },
    })
})

test('reasons are forgotten after a year by a job, what was taken back after a week', async () => {
  answered(await remove())
  const { id } = answered(await remove({ day: '2026-03-18', shift: 'Noc' }))
  answered(await server.call(withdrawRemoveShiftReason, { id, withdrawn: true }, { as: admin }))
  const forget = () =>
    scheduleJobs(server.platform)
      .find(({ name }) => name.startsWith('forget'))
      ?.run()
  server.clock.set('2026-03-20T11:00:00Z')
  admin = await server.asUser({ admin: true })
  await forget()
  const again = await server.call(withdrawRemoveShiftReason, { id, withdrawn: false }, { as: admin })
  expect(again).toMatchObject({ status: 404, failure: { code: 'no_such_removal' } })
  expect(await listed()).toHaveLength(1)
  server.clock.set('2027-03-10T11:00:00Z')
  admin = await server.asUser({ admin: true })
  await forget()
  expect(await listed()).toHaveLength(1)
  server.clock.set('2027-03-12T11:00:00Z')
  admin = await server.asUser({ admin: true })
  await forget()
  expect(await listed()).toEqual([])
})

test('the office says for how long; the job forgets by that (D22)', async () => {
  answered(await remove())
  answered(await server.call(setRetention, { keepRemovedDays: 30 }, { as: admin }))
  expect((await server.call(setRetention, { keepRemovedDays: 29 }, { as: admin })).status).toBe(400)
  expect((await server.call(setRetention, { keepRemovedDays: 90 }, { as: coordinator })).status).toBe(403)
  const forget = () =>
    scheduleJobs(server.platform)
      .find(({ name }) => name.startsWith('forget'))
      ?.run()
  server.clock.set('2026-04-10T10:00:00Z')
  admin = await server.asUser({ admin: true })
  await forget()
  expect(await listed()).toHaveLength(1)
  server.clock.set('2026-04-10T12:00:00Z')
  await forget()
  expect(await listed()).toEqual([])
})

test('who looks at removed shifts stands in the audit log, with whether reasons were told', async () => {
  answered(await remove())
  await listed({ driverId: jan })
  server.clock.advance(1000)
  await listed({}, coordinator)
  const { data } = answered(await server.call(listAudit, {}, { as: admin }))
  const entries = data
    .map(({ attributes }) => attributes)
    .filter(({ action }) => action === 'list-removed-shifts')
  expect(entries.map(({ details }) => details).reverse()).toEqual([
    { reasons: true, driver: jan },
    { reasons: false },
  ])
})

test('a driver’s reasons are in the export, go over to whom the record is folded into, and lose name and text when erased', async () => {
  answered(await remove({ reason: 'Inny powód', reasonText: 'Chore dziecko' }))
  const file = String(answered(await server.call(exportDriver, { id: jan, format: 'json' }, { as: admin })))
  expect(file).toContain('Chore dziecko')
  const other = await submit(server, WEEK, 'Ewa Żak', '600100299', { 6: 'day' })
  answered(await server.call(mergeDrivers, { staysId: other, foldedId: jan }, { as: admin }))
  expect(await listed({ driverId: other })).toMatchObject([{ driver: 'Ewa Żak', reason: 'Inny powód' }])
  server.clock.set('2026-06-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
  answered(await server.call(eraseDriver, { id: other }, { as: admin }))
  const [left] = await listed()
  expect(left).toMatchObject({ reason: 'Inny powód', reasonText: '' })
  expect(left?.driver).not.toContain('Żak')
})
