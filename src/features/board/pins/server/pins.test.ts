import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { generateWeek, getBaseCalendar, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getPlanningFacts, listPins, removePin, setPin } from '../contract.ts'

const WEEK = { year: 2026, week: 12 }
const NOBODY_AT_ALL = '00000000-0000-4000-8000-000000000009'

let server: TestServer
let office: Awaited<ReturnType<TestServer['asUser']>>
let cars: string[]
let jan: string
let ewa: string
beforeAll(async () => {
  server = await startTestServer()
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 3)
  jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 1: 'day' })
  ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day', 2: 'night' })
})
afterAll(() => server.close())

const car = (index: number): string => cars[index] ?? ''
const pin = (driverId: string, slot: number, carId: string | null, despiteRest = false) =>
  server.call(setPin, { ...WEEK, driverId, slot, carId, despiteRest }, { as: office })
const unpin = (driverId: string, slot: number) =>
  server.call(removePin, { ...WEEK, driverId, slot }, { as: office })
const pins = async () => answered(await server.call(listPins, WEEK, { as: office })).data
const base = async () => answered(await server.call(getBaseCalendar, WEEK, { as: office }))

test('a pinned driver gets the pinned car in the base calendar, and one kept off waits in the reserve', async () => {
  answered(await pin(jan, 0, car(2)))
  answered(await pin(ewa, 0, null))
  const { calendar } = await base()
  expect(readableSlot(calendar, 0)).toEqual(['W03 Jan Lis', 'rezerwa Ewa Żak'])
  const all = await pins()
  expect(all).toHaveLength(2)
  expect(all).toEqual(
    expect.arrayContaining([
      {
        driverId: jan,
        fullName: 'Jan Lis',
        slot: 0,
        carId: car(2),
        reg: 'W03',
        despiteRest: false,
        trouble: null,
        impossible: '',
      },
      {
        driverId: ewa,
        fullName: 'Ewa Żak',
        slot: 0,
        carId: null,
        reg: '',
        despiteRest: false,
        trouble: null,
        impossible: '',
      },
    ]),
  )
  answered(await unpin(ewa, 0))
  expect(readableSlot((await base()).calendar, 0)).toContain('W01 Ewa Żak')
})

test('a new pin of a driver in a slot takes the place of the former one', async () => {
  answered(await pin(jan, 0, car(1)))
  expect((await pins()).map(({ reg }) => reg)).toEqual(['W02'])
})

test('an impossible pin is refused with the sentence that says why, and changes nothing', async () => {
  const refused = async (tried: ReturnType<typeof pin>) => {
    const answer = await tried
    return answer.ok ? [answer.status] : [answer.status, answer.failure.code, answer.failure.msg]
  }
  expect(await refused(pin(ewa, 0, car(1)))).toEqual([
    409,
    'impossible_pin',
    'Do auta W02 jest na tej zmianie przypięty już Jan Lis.',
  ])
  expect(await pin(ewa, 0, car(1))).toMatchObject({
    failure: { facts: { trouble: { code: 'car-taken', byDriver: 'Jan Lis' }, reg: 'W02' } },
  })
  expect(await refused(pin(NOBODY_AT_ALL, 0, car(0)))).toEqual([
    409,
    'impossible_pin',
    'Kierowca nie zgłosił na ten tydzień żadnej zmiany.',
  ])
  expect(await refused(pin(ewa, 0, NOBODY_AT_ALL))).toEqual([
    409,
    'impossible_pin',
    'Tego auta nie ma we flocie.',
  ])
  expect(await pins()).toHaveLength(1)
})

test('a pin against the rest after a night asks first, and is kept where the office insists (D7)', async () => {
  answered(await pin(jan, 3, car(0)))
  const asked = await pin(jan, 4, car(0))
  expect(asked).toMatchObject({ status: 409, failure: { code: 'breaks_rest' } })
  answered(await pin(jan, 4, car(0), true))
  expect(readableSlot((await base()).calendar, 4)).toEqual(['W01 Jan Lis'])
  answered(await unpin(jan, 3))
  answered(await unpin(jan, 4))
  expect(await unpin(jan, 4)).toMatchObject({ status: 404, failure: { code: 'no_such_pin' } })
})

test('a pin that a grounding has made impossible is told, and generating waits until it is taken away', async () => {
  const days = { dayStart: '2026-03-16', dayEnd: '2026-03-16', shiftStart: 'Dzień', shiftEnd: 'Noc' } as const
  answered(
    await server.call(addGrounding, { ...days, carId: car(1), groundedReason: 'Sprzęgło' }, { as: office }),
  )
  const trouble = { code: 'car-unavailable', kind: 'grounding', reason: 'Sprzęgło' }
  // A page of edition 1 that is still open takes anything else there for a pin that can't hold.
  expect(await pins()).toMatchObject([{ trouble, impossible: '' }])
  const { calendar, remarks } = await base()
  expect(readableSlot(calendar, 0)).toContain('W01 Jan Lis')
  expect(remarks).toContainEqual({
    kind: 'pin',
    text: 'Przypięcie Jan Lis, Dzień pn, W02: Auto W02 jest uziemione: Sprzęgło.',
  })
  expect(await server.call(generateWeek, WEEK, { as: office })).toMatchObject({
    status: 409,
    failure: { code: 'impossible_pin', details: { pins: [expect.stringContaining('Jan Lis')] } },
  })
  answered(await unpin(jan, 0))
  answered(await pin(ewa, 0, car(2)))
  answered(await server.call(generateWeek, WEEK, { as: office }))
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  expect(readableSlot(week, 0)).toContain('W03 Ewa Żak')
})

test('pins stay when the week is saved anew, and a browser reads them with all it plans from', async () => {
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  const places = [{ driverId: ewa, slot: 0, carId: car(0), onCall: false }]
  answered(await server.call(updateWeek, { id: week.id, version: week.version, places }, { as: office }))
  const facts = answered(await server.call(getPlanningFacts, WEEK, { as: office }))
  expect(facts.pins).toEqual([{ driverId: ewa, slot: 0, carId: car(2), despiteRest: false }])
  expect(facts.drivers.map(({ id }) => id)).toEqual([jan, ewa])
  expect(facts.carsOff).toMatchObject([{ carId: car(1), from: 0, to: 1, kind: 'grounding' }])
})

test('nobody is pinned into a shift that has begun', async () => {
  const PAST = { year: 2025, week: 2 }
  const tried = await server.call(setPin, { ...PAST, driverId: jan, slot: 0, carId: null }, { as: office })
  expect(tried).toMatchObject({ status: 409, failure: { code: 'already_begun' } })
})
