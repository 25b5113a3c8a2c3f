import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { addRental } from '#features/fleet/rentals/contract.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '../../contract.ts'
import { scheduleTexts } from '../../texts.ts'

const WEEK = { year: 2026, week: 12 }
const NOBODY = '00000000-0000-4000-8000-000000000000'
const MEGABYTE = 1_000_000

let server: TestServer
let office: TestCaller
let cars: string[]
let jan: string
let ewa: string
let id: string
beforeAll(async () => {
  server = await startTestServer()
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 4)
  jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
  ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day' })
  ;({ id } = answered(await server.call(generateWeek, WEEK, { as: office })))
  const tuesday = {
    dayStart: '2026-03-17',
    shiftStart: 'Dzień',
    dayEnd: '2026-03-17',
    shiftEnd: 'Dzień',
  } as const
  answered(await server.call(addGrounding, { carId: car(2), ...tuesday }, { as: office }))
  const renter = { first_name: 'Piotr', last_name: 'Najemca', weekly_price: 900, mileage_start: 1 }
  const from = { start_date: '2026-03-16', start_time: '08:00' }
  answered(await server.call(addRental, { carId: car(3), ...renter, ...from }, { as: office }))
})
afterAll(() => server.close())

const car = (index: number): string => cars[index] ?? ''
const saved = async () => {
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  return week
}

/** Whatever is sent, the week stays as it was. */
async function refused(input: object, headers: Record<string, string> = {}) {
  const before = await saved()
  const answer = await server.callRaw(updateWeek, input, { as: office, headers })
  expect(await saved()).toEqual(before)
  if (answer.ok) throw new Error('It was saved.')
  return { status: answer.status, ...answer.failure }
}

describe('an impossible week is refused whole, each breach in words (D19)', () => {
  test('all breaches at once are all told, where they are', async () => {
    const { version } = await saved()
    const sent = [
      { driverId: jan, slot: 4, carId: car(0), onCall: false },
      { driverId: jan, slot: 4, carId: null, onCall: true },
      { driverId: ewa, slot: 4, carId: car(0), onCall: false },
      { driverId: NOBODY, slot: 5, carId: null, onCall: false },
      { driverId: jan, slot: 6, carId: NOBODY, onCall: false },
      { driverId: jan, slot: 2, carId: car(2), onCall: false },
      { driverId: ewa, slot: 2, carId: car(3), onCall: false },
    ]
    const { status, code, details } = await refused({ id, version, places: sent })
    expect([status, code]).toEqual([422, 'breaks_rules'])
    const { breaches } = details as { readonly breaches: readonly { slot: number; msg: string }[] }
    expect(breaches.map(({ slot, msg }) => [slot, msg])).toEqual([
      [4, scheduleTexts.twoPlaces],
      [4, scheduleTexts.twoDrivers],
      [5, scheduleTexts.unknownDriver],
      [6, scheduleTexts.unknownCar],
      [2, scheduleTexts.carUnavailable],
      [2, scheduleTexts.carUnavailable],
    ])
  })

  test('of an impossible week against an older version the older version is told', async () => {
    const week = await saved()
    const places = placesOnBoard(week)
    answered(await server.call(updateWeek, { id, version: week.version, places }, { as: office }))
    const twice = [...places, ...places]
    expect(await refused({ id, version: week.version, places: twice })).toMatchObject({
      status: 409,
      code: 'older_version',
      details: { version: week.version + 1 },
    })
  })

  test('a version that nobody has saved yet is refused like an older one', async () => {
    const { version } = await saved()
    expect(await refused({ id, version: version + 1, places: [] })).toMatchObject({
      status: 409,
      code: 'older_version',
    })
  })
})

describe('what is no week at all is refused before anything is read', () => {
  const place = () => ({ driverId: jan, slot: 4, carId: car(0), onCall: false })
  test.each<[string, (whole: Record<string, unknown>) => object]>([
    ['no places', ({ places: _, ...rest }) => rest],
    ['no version', ({ version: _, ...rest }) => rest],
    ['no id', ({ id: _, ...rest }) => rest],
    ['an id that is none', (whole) => ({ ...whole, id: 'pierwszy' })],
    ['a version in words', (whole) => ({ ...whole, version: 'jeden' })],
    ['a version below one', (whole) => ({ ...whole, version: 0 })],
    ['half a version', (whole) => ({ ...whole, version: 1.5 })],
    ['places as text', (whole) => ({ ...whole, places: '[]' })],
    ['places as an object', (whole) => ({ ...whole, places: { 0: place() } })],
    ['null for a place', (whole) => ({ ...whole, places: [null] })],
    [
      'a place without a driver',
      (whole) => ({ ...whole, places: [{ slot: 4, carId: null, onCall: false }] }),
    ],
    ['a slot before the week', (whole) => ({ ...whole, places: [{ ...place(), slot: -1 }] })],
    ['a slot after the week', (whole) => ({ ...whole, places: [{ ...place(), slot: 14 }] })],
    ['half a slot', (whole) => ({ ...whole, places: [{ ...place(), slot: 0.5 }] })],
    ['a car that is a number', (whole) => ({ ...whole, places: [{ ...place(), carId: 7 }] })],
    ['a list of drivers', (whole) => ({ ...whole, places: [{ ...place(), driverId: [jan, ewa] }] })],
    ['on call in words', (whole) => ({ ...whole, places: [{ ...place(), onCall: 'tak' }] })],
    ['more places than any week has', (whole) => ({ ...whole, places: Array(50_001).fill({}) })],
  ])('%s', async (_name, spoilt) => {
    const { version } = await saved()
    expect(await refused(spoilt({ id, version, places: [place()] }))).toMatchObject({
      status: 400,
      code: 'invalid_input',
    })
  })

  test('a body over the limit', async () => {
    const { version } = await saved()
    expect(await refused({ id, version, places: [], ballast: 'x'.repeat(7 * MEGABYTE) })).toMatchObject({
      status: 413,
      code: 'too_large',
    })
  })

  test('JSON that is none, and one nested ten thousand deep', async () => {
    const send = (payload: string) =>
      server.app.inject({
        method: 'PUT',
        url: updateWeek.path,
        payload,
        headers: { cookie: office.cookie, 'content-type': 'application/json' },
      })
    const deep = '['.repeat(10_000) + ']'.repeat(10_000)
    const { version } = await saved()
    const before = await saved()
    expect((await send('{"id":')).statusCode).toBe(400)
    expect((await send(`{"id":"${id}","version":${version},"places":${deep}}`)).statusCode).toBe(400)
    expect(await saved()).toEqual(before)
  })
})

test('names, plates, order and origin that a client sends have no effect: they are the server’s', async () => {
  const week = await saved()
  const places = placesOnBoard(week).map((place) => ({
    ...place,
    ...{ fullName: 'Ktoś Inny', reg: 'XX', rank: 99, origin: 'free-shift', type: 'free-shift', reason: 'x' },
  }))
  const input = { id, version: week.version, places, savedBy: 'Nikt', savedAt: '2000-01-01' }
  const answer = await server.callRaw(updateWeek, input, { as: office })
  expect(answer.ok).toBe(true)
  const after = await saved()
  expect(withoutVersion(after)).toEqual(withoutVersion(week))
})

function withoutVersion(week: Awaited<ReturnType<typeof saved>>) {
  const same = (days: typeof week.days) => days.map((day) => ({ ...day, version: 0 }))
  return { ...week, version: 0, savedAt: '', days: same(week.days), nights: same(week.nights) }
}
