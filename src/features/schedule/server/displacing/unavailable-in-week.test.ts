import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { addRental } from '#features/fleet/rentals/contract.ts'
import { addService } from '#features/fleet/services/contract.ts'
import { vehicles } from '#features/fleet/vehicles/server/tables.ts'
import { savePaper } from '#features/papers/contract.ts'
import { carInSlot, placesOnBoard, readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getBaseCalendar, getGeneratedWeek, updateWeek } from '../../contract.ts'
import { inactiveDriverText } from '../../texts.ts'

/** The clock stands on Wednesday of week 11, at noon: Wednesday's day has begun, its night has not. */
const THIS = { year: 2026, week: 11 }
const NEXT = { year: 2026, week: 12 }
const DRIVING_LICENCE = 'bf565e17-8a9c-4545-a075-31cb6ab4efc3'

let server: TestServer
let office: TestCaller
let cars: string[]
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 2)
})
afterAll(() => server.close())

const base = async () => answered(await server.call(getBaseCalendar, NEXT, { as: office })).calendar
const generate = async (week = NEXT, places?: { driverId: string; slot: number; carId: string | null }[]) =>
  answered(await server.call(generateWeek, { ...week, ...(places ? { places } : {}) }, { as: office }))
const saved = async (week = NEXT) => {
  server.clock.advance(300)
  const found = answered(await server.call(getGeneratedWeek, week, { as: office }))
  if (!found) throw new Error('The week is not generated.')
  return found
}
type Place = ReturnType<typeof placesOnBoard>[number]
/** Saves the week as it is with its places changed. */
const change = async (edit: (places: Place[]) => Place[], week = NEXT) => {
  const calendar = await saved(week)
  const { id, version } = calendar
  return server.call(updateWeek, { id, version, places: edit(placesOnBoard(calendar)) }, { as: office })
}
const refused = (...msgs: string[]) => ({
  status: 422,
  failure: { code: 'breaks_rules', details: { breaches: msgs.map((msg) => ({ msg })) } },
})
const ground = async (carId: string, dayStart: string, dayEnd: string, groundedReason = '') =>
  answered(
    await server.call(
      addGrounding,
      { carId, dayStart, shiftStart: 'Dzień', dayEnd, shiftEnd: 'Noc', groundedReason },
      { as: office },
    ),
  )
const rent = async (rented_car: string, start_date: string) =>
  answered(
    await server.call(
      addRental,
      {
        first_name: 'Piotr',
        last_name: 'Najemca',
        rented_car,
        weekly_price: 900,
        mileage_start: 1,
        start_date,
        start_time: '18:00',
      },
      { as: office },
    ),
  )
const expire = async (driverId: string, expiresOn: string) =>
  answered(
    await server.call(savePaper, { kindId: DRIVING_LICENCE, subjectId: driverId, expiresOn }, { as: office }),
  )
const switchOff = (driverId: string) =>
  server.database.queries.update(drivers).set({ active: false }).where(eq(drivers.id, driverId))
const insuredUntil = (carId: string, insEnd: string) =>
  server.database.queries.update(vehicles).set({ insEnd }).where(eq(vehicles.id, carId))

describe('the base calendar', () => {
  test('gives grounded and rented cars to nobody, and shows why', async () => {
    await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'night', 4: 'day' })
    await ground(cars[0] ?? '', '2026-03-16', '2026-03-18', 'stłuczka')
    await rent('W02', '2026-03-16')
    const calendar = await base()
    expect(readableSlot(calendar, 1)).toEqual(['rezerwa Jan Lis'])
    expect(readableSlot(calendar, 8)).toEqual(['W01 Jan Lis'])
    expect(carInSlot(calendar, 1, 'W01')).toMatchObject({
      grounded: true,
      groundedReason: 'stłuczka',
      isRented: false,
    })
    expect(carInSlot(calendar, 1, 'W02')).toMatchObject({
      grounded: false,
      isRented: true,
      renter: 'Piotr Najemca',
    })
    // The rental begins at 18:00, so the day is still the fleet's.
    expect(carInSlot(calendar, 0, 'W02')).toMatchObject({ isRented: false, renter: '' })
  })

  test('a car both rented and grounded is told as rented', async () => {
    await rent('W02', '2026-03-16')
    await ground(cars[1] ?? '', '2026-03-16', '2026-03-18')
    expect(carInSlot(await base(), 1, 'W02')).toMatchObject({ isRented: true, grounded: false })
    expect(carInSlot(await base(), 0, 'W02')).toMatchObject({ isRented: false, grounded: true })
  })

  test('gives no car without insurance from the night of its last day on', async () => {
    await insuredUntil(cars[0] ?? '', '2026-03-16')
    await insuredUntil(cars[1] ?? '', '2026-03-10')
    await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day', 1: 'night' })
    const calendar = await base()
    expect(readableSlot(calendar, 0)).toEqual(['W01 Jan Lis'])
    expect(readableSlot(calendar, 3)).toEqual(['rezerwa Jan Lis'])
    expect(carInSlot(calendar, 1, 'W01')).toMatchObject({ papers: 'Ubezpieczenie OC', grounded: false })
    expect(carInSlot(calendar, 0, 'W01')).toMatchObject({ papers: '' })
  })

  test('seats nobody who is switched off or has no valid paper, and tells them why', async () => {
    const off = await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day' })
    const without = await submit(server, NEXT, 'Ewa Żak', '600100202', { 0: 'day' })
    await submit(server, NEXT, 'Ola Ćma', '600100203', { 0: 'day-reserve' })
    await switchOff(off)
    await expire(without, '2026-03-15')
    const calendar = await base()
    expect(readableSlot(calendar, 0)).toEqual(['W01 Ola Ćma', 'rezerwa Jan Lis', 'rezerwa Ewa Żak'])
    expect(calendar.days[0]?.reserve.map(({ reason }) => reason)).toEqual([
      'Dzień pn: jesteś na liście jako nieaktywny kierowca. Jesteś 1. w rezerwie.',
      'Dzień pn: nie masz wtedy ważnych dokumentów (Prawo jazdy). Jesteś 2. w rezerwie.',
    ])
    expect(calendar.driversOff).toEqual([
      { driverId: off, from: 0, to: 13, kind: 'inactive', reason: '' },
      { driverId: without, from: 0, to: 13, kind: 'papers', reason: 'Prawo jazdy' },
    ])
  })
})

describe('services', () => {
  const plan = async (date: string, hour: string) =>
    answered(
      await server.call(
        addService,
        { carId: cars[0] ?? '', date, hour, text: 'Wymiana oleju' },
        { as: office },
      ),
    )
  test('stand in the shift of their hour, the earliest of several', async () => {
    await plan('2026-03-17', '12:30')
    await plan('2026-03-17', '09:00:00')
    await plan('2026-03-17', '18:00')
    await generate()
    const week = await saved()
    const told = Array.from({ length: 14 }, (_, slot) => carInSlot(week, slot, 'W01')?.service)
    expect(told).toEqual([null, null, '09:00', '18:00', ...Array(10).fill(null)])
    expect(carInSlot(week, 2, 'W02')?.service).toBeNull()
    expect(carInSlot(await base(), 2, 'W01')?.service).toBe('09:00')
  })
  test('older than 14 days are ignored', async () => {
    await plan('2026-03-17', '09:00')
    await generate(NEXT, [])
    server.clock.set('2026-03-31T12:00:00Z')
    office = await server.asUser()
    expect(carInSlot(await saved(), 2, 'W01')?.service).toBe('09:00')
    server.clock.set('2026-04-01T12:00:00Z')
    office = await server.asUser()
    expect(carInSlot(await saved(), 2, 'W01')?.service).toBeNull()
  })
})

describe('saving a week', () => {
  const [jan, ewa] = ['600100201', '600100202']
  test('a grounded car takes nobody, and who drove in a slot that has begun stays in it', async () => {
    const driverId = await submit(server, NEXT, 'Jan Lis', jan, { 0: 'day' })
    const [first = '', second = ''] = cars
    await generate(THIS, [
      { driverId, slot: 4, carId: first },
      { driverId, slot: 6, carId: first },
    ])
    await ground(first, '2026-03-09', '2026-03-15')
    expect(await change((places) => places, THIS)).toMatchObject({ ok: true })
    expect(readableSlot(await saved(THIS), 4)).toEqual(['W01 Jan Lis'])
    const back = (places: Place[]) => places.map((place) => ({ ...place, carId: first }))
    expect(await change(back, THIS)).toMatchObject(refused('Auto jest na tej zmianie niedostępne.'))
    const onto = (places: Place[]) => [
      ...places.filter(({ slot }) => slot !== 4),
      { driverId, slot: 5, carId: second, onCall: false },
    ]
    expect(await change(onto, THIS)).toMatchObject({ ok: true })
  })

  test('a driver whose paper runs out keeps the seat, with a warning, and gets no new one', async () => {
    const driverId = await submit(server, NEXT, 'Jan Lis', jan, { 0: 'day' })
    await generate()
    await expire(driverId, '2026-03-15')
    const kept = await change((places) => places)
    expect(answered(kept).warnings).toEqual([
      { slot: 0, driverId, msg: 'Kierowca nie ma wtedy ważnych dokumentów: Prawo jazdy.' },
    ])
    const moved = (places: Place[]) => places.map((place) => ({ ...place, slot: 2 }))
    expect(await change(moved)).toMatchObject(
      refused('Kierowca nie ma wtedy ważnych dokumentów: Prawo jazdy.'),
    )
    const otherCar = (places: Place[]) => places.map((place) => ({ ...place, carId: cars[1] ?? '' }))
    expect(await change(otherCar)).toMatchObject({ ok: true })
  })

  test('a car whose insurance runs out keeps its driver, with a warning, and takes no other', async () => {
    const driverId = await submit(server, NEXT, 'Jan Lis', jan, { 0: 'day' })
    const other = await submit(server, NEXT, 'Ewa Żak', ewa, { 1: 'on-call' })
    await generate()
    await insuredUntil(cars[0] ?? '', '2026-03-15')
    expect(answered(await change((places) => places)).warnings).toEqual([
      { slot: 0, driverId, msg: 'Auto nie ma wtedy ważnych dokumentów: Ubezpieczenie OC.' },
    ])
    const swapped = (places: Place[]) =>
      places.map((place) => (place.driverId === driverId ? { ...place, driverId: other } : place))
    expect(await change(swapped)).toMatchObject(refused('Auto jest na tej zmianie niedostępne.'))
  })

  test('a driver who is switched off keeps the seat, with a warning, and gets no new one (D47)', async () => {
    const driverId = await submit(server, NEXT, 'Jan Lis', jan, { 0: 'day' })
    await generate()
    await switchOff(driverId)
    expect(answered(await change((places) => places)).warnings).toEqual([
      { slot: 0, driverId, msg: 'Kierowca jest na liście jako nieaktywny.' },
    ])
    const moved = (places: Place[]) => places.map((place) => ({ ...place, slot: 2 }))
    expect(await change(moved)).toMatchObject(refused(inactiveDriverText('Jan Lis')))
  })
})

test('a look at a saved week sees what is taken off within 250 ms', async () => {
  await generate()
  expect(carInSlot(await saved(), 0, 'W01')?.grounded).toBe(false)
  await ground(cars[0] ?? '', '2026-03-16', '2026-03-16')
  expect(carInSlot(await saved(), 0, 'W01')?.grounded).toBe(true)
})
