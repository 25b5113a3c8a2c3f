import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSubmissionDetails, getWeekCapacity, submitAvailability } from '#features/availability/contract.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { setDefaultLimit } from '#features/settings/contract.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { listFreeShifts, pickFreeShifts } from '../../contract.ts'

/** The clock stands on Wednesday of week 11, at noon; availability is for week 12. */
const WEEK = { year: 2026, week: 12 }
const THIS_WEEK = { year: 2026, week: 11 }

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
  answered(await server.call(setDefaultLimit, { defaultLimit: 2 }, { as: office }))
})

type Spot = { driverId: string; slot: number; carId: string | null }
const generate = async (places: Spot[], week = WEEK) =>
  answered(await server.call(generateWeek, { ...week, places }, { as: office }))
const board = async () => {
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  return week
}
const put = async (change: (places: ReturnType<typeof placesOnBoard>) => unknown[]) => {
  const now = await board()
  const places = change(placesOnBoard(now)) as never[]
  answered(await server.call(updateWeek, { id: now.id, version: now.version, places }, { as: office }))
}
const pick = async (driverId: string, phone: string, ...days: [string, 'Dzień' | 'Noc'][]) =>
  server.call(
    pickFreeShifts,
    {
      fullName: 'Jan Lis',
      phone,
      email: 'jan@example.pl',
      addedDays: days.map(([date, shift]) => ({ date, shift })),
    },
    { as: await server.asScope('driver', driverId) },
  )
const JAN = '600100201'

describe('once a week is generated its places count, not what was chosen for it', () => {
  test('a driver on the reserve picks another shift of the same date', async () => {
    const [car = ''] = await addCars(server.database.queries, 1)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    const ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day' })
    await generate([
      { driverId: ewa, slot: 0, carId: car },
      { driverId: jan, slot: 0, carId: null },
    ])
    expect(answered(await pick(jan, JAN, ['2026-03-16', 'Noc'])).booked).toMatchObject([{ reg: 'W01' }])
  })

  test('a driver who was taken off a shift picks the very same shift again, and it is counted once', async () => {
    const [car = ''] = await addCars(server.database.queries, 1)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    await generate([{ driverId: jan, slot: 0, carId: car }])
    await put(() => [])
    expect(answered(await pick(jan, JAN, ['2026-03-16', 'Dzień'])).booked).toMatchObject([{ reg: 'W01' }])
    const { schedules } = answered(await server.call(getSubmissionDetails, WEEK, { as: office }))
    expect(schedules[0]?.attributes.selectedDays).toHaveLength(1)
  })

  test('a chosen night that came to nothing forbids no day after it, nor a day chosen in vain the night before', async () => {
    await addCars(server.database.queries, 2)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'night', 4: 'day' })
    await generate([{ driverId: jan, slot: 1, carId: null }])
    answered(await pick(jan, JAN, ['2026-03-17', 'Dzień'], ['2026-03-19', 'Noc']))
  })

  test('a night that the office gave, and nobody chose, forbids the day after it', async () => {
    const [car = ''] = await addCars(server.database.queries, 2)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, {})
    await generate([{ driverId: jan, slot: 1, carId: car }])
    expect(await pick(jan, JAN, ['2026-03-17', 'Dzień'])).toMatchObject({
      status: 422,
      failure: {
        msg: 'Niestety, nie możesz wybrać zmiany dziennej - jeżeli dzień wcześniej wybrałeś zmianę nocną. Dzień, 17.3.2026: dzień wcześniej masz zmianę Noc, 16.3.2026.',
      },
    })
  })

  test('a place that a choice took, and no driver has, is free', async () => {
    await addCars(server.database.queries, 3)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, {})
    await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day' })
    await submit(server, WEEK, 'Ola Ćma', '600100203', { 0: 'day' })
    await generate([])
    const free = answered(await server.call(listFreeShifts, {}, { as: office })).data
    expect(free.find(({ date }) => date === '2026-03-16')).toMatchObject({ shift: 'Dzień', free: 2 })
    answered(await pick(jan, JAN, ['2026-03-16', 'Dzień']))
  })

  test('as many drive as the limit lets, whatever was chosen', async () => {
    const cars = await addCars(server.database.queries, 4)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, {})
    const ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', {})
    const ola = await submit(server, WEEK, 'Ola Ćma', '600100203', {})
    await generate([
      { driverId: ewa, slot: 0, carId: cars[0] ?? '' },
      { driverId: ola, slot: 0, carId: cars[1] ?? '' },
    ])
    const free = answered(await server.call(listFreeShifts, {}, { as: office })).data
    expect(free.some(({ date, shift }) => date === '2026-03-16' && shift === 'Dzień')).toBe(false)
    expect(await pick(jan, JAN, ['2026-03-16', 'Dzień'])).toMatchObject({ failure: { code: 'gone' } })
  })

  test('the form of that week shows who drives as taken, and the free cars as what is to be had', async () => {
    const [car = ''] = await addCars(server.database.queries, 2)
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day', 1: 'night' })
    await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day' })
    const monday = async () => answered(await server.call(getWeekCapacity, WEEK)).data[0]
    expect(await monday()).toMatchObject({ dayShifts: 2, dayLimit: 2, nightShift: 0, toChoose: 2 })
    await generate([{ driverId: jan, slot: 0, carId: car }])
    server.clock.advance(300)
    expect(await monday()).toMatchObject({ dayShifts: 1, dayLimit: 2, nightShift: 0, toChoose: 3 })
  })
})

describe('over the week’s edge each week counts by its own state', () => {
  const SUNDAY = '2026-03-15'
  const MONDAY = '2026-03-16'
  const sendThisWeek = async (option: 'day' | 'night', day: number) => {
    server.clock.set('2026-03-04T11:00:00Z')
    const id = await submit(server, THIS_WEEK, 'Jan Lis', JAN, { [day]: option })
    server.clock.set('2026-03-11T11:00:00Z')
    office = await server.asUser({ admin: true })
    return id
  }

  test('a Sunday night that was only chosen, of a generated week, forbids no Monday day: neither a pick nor the form', async () => {
    await addCars(server.database.queries, 2)
    const jan = await sendThisWeek('night', 6)
    expect(await pick(jan, JAN, [MONDAY, 'Dzień'])).toMatchObject({ failure: { code: 'day_after_night' } })
    await generate([{ driverId: jan, slot: 13, carId: null }], THIS_WEEK)
    answered(await pick(jan, JAN, [MONDAY, 'Dzień']))
    const form = { fullName: 'Jan Lis', phone: JAN, email: 'jan@example.pl', year: 2026, weekNum: 12 }
    const day = { shiftOption: 'Dzień' as const, day: 16, month: 3, year: 2026 }
    answered(
      await server.call(submitAvailability, { ...form, selectedDays: [day], empty: false, reason: null }),
    )
  })

  test('a Sunday night that is driven forbids it, and a Monday day chosen for a week to come forbids the Sunday night', async () => {
    const [car = ''] = await addCars(server.database.queries, 2)
    const jan = await sendThisWeek('day', 0)
    await generate([{ driverId: jan, slot: 13, carId: car }], THIS_WEEK)
    expect(await pick(jan, JAN, [MONDAY, 'Dzień'])).toMatchObject({ failure: { code: 'day_after_night' } })
    const ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day-reserve' })
    expect(await pick(ewa, '600100202', [SUNDAY, 'Noc'])).toMatchObject({
      failure: {
        code: 'day_after_night',
        msg: 'Niestety, nie możesz wybrać zmiany nocnej - jeżeli następnego dnia masz zmianę dzienną. Noc, 15.3.2026: następnego dnia masz zmianę Dzień rezerwa, 16.3.2026.',
      },
    })
  })
})
