import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addGrounding, removeGrounding } from '#features/fleet/groundings/contract.ts'
import { rentals } from '#features/fleet/unavailability/server/tables.ts'
import { vehicles } from '#features/fleet/vehicles/server/tables.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import type { Week } from '#kernel/week.ts'
import { readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek } from '../../contract.ts'
import { previewUnavailable } from '../../contract-displaced.ts'
import { scheduleJobs } from '../jobs.ts'

/** The clock stands on Wednesday of week 11, at noon. */
const THIS = { year: 2026, week: 11 }
const NEXT = { year: 2026, week: 12 }

let server: TestServer
let office: TestCaller
let cars: string[]
beforeAll(async () => {
  server = await startTestServer()
})
/** Logged in anew: no session lasts that long. */
const standAt = async (instant: string) => {
  server.clock.set(instant)
  office = await server.asUser({ admin: true })
}
beforeEach(async () => {
  await server.reset()
  await standAt('2026-03-11T11:00:00Z')
  cars = await addCars(server.database.queries, 2)
})
afterAll(() => server.close())

/** The car stands from Monday's day of week 12 to Tuesday's night unless told. */
const SPAN = {
  dayStart: '2026-03-16',
  shiftStart: 'Dzień',
  dayEnd: '2026-03-17',
  shiftEnd: 'Noc',
} as const
type Span = Omit<typeof SPAN, 'dayStart' | 'dayEnd'> & { dayStart: string; dayEnd: string }
const ground = (carId: string, rest: { groundedReason?: string; seen?: string } & Partial<Span> = {}) =>
  server.call(addGrounding, { carId, ...SPAN, ...rest }, { as: office })
const preview = async (carId: string, rest: { replaces?: string } & Partial<Span> = {}) =>
  answered(
    await server.call(previewUnavailable, { carId, kind: 'grounding', ...SPAN, ...rest }, { as: office }),
  )
const generate = async (
  week: Week,
  places?: { driverId: string; slot: number; carId: string | null }[],
): Promise<void> => {
  answered(await server.call(generateWeek, { ...week, ...(places ? { places } : {}) }, { as: office }))
}
const saved = async (week: Week) => {
  server.clock.advance(300)
  const found = answered(await server.call(getGeneratedWeek, week, { as: office }))
  if (!found) throw new Error('The week is not generated.')
  return found
}
/** An open rental from the morning of a date. */
const rentOpen = (carId: string, startDate: string) =>
  server.database.queries.insert(rentals).values({
    id: randomUUID(),
    carId,
    reg: 'W01',
    firstName: 'Piotr',
    lastName: 'Najemca',
    phoneNumber: '',
    kind: 'rental',
    weeklyPrice: 100_000 as Grosze,
    mileageStart: 1,
    mileageEnd: null,
    startDate: startDate as CalendarDate,
    startTime: '08:00',
    endDate: null,
    endTime: null,
    notOnStation: false,
    createdAt: '2026-03-11T11:00:00Z',
    createdBy: '',
  })

describe('a grounding of a car that is driven in a generated week', () => {
  test('moves the driver to a free car, as a logged change and a new version', async () => {
    await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day', 2: 'day' })
    await generate(NEXT)
    const author = await server.asUser()
    const { moved } = answered(
      await server.call(addGrounding, { carId: cars[0] ?? '', ...SPAN }, { as: author }),
    )
    expect(moved).toBe(1)
    const week = await saved(NEXT)
    expect(readableSlot(week, 0)).toEqual(['W02 Jan Lis'])
    expect(readableSlot(week, 4)).toEqual(['W01 Jan Lis'])
    expect(week).toMatchObject({ version: 2, savedBy: 'Anna Próbna' })
    expect(week.history).toMatchObject([{ fullName: 'Jan Lis', kind: 'car', oldReg: 'W01', newReg: 'W02' }])
  })

  test('without a free car it is the top of the reserve, with the reason', async () => {
    await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day' })
    await submit(server, NEXT, 'Ewa Żak', '600100202', { 0: 'day' })
    await submit(server, NEXT, 'Ola Ćma', '600100203', { 0: 'day' })
    await generate(NEXT)
    answered(await ground(cars[0] ?? '', { groundedReason: 'przegląd' }))
    const week = await saved(NEXT)
    expect(readableSlot(week, 0)).toEqual(['W02 Ewa Żak', 'rezerwa Jan Lis', 'rezerwa Ola Ćma'])
    expect(week.days[0]?.reserve[0]).toMatchObject({
      reason: 'Auto W01 jest uziemione: przegląd.',
      shift: 'Dzień rezerwa',
      type: 'regular',
    })
    expect(week.days[0]?.reserve[1]?.reason).toMatch(/ Jesteś 2\. w rezerwie\.$/)
    expect(week.history).toMatchObject([{ kind: 'slot', oldReg: 'W01', newReg: '', shift: 'Dzień rezerwa' }])
  })

  test('leaves slots that have begun as they are', async () => {
    const driverId = await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day' })
    const [first = ''] = cars
    await generate(
      THIS,
      Array.from({ length: 14 }, (_, slot) => ({ driverId, slot, carId: first })),
    )
    answered(await ground(first, { dayStart: '2026-03-09', dayEnd: '2026-03-15' }))
    const week = await saved(THIS)
    const where = Array.from({ length: 14 }, (_, slot) => readableSlot(week, slot)[0]?.slice(0, 3))
    expect(where).toEqual([...Array(5).fill('W01'), ...Array(9).fill('W02')])
  })

  test('that concerns nobody makes no new version', async () => {
    await submit(server, NEXT, 'Jan Lis', '600100201', { 3: 'day' })
    await generate(NEXT)
    expect(answered(await ground(cars[0] ?? '')).moved).toBe(0)
    expect((await saved(NEXT)).version).toBe(1)
  })

  test('taken back leaves drivers where they are', async () => {
    await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day' })
    await generate(NEXT)
    const { id } = answered(await ground(cars[0] ?? ''))
    answered(await server.call(removeGrounding, { id }, { as: office }))
    expect(readableSlot(await saved(NEXT), 0)).toEqual(['W02 Jan Lis'])
  })
})

describe('before it is saved', () => {
  beforeEach(async () => {
    await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'night' })
    await submit(server, NEXT, 'Ewa Żak', '600100202', { 0: 'night', 1: 'night' })
    await generate(NEXT)
  })

  test('the office is told who would move where, and nothing changes', async () => {
    const { moves } = await preview(cars[0] ?? '')
    expect(moves).toMatchObject([
      {
        ...NEXT,
        day: '16.3.2026',
        weekDay: 'Poniedziałek',
        shift: 'Noc',
        fullName: expect.any(String),
        fromReg: 'W01',
        toReg: null,
      },
      ...moves.slice(1),
    ])
    expect((await saved(NEXT)).version).toBe(1)
  })

  test('the same moves are made when it is saved', async () => {
    const { mark, moves } = await preview(cars[0] ?? '')
    const { moved } = answered(await ground(cars[0] ?? '', { seen: mark }))
    expect(moved).toBe(moves.length)
    expect((await saved(NEXT)).version).toBe(2)
  })

  test('it is refused, with nothing stored, where the week has changed meanwhile', async () => {
    const looks = await Promise.all(cars.map(async (car) => ({ car, ...(await preview(car)) })))
    // Who drives on Tuesday, too, could have the other car then.
    const [both, other] = looks.sort((a, b) => b.moves.length - a.moves.length)
    expect(both?.moves.map(({ toReg }) => toReg === null)).toEqual([true, false])
    answered(await ground(other?.car ?? '', { dayStart: '2026-03-17' }))
    const { version } = await saved(NEXT)
    expect(await ground(both?.car ?? '', { seen: both?.mark ?? '' })).toMatchObject({
      status: 409,
      failure: { code: 'moves_changed' },
    })
    expect((await saved(NEXT)).version).toBe(version)
    const { mark } = await preview(both?.car ?? '')
    expect(answered(await ground(both?.car ?? '', { seen: mark })).moved).toBe(2)
  })

  test('a grounding that takes the place of another one is looked at without that one', async () => {
    const { id } = answered(await ground(cars[1] ?? ''))
    const { moves } = await preview(cars[0] ?? '', { replaces: id })
    expect(moves.every(({ toReg }) => toReg === 'W02')).toBe(true)
    expect((await preview(cars[0] ?? '')).moves.every(({ toReg }) => toReg === null)).toBe(true)
  })

  test('an end before its start, and a car in nobody’s hands, move nobody', async () => {
    const none = await preview(cars[0] ?? '', { dayEnd: '2026-03-15' })
    expect(none.moves).toEqual([])
    expect((await preview(randomUUID())).mark).toBe(none.mark)
  })
})

test('one grounding settles every generated week that it touches, over the turn of the year', async () => {
  await standAt('2026-12-16T11:00:00Z')
  await server.database.queries.update(vehicles).set({ serviceDate: '2030-01-01', insEnd: '2030-01-01' })
  const weeks = [
    { year: 2026, week: 52 },
    { year: 2026, week: 53 },
    { year: 2027, week: 1 },
  ] as const
  const driverId = await submit(server, weeks[0], 'Jan Lis', '600100201', { 0: 'day' })
  const [first = ''] = cars
  for (const week of weeks)
    await generate(week, [
      { driverId, slot: 0, carId: first },
      { driverId, slot: 2, carId: first },
    ])
  // From Monday's night of week 53, 28 December, to the day of Monday, 4 January.
  const span = { dayStart: '2026-12-28', dayEnd: '2027-01-04', shiftStart: 'Noc', shiftEnd: 'Dzień' } as never
  const { moves } = await preview(first, span)
  expect(moves.map(({ week, day }) => `${week} ${day}`)).toEqual(['53 29.12.2026', '1 4.1.2027'])
  expect(answered(await ground(first, span)).moved).toBe(2)
  const regs = []
  for (const week of weeks) {
    const calendar = await saved(week)
    for (const slot of [0, 2])
      regs.push([...readableSlot(calendar, slot)].map((text) => text.slice(0, 3)).join())
  }
  expect(regs).toEqual(['W01', 'W01', 'W01', 'W02', 'W02', 'W01'])
})

test('a week that is generated while a car is being grounded seats nobody on that car', async () => {
  for (let round = 0; round < 5; round += 1) {
    await server.reset()
    office = await server.asUser({ admin: true })
    cars = await addCars(server.database.queries, 3)
    await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day' })
    await submit(server, NEXT, 'Ewa Żak', '600100202', { 0: 'day' })
    const [generating, grounding] = await Promise.all([
      server.call(generateWeek, NEXT, { as: office }),
      ground(cars[0] ?? ''),
    ])
    expect([generating.status, grounding.status]).toEqual([200, 200])
    expect(readableSlot(await saved(NEXT), 0).map((text) => text.slice(0, 3))).toEqual(['W02', 'W03'])
  }
})

test('a rental without an end takes its car day by day: whoever comes into its 14 days is moved by itself', async () => {
  const week = { year: 2026, week: 13 }
  const driverId = await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day' })
  const [first = ''] = cars
  await rentOpen(first, '2026-03-11')
  // Until the night of 25 March; Thursday's day is slot 6.
  await generate(week, [
    { driverId, slot: 6, carId: first },
    { driverId, slot: 12, carId: first },
  ])
  const run = async () => {
    for (const job of scheduleJobs(server.platform)) await job.run()
  }
  await run()
  expect((await saved(week)).version).toBe(1)
  await standAt('2026-03-12T01:00:00Z')
  await run()
  const moved = await saved(week)
  expect(moved).toMatchObject({ version: 2, savedBy: 'Flotylla (automatycznie)' })
  expect(readableSlot(moved, 6)).toEqual(['W02 Jan Lis'])
  expect(readableSlot(moved, 12)).toEqual(['W01 Jan Lis'])
  // Sunday, 29 March, the day on which clocks go forward.
  await standAt('2026-03-15T01:00:00Z')
  await run()
  expect(readableSlot(await saved(week), 12)).toEqual(['W02 Jan Lis'])
  await run()
  expect((await saved(week)).version).toBe(3)
})
