import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toggleDriver } from '#features/drivers/office/contract.ts'
import { shiftResults } from '#features/income/facts/server/tables.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { setDefaultLimit, setMarket } from '#features/settings/contract.ts'
import { getOwnHome } from '#features/work-calendar/contract-home.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { readMarket, takeFreeShift } from '../../contract.ts'
import { giveBackTaken } from '../../contract-offers.ts'

/** The clock stands on Wednesday of week 11, at noon; availability is for week 12. */
const WEEK = { year: 2026, week: 12 }
const MONDAY = '2026-03-16'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
  answered(await server.call(setDefaultLimit, { defaultLimit: 1 }, { as: office }))
  answered(await server.call(setMarket, { on: true }, { as: office }))
})
afterAll(() => server.close())

const look = async (driverId: string) => {
  server.clock.advance(300)
  const as = await server.asScope('driver', driverId)
  return answered(await server.call(readMarket, {}, { as }))
}
const take = async (driverId: string, date: string, shift: 'day' | 'night', key?: string) =>
  server.call(
    takeFreeShift,
    { date, shift },
    { as: await server.asScope('driver', driverId), ...(key ? { key } : {}) },
  )
const keys = (free: readonly { date: string; shift: string }[]) =>
  free.map(({ date, shift }) => `${date} ${shift}`)

/** Jan drives on Tuesday night, of two cars and a limit of one. */
async function janDrives() {
  const [car = ''] = await addCars(server.database.queries, 2)
  const jan = await submit(server, WEEK, 'Jan Lis', '600100201', {})
  const ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'night' })
  answered(
    await server.call(
      generateWeek,
      { ...WEEK, places: [{ driverId: jan, slot: 3, carId: car, onCall: false }] },
      { as: office },
    ),
  )
  return { jan, ewa }
}

test('only what the booking would give is listed: no date that is driven, no day after a driven night', async () => {
  const { jan, ewa } = await janDrives()
  const ofJan = keys((await look(jan)).free)
  expect(ofJan).toContain(`${MONDAY} day`)
  expect(ofJan).not.toContain('2026-03-17 day')
  expect(ofJan).not.toContain('2026-03-17 night')
  expect(ofJan).not.toContain('2026-03-18 day')
  // Of a generated week the places count: the night that Ewa only chose keeps nothing from her (D46).
  expect(keys((await look(ewa)).free)).toEqual(expect.arrayContaining([`${MONDAY} night`, '2026-03-17 day']))
})

test('what is listed is what one tap books, with the car that was shown', async () => {
  const { jan } = await janDrives()
  const [first] = (await look(jan)).free.filter(({ date }) => date >= MONDAY)
  const taken = answered(await take(jan, first?.date ?? '', first?.shift ?? 'day'))
  expect(taken.reg).toBe(first?.car?.reg)
  expect(keys((await look(jan)).free)).not.toContain(`${first?.date} ${first?.shift}`)
  const { ewa } = { ewa: await submit(server, WEEK, 'Ola Ćma', '600100203', {}) }
  expect(keys((await look(ewa)).free)).not.toContain(`${first?.date} ${first?.shift}`)
})

test('whatever is not listed is refused with its reason when it is taken all the same', async () => {
  const { jan } = await janDrives()
  expect(await take(jan, '2026-03-18', 'day')).toMatchObject({ failure: { code: 'day_after_night' } })
  expect(await take(jan, '2026-03-17', 'day')).toMatchObject({ failure: { code: 'already_driving' } })
  expect(await take(jan, '2026-03-10', 'day')).toMatchObject({ failure: { code: 'gone' } })
})

test('who is switched off is shown nothing and gets nothing', async () => {
  const { jan } = await janDrives()
  const as = await server.asScope('driver', jan)
  answered(await server.call(toggleDriver, { id: jan, active: false }, { as: office }))
  expect((await server.call(takeFreeShift, { date: MONDAY, shift: 'day' }, { as })).ok).toBe(false)
})

test('a repeated tap books once', async () => {
  const { jan } = await janDrives()
  const key = randomUUID()
  const [one, two] = await Promise.all([take(jan, MONDAY, 'day', key), take(jan, MONDAY, 'day', key)])
  expect(answered(one)).toEqual(answered(two))
})

test('who sends the tap again that has taken the last seat is told that it is theirs, nobody else is', async () => {
  const { jan, ewa } = await janDrives()
  const key = randomUUID()
  const first = answered(await take(jan, MONDAY, 'day', key))
  expect(await take(ewa, MONDAY, 'day')).toMatchObject({ status: 409, failure: { code: 'gone' } })
  expect(await take(ewa, MONDAY, 'day', randomUUID())).toMatchObject({ failure: { code: 'gone' } })
  expect(answered(await take(jan, MONDAY, 'day', key))).toEqual(first)
})

test('a seat that comes free again is there for who asks again', async () => {
  const { jan, ewa } = await janDrives()
  answered(await take(jan, MONDAY, 'day'))
  expect(await take(ewa, MONDAY, 'day')).toMatchObject({ failure: { code: 'gone' } })
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  const places = placesOnBoard(week ?? expect.fail()).filter(
    ({ driverId, slot }) => driverId !== jan || slot !== 0,
  )
  answered(
    await server.call(
      updateWeek,
      { id: week?.id ?? '', version: week?.version ?? 0, places: places.map((place) => ({ ...place })) },
      { as: office },
    ),
  )
  answered(await take(ewa, MONDAY, 'day'))
})

test('a shift says which reserve places the rules allow no more beside it', async () => {
  const [car = ''] = await addCars(server.database.queries, 2)
  const jan = await submit(server, WEEK, 'Jan Lis', '600100201', {})
  const ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', {})
  const waits = { driverId: jan, slot: 3, carId: null, onCall: false }
  const places = [waits, { driverId: ewa, slot: 3, carId: car, onCall: false }]
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: office }))
  const { free } = await look(jan)
  const costOf = (date: string, shift: string) =>
    free.find((each) => each.date === date && each.shift === shift)?.costs
  const night = [{ date: '2026-03-17', shift: 'night' }]
  expect([costOf('2026-03-17', 'day'), costOf('2026-03-18', 'day')]).toEqual([night, night])
  expect([costOf('2026-03-16', 'day'), costOf('2026-03-16', 'night')]).toEqual([[], []])
})

test('a fleet that has set nothing has no market: nothing is listed, nothing is booked', async () => {
  const { jan } = await janDrives()
  answered(await server.call(setMarket, { on: false }, { as: office }))
  expect(await look(jan)).toMatchObject({ on: false, free: [] })
  expect(await take(jan, MONDAY, 'day')).toMatchObject({ status: 409, failure: { code: 'off' } })
})

test('usual earnings are the median of such shifts of the last weeks, left out of fewer than ten', async () => {
  const { jan } = await janDrives()
  const results = (shift: 'day' | 'night', count: number) =>
    Array.from({ length: count * 7 }, (_, place) => ({
      weekday: place % 7,
      index: Math.floor(place / 7),
    })).map(({ weekday, index }) => ({
      driverId: randomUUID(),
      date: addDays('2026-03-02' as CalendarDate, weekday),
      shift,
      totalIncomeGrosze: 30_000 + index * 1_000,
      incomeFrom: 'net' as const,
    }))
  await server.database.queries.insert(shiftResults).values([...results('day', 11), ...results('night', 9)])
  const { free } = await look(jan)
  expect(new Set(free.filter(({ shift }) => shift === 'day').map(({ usual }) => usual))).toEqual(
    new Set([350]),
  )
  expect(new Set(free.filter(({ shift }) => shift === 'night').map(({ usual }) => usual))).toEqual(
    new Set([null]),
  )
})

test('of many who tap at once one gets the seat, all others are told that it has gone', async () => {
  await addCars(server.database.queries, 3)
  const drivers = []
  for (let index = 0; index < 12; index += 1)
    drivers.push(await submit(server, WEEK, `Jan Lis ${index}`, String(600200300 + index), {}))
  answered(await server.call(generateWeek, { ...WEEK, places: [] }, { as: office }))
  const answers = await Promise.all(drivers.map((id) => take(id, MONDAY, 'day')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.failure.code]))
  expect(refused).toEqual(refused.map(() => 'gone'))
  server.clock.advance(300)
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  expect(JSON.stringify(week).match(/free-shift/g)?.length ?? 0).toBeGreaterThan(0)
})

test('a shift taken for a week that is still to be made is the driver’s on every page, and can be given back', async () => {
  await addCars(server.database.queries, 2)
  answered(await server.call(setDefaultLimit, { defaultLimit: 1 }, { as: office }))
  const jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
  answered(await take(jan, '2026-03-21', 'night'))
  const ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 5: 'night' })
  const pages = async (driver: string) => {
    const seen = answered(await server.call(getOwnHome, {}, { as: await server.asScope('driver', driver) }))
    return {
      week: seen.weeks[2].data.map(({ stateDay, shift }) => `${stateDay} ${shift}`),
      asked: seen.asked[0]?.wishes.map(({ stateDay, got }) => `${stateDay} ${got.kind}`),
      own: (await look(driver)).own.map(({ date, chosen }) => `${date} ${chosen}`),
    }
  }
  expect(await pages(jan)).toEqual({
    week: ['16.3.2026 Dzień', '21.3.2026 Noc'],
    asked: ['16.3.2026 accepted', '21.3.2026 accepted'],
    own: ['2026-03-16 form', '2026-03-21 taken'],
  })
  expect((await pages(ewa)).week).toEqual(['21.3.2026 Noc rezerwa'])

  const giveBack = async (date: string, shift: 'day' | 'night') =>
    server.call(giveBackTaken, { date, shift }, { as: await server.asScope('driver', jan) })
  expect(await giveBack('2026-03-16', 'day')).toMatchObject({ failure: { code: 'not_taken' } })
  answered(await giveBack('2026-03-21', 'night'))
  expect(await giveBack('2026-03-21', 'night')).toMatchObject({ failure: { code: 'not_taken' } })
  expect(await pages(jan)).toEqual({
    week: ['16.3.2026 Dzień'],
    asked: ['16.3.2026 accepted'],
    own: ['2026-03-16 form'],
  })
  // It goes to who waited for it.
  expect((await pages(ewa)).own).toEqual(['2026-03-21 form'])
})

test('once its week is made a taken shift is given away as every other', async () => {
  const { jan } = await janDrives()
  const as = await server.asScope('driver', jan)
  const made = await server.call(giveBackTaken, { date: '2026-03-17', shift: 'night' }, { as })
  expect(made).toMatchObject({ failure: { code: 'made' } })
})
