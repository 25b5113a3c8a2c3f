import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { addService } from '#features/fleet/services/contract.ts'
import { deleteVehicle, editVehicle } from '#features/fleet/vehicles/contract.ts'
import { setShowSchedule } from '#features/settings/contract.ts'
import {
  MONDAY_DAY,
  type MovingOffice,
  openOffice,
  TUESDAY_DAY,
  TUESDAY_NIGHT,
} from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getOwnHome } from '../../contract-home.ts'

const MONDAY_NIGHT = 1
const SUNDAY_NIGHT = 13

let server: TestServer
let office: MovingOffice
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  office = await openOffice(server)
})
afterAll(() => server.close())

const home = async (driver = office.jan) => {
  // A look at a saved week serves its readers for 250 ms.
  server.clock.advance(300)
  return answered(await server.call(getOwnHome, {}, { as: await server.asScope('driver', driver) }))
}
/** @param instant in Polish winter time */
const at = (instant: string) => server.clock.set(`${instant}:00+01:00`)

test('the next shift names day, hours, car, colour and where the car stands', async () => {
  const as = office.admin()
  answered(
    await server.call(editVehicle, { id: office.cars[0] ?? '', parking: 'Garaż Wilanowska, −1' }, { as }),
  )
  expect((await home()).next).toEqual({
    stateDay: '16.3.2026',
    shift: 'Dzień',
    running: false,
    reg: 'W01',
    make: 'Toyota',
    model: 'Corolla',
    color: 'Biały',
    parking: 'Garaż Wilanowska, −1',
    carOff: false,
    service: null,
    visit: null,
    reports: [],
    partner: null,
    also: [],
  })
})

test('it runs until 18:00, and then the next one comes, or none', async () => {
  at('2026-03-16T05:59')
  expect((await home()).next).toMatchObject({ stateDay: '16.3.2026', running: false })
  at('2026-03-16T06:00')
  expect((await home()).next).toMatchObject({ stateDay: '16.3.2026', running: true })
  at('2026-03-16T18:00')
  expect((await home()).next).toBeNull()
})

test('the night of a Sunday is still the answer early on Monday, though its week is over', async () => {
  await office.put(office.jan, [{ slot: SUNDAY_NIGHT, carId: office.cars[0] ?? null }])
  at('2026-03-23T03:00')
  expect((await home()).next).toMatchObject({ stateDay: '22.3.2026', shift: 'Noc', running: true })
  at('2026-03-23T06:00')
  expect((await home()).next).toBeNull()
})

test('the partner is who has the same car in the other shift of the date, and nobody else', async () => {
  const [first = '', second = ''] = office.cars
  await office.put(office.ewa, [{ slot: MONDAY_NIGHT, carId: first }])
  expect((await home()).next?.partner).toBe('Ewa Żak')
  expect((await home(office.ewa)).next?.partner).toBe('Jan Lis')
  await office.put(office.ewa, [{ slot: MONDAY_NIGHT, carId: second }])
  expect((await home()).next?.partner).toBeNull()
  await office.put(office.ewa, [{ slot: TUESDAY_NIGHT, carId: first }])
  expect((await home()).next?.partner).toBeNull()
})

const ground = async (carId: string, notOnStation: boolean, shift: 'Dzień' | 'Noc') =>
  answered(
    await server.call(
      addGrounding,
      {
        carId,
        dayStart: '2026-03-16',
        shiftStart: shift,
        dayEnd: '2026-03-16',
        shiftEnd: shift,
        groundedReason: 'Stłuczka',
        notOnStation,
      },
      { as: office.admin() },
    ),
  )

test('a partner whom the fleet calendar hides with the car is named here neither', async () => {
  const [first = ''] = office.cars
  await office.put(office.ewa, [{ slot: MONDAY_NIGHT, carId: first }])
  await ground(first, true, 'Noc')
  expect((await home()).next?.partner).toBeNull()
})

test('a car that was deleted meanwhile is driven all the same (D26), and nothing more is known of it', async () => {
  const [first = ''] = office.cars
  answered(await server.call(deleteVehicle, { id: first }, { as: office.admin() }))
  expect((await home()).next).toMatchObject({ reg: 'W01', carOff: false, parking: '', color: '' })
})

test('a service of the car during the shift is told with its hour', async () => {
  const service = { carId: office.cars[0] ?? '', date: '2026-03-16', text: 'Olej' }
  answered(await server.call(addService, { ...service, hour: '13:30' }, { as: office.admin() }))
  expect((await home()).next?.service).toBe('13:30')
})

test('the weeks are the one before, the current and the next; changes stand beside them', async () => {
  await office.move(office.jan, TUESDAY_DAY, 1)
  const { weeks, changes, fullName, today } = await home()
  expect([fullName, today]).toEqual(['Jan Lis', '2026-03-11'])
  expect(weeks.map(({ week, ready, data }) => [week, ready, data.map(({ reg }) => reg)])).toEqual([
    [10, false, []],
    [11, false, []],
    [12, true, ['W02']],
  ])
  expect(changes.map(({ kind }) => kind)).toEqual(['slot'])
})

test('while calendars are hidden nothing is told, the next shift neither', async () => {
  answered(await server.call(setShowSchedule, { showSchedule: false }, { as: office.admin() }))
  const { next, weeks, changes } = await home()
  expect([next, weeks.some(({ ready }) => ready), changes]).toEqual([null, false, []])
})

test('without an own session nothing is answered, with the fleet’s neither', async () => {
  expect(await server.call(getOwnHome, {})).toMatchObject({ ok: false, status: 401 })
  const as = await server.asScope('fleet')
  expect(await server.call(getOwnHome, {}, { as })).toMatchObject({ ok: false, status: 401 })
})

test('who drives on Monday and who drives on Tuesday are each told their own', async () => {
  await office.put(office.jan, [{ slot: MONDAY_DAY, carId: office.cars[0] ?? null }])
  expect((await home(office.jan)).next?.stateDay).toBe('16.3.2026')
  expect((await home(office.ewa)).next?.stateDay).toBe('17.3.2026')
})

test('what was asked for stands there as soon as it is sent, and after generation with what became of it', async () => {
  const [week] = (await home()).asked
  expect(week).toMatchObject({ year: 2026, week: 12, generated: true })
  expect(week?.wishes).toEqual([
    { stateDay: '16.3.2026', dayName: 'Poniedziałek', shift: 'Dzień', got: { kind: 'car', reg: 'W01' } },
  ])
  await office.put(office.jan, [{ slot: MONDAY_DAY, carId: null }])
  expect((await home()).asked[0]?.wishes[0]?.got).toEqual({ kind: 'reserve', place: 1, of: 1 })
  await office.put(office.jan, [])
  expect((await home()).asked[0]?.wishes[0]?.got).toEqual({ kind: 'nothing' })
  answered(await server.call(setShowSchedule, { showSchedule: false }, { as: office.admin() }))
  expect((await home()).asked[0]).toMatchObject({ generated: false, wishes: [{ got: { kind: 'accepted' } }] })
})
