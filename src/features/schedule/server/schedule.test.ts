import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import { setDefaultLimit } from '#features/settings/contract.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  generateWeek,
  getBaseCalendar,
  getGeneratedWeek,
  listGeneratedWeeks,
  updateWeek,
} from '../contract.ts'
import { scheduleTexts } from '../texts.ts'

const WEEK = { year: 2026, week: 12 }
const NOBODY = '00000000-0000-4000-8000-000000000000'

type Saved = NonNullable<OutputOf<typeof getGeneratedWeek>>
type Calendar = Pick<OutputOf<typeof getBaseCalendar>['calendar'], 'days' | 'nights'>
interface Place {
  driverId: string
  slot: number
  carId: string | null
  onCall?: boolean
}

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.clock.advance(1_000)
  office = await server.asUser({ admin: true })
})
afterAll(() => server.close())

const base = async () => answered(await server.call(getBaseCalendar, WEEK, { as: office }))
const generate = (input: { places?: Place[] } = {}, as = office, key?: string) =>
  server.call(generateWeek, { ...WEEK, ...input }, key === undefined ? { as } : { as, key })
const update = (input: { id: string; version: number; places: Place[] }, as = office) =>
  server.call(updateWeek, input, { as })
const saved = async (): Promise<Saved> => {
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  return week
}

function slotsOf({ days, nights }: Calendar) {
  return Array.from({ length: 14 }, (_, index) => (index % 2 === 0 ? days : nights)[index >> 1])
}
/** As the board sends a week it has read. */
function placesOf(calendar: Calendar): Place[] {
  return slotsOf(calendar).flatMap((day, slot) => [
    ...(day?.cars ?? []).flatMap((car) =>
      car.drivers.map(({ id }) => ({ driverId: id, slot, carId: car.id })),
    ),
    ...(day?.reserve ?? []).map(({ id }) => ({ driverId: id, slot, carId: null })),
    ...(day?.onCall ?? []).map(({ id }) => ({ driverId: id, slot, carId: null, onCall: true })),
  ])
}
/** `W01 Jan Lis` for who drives, `rezerwa Ewa Żak`, `do dyspozycji …`. */
function readable(calendar: Calendar, slot: number): string[] {
  const day = slotsOf(calendar)[slot]
  return [
    ...(day?.cars ?? []).flatMap((car) => car.drivers.map((driver) => `${car.reg} ${driver.fullName}`)),
    ...(day?.reserve ?? []).map((driver) => `rezerwa ${driver.fullName}`),
    ...(day?.onCall ?? []).map((driver) => `do dyspozycji ${driver.fullName}`),
  ]
}

describe('base calendar', () => {
  test('seats regular choices, fills from the reserve, lists on-call drivers in both shifts of the date', async () => {
    await addCars(server.database.queries, 2)
    await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 1: 'day' })
    await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day-reserve' })
    await submit(server, WEEK, 'Ola Ćma', '600100203', { 0: 'on-call' })
    const { calendar } = await base()
    expect(readable(calendar, 0)).toEqual(['W01 Jan Lis', 'W02 Ewa Żak', 'do dyspozycji Ola Ćma'])
    expect(readable(calendar, 1)).toEqual(['do dyspozycji Ola Ćma'])
    expect(readable(calendar, 2)).toEqual(['W01 Jan Lis'])
    const [first, second] = calendar.days[0]?.cars ?? []
    expect(first?.drivers[0]).toMatchObject({
      type: 'regular',
      fromReserve: false,
      shift: 'Dzień',
      reason: '',
    })
    expect(second?.drivers[0]).toMatchObject({ type: 'reserve', fromReserve: true, stateDay: '16.3.2026' })
  })

  test('changes nothing, and gives the same bytes again', async () => {
    await addCars(server.database.queries, 3)
    await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 4: 'night' })
    const [one, two] = [
      await server.call(getBaseCalendar, WEEK, { as: office }),
      await server.call(getBaseCalendar, WEEK, { as: office }),
    ]
    expect(answered(one)).toEqual(answered(two))
    expect(one.headers.etag).toBe(two.headers.etag)
    expect(answered(await server.call(getGeneratedWeek, WEEK, { as: office }))).toBeNull()
  })

  test('who gets no car stands in the reserve with a reason', async () => {
    await addCars(server.database.queries, 1)
    await submit(server, WEEK, 'Jan Lis', '600100201', { 4: 'night' })
    await submit(server, WEEK, 'Ewa Żak', '600100202', { 4: 'night' })
    const { calendar } = await base()
    expect(readable(calendar, 9)).toEqual(['W01 Jan Lis', 'rezerwa Ewa Żak'])
    expect(calendar.nights[4]?.reserve[0]).toMatchObject({
      shift: 'Noc rezerwa',
      type: 'regular',
      reason:
        'Noc pt: dostępne 1 auto, 2 chętnych. Nie masz jeszcze zmian; inni zgłosili się wcześniej. Jesteś 1. w rezerwie.',
    })
  })

  test('tells the limit of each slot', async () => {
    answered(await server.call(setDefaultLimit, { defaultLimit: 7 }, { as: office }))
    const { calendar } = await base()
    expect(slotsOf(calendar).map((day) => day?.limit)).toEqual(new Array(14).fill(7))
  })
})

describe('generating', () => {
  test('saves the base calendar of now', async () => {
    await addCars(server.database.queries, 1)
    await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
    await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day' })
    const { calendar } = await base()
    expect(answered(await generate())).toMatchObject({ version: 1, warnings: [] })
    const week = await saved()
    expect(week).toMatchObject(calendar)
    expect(week).toMatchObject({ version: 1, savedBy: 'Anna Próbna', history: [] })
    expect(answered(await server.call(listGeneratedWeeks, { year: 2026 }, { as: office })).data).toEqual([
      {
        id: week.id,
        attributes: {
          ...WEEK,
          version: 1,
          savedBy: 'Anna Próbna',
          savedAt: week.savedAt,
          publication: { at: week.savedAt, by: 'Anna Próbna', told: 2, untold: 0 },
        },
      },
    ])
    expect(answered(await server.call(listGeneratedWeeks, { year: 2025 }, { as: office })).data).toEqual([])
  })

  test('saves the places sent along; names and plates are the server’s', async () => {
    const [, second] = await addCars(server.database.queries, 2)
    const driverId = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
    answered(await generate({ places: [{ driverId, slot: 0, carId: second ?? '' }] }))
    expect(readable(await saved(), 0)).toEqual(['W02 Jan Lis'])
  })

  test('a week is generated once, however many ask at once', async () => {
    await addCars(server.database.queries, 1)
    const answers = await Promise.all(Array.from({ length: 8 }, () => generate()))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      status: 409,
      failure: { code: 'already_generated', msg: scheduleTexts.alreadyGenerated },
    })
  })

  test('a repeated request is answered like the first one', async () => {
    await addCars(server.database.queries, 1)
    const first = answered(await generate({}, office, 'request-0001'))
    expect(answered(await generate({}, office, 'request-0001'))).toEqual(first)
  })

  test('needs a login', async () => {
    expect(await server.call(generateWeek, WEEK)).toMatchObject({ status: 401 })
  })
})

describe('a saved week', () => {
  let cars: string[]
  let jan: string
  let ewa: string
  let week: Saved
  beforeEach(async () => {
    cars = await addCars(server.database.queries, 3)
    jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 2: 'day' })
    ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day' })
    answered(await generate())
    week = await saved()
  })

  const car = (index: number): string => cars[index] ?? ''
  const without = (driverId: string, slot: number) =>
    placesOf(week).filter((place) => place.driverId !== driverId || place.slot !== slot)
  const save = (places: Place[], version = week.version) => update({ id: week.id, version, places })

  test('takes a move, raises the version and records the change', async () => {
    const { version, changes } = answered(
      await save([...without(jan, 4), { driverId: jan, slot: 7, carId: car(2) }]),
    )
    expect(version).toBe(2)
    expect(changes).toMatchObject([
      {
        driverId: jan,
        fullName: 'Jan Lis',
        phone: '+48600100201',
        oldDay: '18.3.2026',
        oldWeekDay: 'Środa',
        oldShift: 'Dzień',
        oldReg: 'W01',
        day: '19.3.2026',
        weekDay: 'Czwartek',
        shift: 'Noc',
        newReg: 'W03',
        kind: 'slot',
        type: 'office',
        by: 'Anna Próbna',
      },
    ])
    expect((await saved()).history).toEqual(changes)
  })

  test('a driver moved again keeps one record, with the new target; moved back it is gone', async () => {
    answered(await save([...without(jan, 4), { driverId: jan, slot: 7, carId: car(2) }]))
    server.clock.advance(60_000)
    const again = answered(await save([...without(jan, 4), { driverId: jan, slot: 9, carId: car(0) }], 2))
    expect(again.changes).toMatchObject([{ oldDay: '18.3.2026', day: '20.3.2026', newReg: 'W01' }])
    const back = answered(await save(placesOf(week), 3))
    expect(back.changes).toEqual([])
    expect(readable(await saved(), 4)).toEqual(['W01 Jan Lis'])
  })

  test('two drivers of one slot may swap their cars', async () => {
    const swapped = placesOf(week).map((place) =>
      place.slot === 0 ? { ...place, carId: place.carId === car(0) ? car(1) : car(0) } : place,
    )
    const { changes } = answered(await save(swapped))
    expect(changes.map(({ kind, oldReg, newReg }) => [kind, oldReg, newReg]).sort()).toEqual([
      ['car', 'W01', 'W02'],
      ['car', 'W02', 'W01'],
    ])
  })

  test('a removed driver is recorded as removed', async () => {
    const { changes } = answered(await save(without(ewa, 0)))
    expect(changes).toMatchObject([{ driverId: ewa, kind: 'removed', day: '', newReg: '', type: null }])
  })

  test('an update against an older version is refused, and says who saved when', async () => {
    answered(await save(without(ewa, 0)))
    server.clock.advance(60_000)
    expect(await save(placesOf(week))).toMatchObject({
      status: 409,
      failure: {
        code: 'older_version',
        details: { version: 2, savedBy: 'Anna Próbna', savedAt: (await saved()).savedAt },
      },
    })
    expect(readable(await saved(), 0)).toEqual(['W01 Jan Lis'])
  })

  test('of eight who save at once one gets through', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(without(ewa, 0))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await saved()).version).toBe(2)
  })

  test.each<[string, () => Place[], string]>([
    [
      'a driver in two places',
      () => [...placesOf(week), { driverId: ewa, slot: 0, carId: car(2) }],
      'twoPlaces',
    ],
    [
      'a car with two drivers',
      () => [...placesOf(week), { driverId: ewa, slot: 4, carId: car(0) }],
      'twoDrivers',
    ],
    ['an unknown car', () => [...placesOf(week), { driverId: ewa, slot: 4, carId: NOBODY }], 'unknownCar'],
    [
      'an unknown driver',
      () => [...placesOf(week), { driverId: NOBODY, slot: 4, carId: car(1) }],
      'unknownDriver',
    ],
  ])('%s is refused and nothing is saved', async (_name, places, text) => {
    const answer = await save(places())
    expect(answer).toMatchObject({ status: 422, failure: { code: 'breaks_rules' } })
    const { details } = (answer as { failure: { details: { breaches: { msg: string }[] } } }).failure
    expect(details.breaches.map(({ msg }) => msg)).toEqual([
      scheduleTexts[text as keyof typeof scheduleTexts],
    ])
    expect((await saved()).version).toBe(1)
  })

  test('a day after the night before, both shifts of a date and an exceeded limit are warnings to the office', async () => {
    answered(await server.call(setDefaultLimit, { defaultLimit: 1 }, { as: office }))
    const { warnings } = answered(
      await save([
        ...placesOf(week),
        { driverId: ewa, slot: 3, carId: car(0) },
        { driverId: ewa, slot: 4, carId: car(1) },
        { driverId: jan, slot: 5, carId: car(0) },
      ]),
    )
    expect(warnings).toEqual([
      { slot: 0, driverId: null, msg: scheduleTexts.overLimit },
      { slot: 4, driverId: ewa, msg: scheduleTexts.dayAfterNight },
      { slot: 4, driverId: null, msg: scheduleTexts.overLimit },
      { slot: 5, driverId: jan, msg: scheduleTexts.dayAndNight },
    ])
  })

  test('deleting a vehicle leaves the week as it was', async () => {
    answered(await server.call(deleteVehicle, { id: car(0) }, { as: office }))
    server.clock.advance(300)
    expect(readable(await saved(), 4)).toEqual(['W01 Jan Lis'])
    answered(await save(without(ewa, 0)))
    expect(readable(await saved(), 4)).toEqual(['W01 Jan Lis'])
    const { calendar } = await base()
    expect(calendar.days[0]?.cars.map(({ reg }) => reg)).toEqual(['W02', 'W03'])
  })

  test('an unchanged week is answered with 304', async () => {
    const { headers } = await server.call(getGeneratedWeek, WEEK, { as: office })
    const again = await server.app.inject({
      url: '/api/get-generated-week?year=2026&week=12',
      headers: { cookie: office.cookie, 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    answered(await save(without(ewa, 0)))
    expect((await server.call(getGeneratedWeek, WEEK, { as: office })).headers.etag).not.toBe(headers.etag)
  })

  test('a week that is not there can’t be updated', async () => {
    expect(await update({ id: NOBODY, version: 1, places: [] })).toMatchObject({
      status: 404,
      failure: { code: 'not_generated' },
    })
  })
})

test('Sunday night of the saved week before keeps a driver off Monday day', async () => {
  const cars = await addCars(server.database.queries, 1)
  const driverId = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
  const places = [{ driverId, slot: 13, carId: cars[0] ?? '' }]
  answered(await server.call(generateWeek, { year: 2026, week: 11, places }, { as: office }))
  const { calendar } = await base()
  expect(calendar.days[0]?.reserve[0]?.reason).toContain('jedziesz w noc z niedzieli na poniedziałek')
})
