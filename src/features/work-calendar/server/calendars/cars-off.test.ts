import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { addRental } from '#features/fleet/rentals/contract.ts'
import { addService } from '#features/fleet/services/contract.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { getCurrentCalendar, getCurrentSoloCalendar } from '../../contract.ts'

/** The clock stands on Wednesday of week 11, at noon. */
const NEXT = { year: 2026, week: 12 }
const MONDAY = { dayStart: '2026-03-16', shiftStart: 'Dzień', dayEnd: '2026-03-16', shiftEnd: 'Noc' } as const

let server: TestServer
let office: TestCaller
let cars: string[]
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 4)
})
afterAll(() => server.close())

const rent = async (carId: string, notOnStation: boolean) =>
  answered(
    await server.call(
      addRental,
      {
        first_name: 'Piotr',
        last_name: 'Najemca',
        carId,
        weekly_price: 900,
        mileage_start: 1,
        start_date: '2026-03-16',
        start_time: '18:00',
        notOnStation,
      },
      { as: office },
    ),
  )
const ground = async (carId: string, notOnStation: boolean) =>
  answered(
    await server.call(
      addGrounding,
      { carId, ...MONDAY, groundedReason: 'Stłuczka Kowalskiego', notOnStation },
      { as: office },
    ),
  )
const week = async () => {
  server.clock.advance(300)
  return answered(await server.call(getCurrentCalendar, NEXT, { as: await server.asScope('fleet') }))
}

test('the fleet calendar shows what is grounded or rented without saying by whom or why', async () => {
  answered(await server.call(generateWeek, NEXT, { as: office }))
  await ground(cars[0] ?? '', false)
  await rent(cars[1] ?? '', false)
  const calendar = await week()
  expect(calendar.nights[0]?.cars).toMatchObject([
    { reg: 'W01', grounded: true, isRented: false },
    { reg: 'W02', grounded: false, isRented: true },
    { reg: 'W03', grounded: false, isRented: false },
    { reg: 'W04', grounded: false, isRented: false },
  ])
  expect(JSON.stringify(calendar)).not.toMatch(/Najemca|Stłuczka/)
})

test('it shows no car that is not on the station, in those shifts alone', async () => {
  answered(await server.call(generateWeek, NEXT, { as: office }))
  await ground(cars[0] ?? '', true)
  await rent(cars[1] ?? '', true)
  const { days, nights } = await week()
  const regs = (slot: (typeof days)[number] | undefined) => slot?.cars.map(({ reg }) => reg)
  expect(regs(days[0])).toEqual(['W02', 'W03', 'W04'])
  expect(regs(nights[0])).toEqual(['W03', 'W04'])
  expect(regs(days[1])).toEqual(['W01', 'W03', 'W04'])
})

test('a planned service stands in the fleet calendar and in that of the driver who has the car', async () => {
  const id = await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day', 1: 'day' })
  answered(await server.call(generateWeek, NEXT, { as: office }))
  const visit = { carId: cars[0] ?? '', date: '2026-03-17', hour: '10:30', text: 'Opony' }
  answered(await server.call(addService, visit, { as: office }))
  const calendar = await week()
  expect([0, 1].map((day) => calendar.days[day]?.cars[0]?.service)).toEqual([null, '10:30'])
  const as = await server.asScope('driver', id)
  const own = answered(await server.call(getCurrentSoloCalendar, NEXT, { as }))
  expect(own.data.map(({ service }) => service)).toEqual([null, '10:30'])
})
