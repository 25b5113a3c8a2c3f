import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { eraseDriver, exportDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { setShowSchedule } from '#features/settings/contract.ts'
import {
  MONDAY_DAY,
  type MovingOffice,
  openOffice,
  TUESDAY_NIGHT,
  WEEK,
} from '#test/schedule/moving-office.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { pickFreeShifts } from '../../contract.ts'
import { listOwnChanges, readOwnChanges } from '../../contract-changes.ts'

let server: TestServer
let office: MovingOffice
let jan: TestCaller
let ewa: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  office = await openOffice(server)
  jan = await server.asScope('driver', office.jan)
  ewa = await server.asScope('driver', office.ewa)
})

const changes = async (as = jan) => answered(await server.call(listOwnChanges, {}, { as })).data
const seen = async (as = jan) => (await changes(as)).map(({ id, revision }) => ({ id, revision }))
const read = (wanted: { id: string; revision: string }[], as = jan) =>
  server.call(readOwnChanges, { changes: wanted }, { as })
const readAll = async (as = jan) => answered(await read(await seen(as), as))
const onBoard = async () => (await office.states()).map(({ driverId, readAt }) => ({ driverId, readAt }))
const monday = () => ({ slot: MONDAY_DAY, carId: office.cars[0] ?? null })

test('a driver whose week changed sees what changed and when; one whose week did not sees nothing', async () => {
  expect(await changes()).toEqual([])
  server.clock.set('2026-03-11T15:30:00Z')
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  expect(await changes()).toMatchObject([
    {
      kind: 'slot',
      old: { stateDay: '16.3.2026', dayName: 'Poniedziałek', shift: 'Dzień', reg: 'W01' },
      now: { stateDay: '17.3.2026', dayName: 'Wtorek', shift: 'Noc', reg: 'W02' },
      at: '2026-03-11T15:30:00.000Z',
      readAt: null,
    },
  ])
  expect(await changes(ewa)).toEqual([])
})

test('‘I have read it’ by the driver is shown to the planner, with the instant', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  expect(await onBoard()).toEqual([{ driverId: office.jan, readAt: null }])
  server.clock.set('2026-03-11T12:00:00Z')
  expect(await readAll()).toEqual({ read: 1 })
  expect(await onBoard()).toEqual([{ driverId: office.jan, readAt: '2026-03-11T12:00:00.000Z' }])
  expect(await changes()).toMatchObject([{ readAt: '2026-03-11T12:00:00.000Z' }])
})

test('ten taps are one; the first instant stays', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  const wanted = await seen()
  server.clock.set('2026-03-11T12:00:00Z')
  const taps = await Promise.all(Array.from({ length: 10 }, () => read(wanted)))
  expect(taps.map(answered)).toEqual(taps.map(() => ({ read: 1 })))
  server.clock.set('2026-03-11T13:00:00Z')
  answered(await read(wanted))
  expect(await onBoard()).toEqual([{ driverId: office.jan, readAt: '2026-03-11T12:00:00.000Z' }])
})

test('a new change after reading is unread again; also one that was read before the last', async () => {
  for (const car of [0, 1, 0]) {
    await office.move(office.jan, TUESDAY_NIGHT, car)
    expect(await onBoard()).toEqual([{ driverId: office.jan, readAt: null }])
    await readAll()
  }
  await office.move(office.ewa, TUESDAY_NIGHT, 1)
  expect((await onBoard()).find(({ driverId }) => driverId === office.jan)?.readAt).not.toBeNull()
})

test('what moved on while the driver was reading is not taken for read, and is said so', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  const wanted = await seen()
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  expect(await read(wanted)).toMatchObject({
    status: 409,
    failure: { msg: 'Grafik zmienił się w międzyczasie. Przeczytaj zmiany jeszcze raz.' },
  })
  expect(await onBoard()).toEqual([{ driverId: office.jan, readAt: null }])
})

test('a change that was read and then taken back is told in the calendar, and read in its turn', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await readAll()
  await office.move(office.jan, MONDAY_DAY)
  expect(await changes()).toMatchObject([
    {
      kind: 'returned',
      old: { stateDay: '17.3.2026', shift: 'Noc' },
      now: { stateDay: '16.3.2026', shift: 'Dzień', reg: 'W01' },
      readAt: null,
    },
  ])
  await readAll()
  expect(await changes()).toMatchObject([{ kind: 'returned', readAt: '2026-03-11T11:00:00.000Z' }])
})

test('a change that the driver merely saw, without a tap, and that is then taken back is told too', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  expect(await changes()).toHaveLength(1)
  expect(await onBoard()).toEqual([{ driverId: office.jan, readAt: null }])
  await office.move(office.jan, MONDAY_DAY)
  expect(await changes()).toMatchObject([{ kind: 'returned', now: { shift: 'Dzień' }, readAt: null }])
  expect(await office.tellAll()).toMatchObject({ sent: 1 })
})

test('one that nobody told and the driver never saw leaves nothing behind', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  expect(await changes(ewa)).toEqual([])
  await office.move(office.jan, MONDAY_DAY)
  expect(await changes()).toEqual([])
})

test('looking once more does not take back that it was read', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await readAll()
  await changes()
  expect((await onBoard())[0]?.readAt).toBe('2026-03-11T11:00:00.000Z')
})

test('nobody reads for somebody else: not another driver, not the office, not whoever holds the fleet’s PIN', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  const wanted = await seen()
  expect(await read(wanted, ewa)).toMatchObject({ status: 409 })
  expect(await read([{ id: randomUUID(), revision: 'x' }])).toMatchObject({ status: 409 })
  for (const caller of [office.admin(), await server.asScope('fleet'), undefined]) {
    const answer = await server.call(
      readOwnChanges,
      { changes: wanted },
      caller === undefined ? {} : { as: caller },
    )
    expect([401, 403]).toContain(answer.status)
  }
  expect(await onBoard()).toEqual([{ driverId: office.jan, readAt: null }])
})

test('one change of two that is not theirs: none is read', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await office.put(office.ewa, [])
  expect((await read([...(await seen()), ...(await seen(ewa))])).status).toBe(409)
  expect((await onBoard()).map(({ readAt }) => readAt)).toEqual([null, null])
})

test('while calendars are hidden there is nothing to see and nothing to read (D3)', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  const wanted = await seen()
  answered(await server.call(setShowSchedule, { showSchedule: false }, { as: office.admin() }))
  expect(await changes()).toEqual([])
  expect((await read(wanted)).status).toBe(409)
})

test('why somebody was removed is nowhere in what the driver reads (D22)', async () => {
  await office.put(office.jan, [])
  expect(Object.keys((await changes())[0] ?? {}).sort()).toEqual(
    ['at', 'by', 'id', 'kind', 'now', 'old', 'readAt', 'revision'].sort(),
  )
})

test('a driver who picks again what the office took away hears no news of it: it is said whose doing it was (D15)', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await readAll()
  await office.put(office.jan, [])
  expect(await changes()).toMatchObject([{ kind: 'removed', by: 'office', readAt: null }])
  const picker = { fullName: 'Jan Lis', phone: '600100200', email: 'kierowca@example.pl' }
  const addedDays = [{ date: '2026-03-16', shift: 'Dzień' as const }]
  answered(await server.call(pickFreeShifts, { ...picker, addedDays }, { as: jan }))
  expect(await changes()).toMatchObject([
    {
      kind: 'returned',
      by: 'driver',
      now: { stateDay: '16.3.2026', shift: 'Dzień', reg: 'W01' },
      readAt: '2026-03-11T11:00:00.000Z',
    },
  ])
  expect(await onBoard()).toEqual([{ driverId: office.jan, readAt: '2026-03-11T11:00:00.000Z' }])
})

test('what the office gave back stays news, also when the driver picks another shift', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await readAll()
  await office.move(office.jan, MONDAY_DAY)
  const picker = { fullName: 'Jan Lis', phone: '600100200', email: 'kierowca@example.pl' }
  const addedDays = [{ date: '2026-03-18', shift: 'Noc' as const }]
  answered(await server.call(pickFreeShifts, { ...picker, addedDays }, { as: jan }))
  expect(await changes()).toMatchObject([
    { kind: 'added', by: 'driver', readAt: '2026-03-11T11:00:00.000Z' },
    { kind: 'returned', by: 'office', readAt: null },
  ])
})

test('a shift that the office took stays news where the driver picks another one without having read it', async () => {
  await office.put(office.jan, [])
  const picker = { fullName: 'Jan Lis', phone: '600100200', email: 'kierowca@example.pl' }
  const addedDays = [{ date: '2026-03-18', shift: 'Noc' as const }]
  answered(await server.call(pickFreeShifts, { ...picker, addedDays }, { as: jan }))
  expect(await changes()).toMatchObject([{ kind: 'slot', old: { stateDay: '16.3.2026' }, readAt: null }])
})

test('a free shift that the driver picked is known to the driver already (D15)', async () => {
  const picker = { fullName: 'Jan Lis', phone: '600100200', email: 'kierowca@example.pl' }
  const addedDays = [{ date: '2026-03-17', shift: 'Noc' as const }]
  answered(await server.call(pickFreeShifts, { ...picker, addedDays }, { as: jan }))
  expect(await changes()).toMatchObject([{ kind: 'added', by: 'driver', now: { shift: 'Noc' } }])
  expect((await onBoard())[0]?.readAt).not.toBeNull()
})

test('reading stands in the audit log by ids only', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await readAll()
  const { data } = answered(await server.call(listAudit, {}, { as: office.admin() }))
  const [entry] = data.filter(({ attributes }) => attributes.action === 'POST /api/own-changes/read')
  expect(entry?.attributes).toMatchObject({
    actor: `driver:${office.jan}`,
    outcome: 'done',
    details: { changes: 1 },
  })
})

test('what was read comes along in a merge, stands in the export, and goes with the person (D28)', async () => {
  await office.put(office.jan, [monday(), { slot: TUESDAY_NIGHT, carId: office.cars[0] ?? null }])
  await readAll()
  const stays = await submit(server, WEEK, 'Jan Lis', '600100277', { 5: 'day' })
  answered(await server.call(mergeDrivers, { staysId: stays, foldedId: office.jan }, { as: office.admin() }))
  const before = answered(
    await server.call(exportDriver, { id: stays, format: 'json' }, { as: office.admin() }),
  )
  expect(String(before)).toContain('12/2026')
  jan = await server.asScope('driver', stays)
  expect(await changes()).toMatchObject([{ readAt: '2026-03-11T11:00:00.000Z' }])

  await office.put(stays, [])
  await office.leap('2026-03-30T11:00:00Z')
  answered(await server.call(eraseDriver, { id: stays }, { as: office.admin() }))
  expect((await office.states()).map(({ readAt }) => readAt)).toEqual((await office.states()).map(() => null))
})
