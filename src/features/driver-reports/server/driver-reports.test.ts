import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { getOwnHome } from '#features/work-calendar/contract-home.ts'
import { MONDAY_DAY, type MovingOffice, openOffice, TUESDAY_NIGHT } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { tellOffice, withdrawReport } from '../contract.ts'
import { endIllness, listReports, takeUpReport } from '../contract-office.ts'
import { driverReports } from './tables.ts'

const MONDAY = '2026-03-16'

let server: TestServer
let office: MovingOffice
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  office = await openOffice(server)
})
afterAll(() => server.close())

const as = (driver = office.jan) => server.asScope('driver', driver)
const late = { kind: 'late', date: MONDAY, shift: 'day', minutes: 20 } as const
const tell = async (told: object = late, driver = office.jan, key = randomUUID()) =>
  server.callRaw(tellOffice, told, { as: await as(driver), key })
const told = async (told?: object) => answered(await tell(told)) as { id: string }
const list = async () => answered(await server.call(listReports, {}, { as: office.admin() })).data
const takeUp = (id: string, sentAt: string) =>
  server.call(takeUpReport, { id, sentAt }, { as: office.admin() })
const home = async () => {
  server.clock.advance(300)
  return answered(await server.call(getOwnHome, {}, { as: await as() })).next?.reports
}

test('the office has it at once, with who, which shift and car, and nothing in the week changes', async () => {
  const before = (await office.week()).version
  await told({ ...late, text: ' korek na moście ' })
  expect(await list()).toMatchObject([
    {
      ...{ fullName: 'Jan Lis', kind: 'late', date: MONDAY, shift: 'day', reg: 'W01', minutes: 20 },
      ...{ text: 'korek na moście', takenAt: null, withdrawnAt: null },
    },
  ])
  expect((await office.week()).version).toBe(before)
})

test('the driver reads that the office knows, and since when', async () => {
  const { id } = await told()
  expect(await home()).toMatchObject([{ id, kind: 'late', minutes: 20, takenAt: null }])
  const [report] = await list()
  server.clock.set('2026-03-11T11:05:00Z')
  answered(await takeUp(id, report?.sentAt ?? ''))
  expect(await home()).toMatchObject([{ takenAt: expect.stringContaining('11:05') }])
  // A colleague who is a moment later changes nothing.
  server.clock.set('2026-03-11T11:09:00Z')
  answered(await takeUp(id, report?.sentAt ?? ''))
  expect(await home()).toMatchObject([{ takenAt: expect.stringContaining('11:05') }])
})

test('it may be taken back until the office has taken it up, and by nobody else', async () => {
  const { id } = await told()
  const ewa = await as(office.ewa)
  expect(await server.call(withdrawReport, { id }, { as: ewa })).toMatchObject({ status: 404 })
  answered(await server.call(withdrawReport, { id }, { as: await as() }))
  answered(await server.call(withdrawReport, { id }, { as: await as() }))
  expect(await home()).toEqual([])
  expect(await takeUp(id, (await list())[0]?.sentAt ?? '')).toMatchObject({ status: 404 })
  const second = await told()
  answered(await takeUp(second.id, (await list())[0]?.sentAt ?? ''))
  expect(await server.call(withdrawReport, { id: second.id }, { as: await as() })).toMatchObject({
    status: 409,
    failure: { code: 'taken_up' },
  })
})

test('what is said anew takes the place of what nobody has taken up, and is read before it is taken up', async () => {
  const { id } = await told()
  const [read] = await list()
  server.clock.advance(60_000)
  expect(await told({ ...late, minutes: 40 })).toEqual({ id })
  expect(await takeUp(id, read?.sentAt ?? '')).toMatchObject({ status: 409, failure: { code: 'changed' } })
  const [now, ...others] = await list()
  expect(others).toEqual([])
  expect(now).toMatchObject({ minutes: 40 })
  answered(await takeUp(id, now?.sentAt ?? ''))
  server.clock.advance(60_000)
  await told({ ...late, minutes: 60 })
  expect(await home()).toMatchObject([{ minutes: 40 }, { minutes: 60, takenAt: null }])
})

test('a repeated tap, or ten of them at once, tell it once', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => tell(late, office.jan, key)))
  expect(new Set(answers.map((answer) => JSON.stringify(answered(answer)))).size).toBe(1)
  await Promise.all(Array.from({ length: 5 }, () => tell()))
  expect(await list()).toHaveLength(1)
})

test.each([
  ['of a shift of somebody else', { ...late, date: '2026-03-17' }, 'not_yours'],
  ['of a shift that is not driven', { ...late, shift: 'night' }, 'not_yours'],
  ['of no day', { ...late, date: '2026-02-31' }, 'not_yours'],
  ['of a week that is not generated', { ...late, date: '2026-04-06' }, 'not_yours'],
  ['without how late', { ...late, minutes: undefined }, 'incomplete'],
  ['of a car without whether it drives', { ...late, kind: 'car' }, 'incomplete'],
] as const)('what is told %s is refused, and nothing reaches the office', async (_, sent, code) => {
  expect(await tell(sent)).toMatchObject({ ok: false, failure: { code } })
  expect(await list()).toEqual([])
})

test.each([
  { minutes: 4 },
  { minutes: 601 },
  { minutes: 1.5 },
  { text: 'x'.repeat(501) },
  { kind: 'strike' },
])('beyond its bounds it is refused: %o', async (part) => {
  expect(await tell({ ...late, ...part })).toMatchObject({ status: 400 })
})

test('while the shift runs it is told, once it is over it is not', async () => {
  server.clock.set(`${MONDAY}T17:59:00+01:00`)
  await told({ kind: 'car', date: MONDAY, shift: 'day', drives: false })
  server.clock.set(`${MONDAY}T18:00:00+01:00`)
  expect(await tell()).toMatchObject({ status: 409, failure: { code: 'over' } })
})

test('the twenty-first of a day is refused with what to do; the next day is another one', async () => {
  for (let count = 0; count < 20; count += 1) await told({ ...late, minutes: 10 + count })
  expect(await tell()).toMatchObject({ status: 429, failure: { code: 'too_many' } })
  server.clock.advance(86_400_000)
  await told()
})

test('once the shift is another driver’s, nothing is told of it', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  expect(await tell()).toMatchObject({ failure: { code: 'not_yours' } })
})

test('folded records bring along what they told; of two that are open for one shift that of the record that stays counts', async () => {
  const staysId = answered(
    await server.call(
      addDriver,
      { fullName: 'Jan Lis', phone: '600100777' },
      { as: await server.asUser({ admin: true }) },
    ),
  ).id
  const { id } = await told()
  const [row] = await server.database.queries.select().from(driverReports)
  if (!row) throw new Error('Nothing was told.')
  const own = { ...row, id: randomUUID(), driverId: staysId }
  await server.database.queries
    .insert(driverReports)
    .values([own, { ...own, id: randomUUID(), kind: 'ill', minutes: null }])
  const as = await server.asUser({ admin: true })
  answered(await server.call(mergeDrivers, { staysId, foldedId: office.jan }, { as }))
  const rows = await server.database.queries.select().from(driverReports)
  expect(new Set(rows.map(({ driverId }) => driverId))).toEqual(new Set([staysId]))
  expect(rows.filter(({ withdrawnAt }) => withdrawnAt !== null).map((each) => each.id)).toEqual([id])
})

test('an erasure takes away what the driver told', async () => {
  await told({ kind: 'ill', date: MONDAY, shift: 'day' })
  server.clock.set('2026-03-24T11:00:00Z')
  answered(await server.call(eraseDriver, { id: office.jan }, { as: await server.asUser({ admin: true }) }))
  expect(await server.database.queries.select().from(driverReports)).toEqual([])
})

test('an accepted illness stays to be done until the seat is not the ill driver’s any more', async () => {
  const { id } = await told({ kind: 'ill', date: MONDAY, shift: 'day' })
  const [read] = await list()
  expect(read).toMatchObject({ stillSeated: false })
  answered(await takeUp(id, read?.sentAt ?? ''))
  expect(await list()).toMatchObject([{ id, stillSeated: true }])
  const own = { slot: 0, carId: office.cars[0] ?? null }
  await office.put(office.jan, [{ ...own, carId: null }])
  expect(await list()).toMatchObject([{ id, stillSeated: false }])
  // Whoever puts the driver back there has it to do again.
  await office.put(office.jan, [own])
  expect(await list()).toMatchObject([{ id, stillSeated: true }])
})

test('it stays however long ago it was accepted, until the shift is over; no other kind does', async () => {
  const ill = await told({ kind: 'ill', date: MONDAY, shift: 'day' })
  const other = await told()
  for (const { id, sentAt } of await list()) answered(await takeUp(id, sentAt))
  await office.leap('2026-03-16T16:00:00Z')
  const seated = async () => (await list()).filter((each) => each.stillSeated).map(({ id }) => id)
  expect(await seated()).toEqual([ill.id])
  expect((await list()).map(({ id }) => id)).toContain(other.id)
  await office.leap('2026-03-16T18:00:00Z')
  expect(await seated()).toEqual([])
})

test('who accepts it second is told who was quicker, and when', async () => {
  const { id } = await told({ kind: 'ill', date: MONDAY, shift: 'day' })
  const sentAt = (await list())[0]?.sentAt ?? ''
  expect(answered(await takeUp(id, sentAt))).toEqual({ status: 'ok', already: null })
  server.clock.set('2026-03-11T11:09:00Z')
  const anna = await server.asUser({ admin: false })
  const second = await server.call(takeUpReport, { id, sentAt }, { as: anna })
  expect(answered(second).already).toMatchObject({ at: expect.stringContaining('11:00') })
  expect(answered(second).already?.by).toBe((await list())[0]?.takenBy)
})

test('whoever decides about a shift hears who is ill, until that is taken back, and of nothing else', async () => {
  const { reportedIll } = await import('./public.ts')
  const ill = () => reportedIll(server.database.queries, [office.jan, office.ewa])
  await told()
  expect(await ill()).toEqual(new Map())
  const { id } = await told({ kind: 'ill', date: MONDAY, shift: 'day' })
  expect(await ill()).toEqual(new Map([[office.jan, [{ date: MONDAY, shift: 'day' }]]]))
  answered(await server.call(withdrawReport, { id }, { as: await as() }))
  expect(await ill()).toEqual(new Map())
})

const ill = { kind: 'ill', date: MONDAY, shift: 'day' } as const
const takeBack = async (id: string) => server.call(withdrawReport, { id }, { as: await as() })
const end = (id: string, as = office.admin()) => server.call(endIllness, { id }, { as })
const accepted = async () => {
  const { id } = await told(ill)
  answered(await takeUp(id, (await list())[0]?.sentAt ?? ''))
  return id
}

test('who was ill and drives after all says so after the office accepted it too; the office has it to read, once', async () => {
  const id = await accepted()
  const { version } = await office.week()
  expect(answered(await takeBack(id))).toEqual({ shift: 'yours' })
  expect(await home()).toEqual([])
  expect(await list()).toMatchObject([{ id, back: 'seated', stillSeated: false }])
  expect((await office.week()).version).toBe(version)
  expect(answered(await end(id)).already).toBeNull()
  expect(await list()).toMatchObject([{ id, back: null, backSeenBy: expect.stringMatching(/./) }])
  const anna = await server.asUser({ admin: false })
  expect(answered(await end(id, anna)).already).toMatchObject({ by: (await list())[0]?.backSeenBy })
})

test('a seat that the office has freed meanwhile is not the driver’s again: both read that', async () => {
  const id = await accepted()
  await office.put(office.jan, [{ slot: 0, carId: null }])
  expect(answered(await takeBack(id))).toEqual({ shift: 'gone' })
  expect(await list()).toMatchObject([{ id, back: 'freed' }])
  // Said twice it is the same.
  expect(answered(await takeBack(id))).toEqual({ shift: 'gone' })
})

test('where the office freed the seat without taking the report up, it has to read that it was taken back', async () => {
  const { id } = await told(ill)
  await office.put(office.jan, [{ slot: 0, carId: null }])
  expect(answered(await takeBack(id))).toEqual({ shift: 'gone' })
  expect(await list()).toMatchObject([{ id, back: 'freed', takenAt: null }])
})

test('taken back before anybody at the office acted, there is nothing to be done', async () => {
  const { id } = await told(ill)
  expect(answered(await takeBack(id))).toEqual({ shift: 'yours' })
  expect(await list()).toMatchObject([{ id, back: null, withdrawnAt: expect.any(String) }])
})

test('once the shift is over an accepted illness is not taken back, and one that was is not to be read any more', async () => {
  const id = await accepted()
  const other = await accepted()
  answered(await takeBack(id))
  await office.leap('2026-03-16T18:00:00Z')
  expect((await list()).map(({ back }) => back)).toEqual([null, null])
  expect(await takeBack(other)).toMatchObject({ status: 409, failure: { code: 'taken_up' } })
})

test('the office itself says that who was ill drives: the shift waits for nobody any more', async () => {
  const id = await accepted()
  expect(await list()).toMatchObject([{ id, stillSeated: true }])
  expect(answered(await end(id)).already).toBeNull()
  expect(await list()).toMatchObject([{ id, stillSeated: false, back: null }])
  expect(await home()).toEqual([])
  const { id: other } = await told()
  expect(await end(other)).toMatchObject({ status: 404 })
})

test.each([
  ['08:00', 'late', 20, 'promise_gone'],
  ['08:00', 'late', 120, undefined],
  ['09:59', 'late', 300, undefined],
  ['10:00', 'late', 300, 'not_late'],
  ['14:00', 'ill', undefined, undefined],
] as const)('at %s of a day shift that %s is told with %s minutes: %s', async (time, kind, minutes, code) => {
  await office.leap(`2026-03-16T${time}:00+01:00`)
  const sent = await tell({ kind, date: MONDAY, shift: 'day', ...(minutes ? { minutes } : {}) })
  expect(sent.ok ? undefined : sent.failure.code).toBe(code)
  expect(await list()).toHaveLength(code ? 0 : 1)
})

test('while a shift runs the driver’s home has tonight’s and tomorrow’s beside it, to be told of', async () => {
  const car = office.cars[0] ?? null
  await office.put(office.jan, [
    { slot: MONDAY_DAY, carId: car },
    { slot: TUESDAY_NIGHT, carId: car },
    { slot: TUESDAY_NIGHT + 2, carId: car },
  ])
  server.clock.set('2026-03-16T14:00:00+01:00')
  await told({ kind: 'ill', date: '2026-03-17', shift: 'night' })
  server.clock.advance(300)
  const { next } = answered(await server.call(getOwnHome, {}, { as: await as() }))
  expect(next).toMatchObject({
    ...{ stateDay: '16.3.2026', reports: [] },
    also: [{ stateDay: '17.3.2026', shift: 'Noc', reg: 'W01', reports: [{ kind: 'ill' }] }],
  })
})
