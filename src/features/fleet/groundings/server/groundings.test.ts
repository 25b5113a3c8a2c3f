import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteVehicle, listVehicles } from '#features/fleet/vehicles/contract.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { previewUnavailable } from '#features/schedule/contract-displaced.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  addGrounding,
  editGrounding,
  listCarGroundings,
  listGroundings,
  removeGrounding,
} from '../contract.ts'
import { groundingTexts } from '../texts.ts'

let server: TestServer
let user: TestCaller
let car = ''
let other = ''
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  user = await server.asUser()
  ;[car = '', other = ''] = await addCars(server.database.queries, 2)
})
afterAll(() => server.close())

const NOBODY = '00000000-0000-4000-8000-000000000000'
/** Monday's day to Tuesday's night of the week after the test's. */
const SPAN = {
  dayStart: '2026-03-16',
  shiftStart: 'Dzień',
  dayEnd: '2026-03-17',
  shiftEnd: 'Noc',
} as const

const add = (change: Partial<InputOf<typeof addGrounding>> = {}) =>
  server.call(addGrounding, { carId: car, ...SPAN, ...change }, { as: user })
const edit = (id: string, change: Partial<InputOf<typeof editGrounding>> = {}) =>
  server.call(editGrounding, { id, ...SPAN, ...change }, { as: user })
const of = async (id: string) => answered(await server.call(listCarGroundings, { id }, { as: user })).data

describe('a grounding is kept', () => {
  test('with the registration of its car, the week of its start and who made it, whatever is sent', async () => {
    const sent = { ...SPAN, carId: car, carReg: 'XX1', week: 7, groundedReason: ' blacharz ' }
    const answer = await server.callRaw(addGrounding, sent, { as: user })
    const { id, moved } = answered(answer) as { id: string; moved: number }
    expect(moved).toBe(0)
    const kept = {
      id,
      attributes: {
        ...SPAN,
        carId: car,
        carReg: 'W01',
        notOnStation: false,
        groundedReason: 'blacharz',
        week: 12,
        year: 2026,
        createdBy: 'Anna Próbna',
      },
    }
    expect(await of(car)).toEqual([kept])
    expect(await of(id)).toEqual([kept])
    expect(await of(other)).toEqual([])
  })

  test('for one slot alone', async () => {
    answered(await add({ dayEnd: '2026-03-16', shiftEnd: 'Dzień' }))
    expect(await of(car)).toHaveLength(1)
  })

  test('hidden from the public calendars where asked', async () => {
    answered(await add({ notOnStation: true }))
    expect((await of(car))[0]?.attributes.notOnStation).toBe(true)
  })
})

describe('all four ends are required (Spec 2 §5)', () => {
  test.each(['dayStart', 'dayEnd', 'shiftStart', 'shiftEnd'] as const)('%s', async (field) => {
    for (const value of [undefined, '', '2026-02-30']) {
      const sent = { carId: car, ...SPAN, [field]: value }
      const expected = { status: 400, failure: { fields: { [field]: groundingTexts[field] } } }
      expect(await server.callRaw(addGrounding, sent, { as: user })).toMatchObject(expected)
      expect(await server.callRaw(editGrounding, { id: NOBODY, ...sent }, { as: user })).toMatchObject(
        expected,
      )
    }
    expect(await of(car)).toEqual([])
  })
})

describe('an end before its start is refused with the field that is wrong (D17)', () => {
  test.each([
    ['dayEnd', { dayEnd: '2026-03-15' }, groundingTexts.dayEndTooEarly],
    [
      'shiftEnd',
      { dayEnd: '2026-03-16', shiftStart: 'Noc', shiftEnd: 'Dzień' },
      groundingTexts.shiftEndTooEarly,
    ],
  ] as const)('%s', async (field, change, message) => {
    const { id } = answered(await add({ carId: other }))
    const expected = {
      status: 400,
      failure: { code: 'end_before_start', msg: groundingTexts.endBeforeStart, fields: { [field]: message } },
    }
    expect(await add(change)).toMatchObject(expected)
    expect(await edit(id, change)).toMatchObject(expected)
  })
})

test('a reason of more than 500 characters is refused', async () => {
  expect(await add({ groundedReason: 'x'.repeat(501) })).toMatchObject({
    status: 400,
    failure: { fields: { groundedReason: groundingTexts.longReason } },
  })
})

test('an unknown car or grounding is told', async () => {
  expect(await add({ carId: NOBODY })).toMatchObject({ status: 404, failure: { code: 'no_such_vehicle' } })
  expect(await edit(NOBODY)).toMatchObject({ status: 404, failure: { code: 'no_such_grounding' } })
  expect(await server.call(removeGrounding, { id: NOBODY }, { as: user })).toMatchObject({
    status: 404,
    failure: { code: 'no_such_grounding' },
  })
})

describe('one slot of a car is grounded once', () => {
  test('a second grounding of it is refused with the dates of the first', async () => {
    const { id } = answered(await add())
    expect(await add({ dayStart: '2026-03-17', shiftStart: 'Noc', dayEnd: '2026-03-20' })).toMatchObject({
      status: 409,
      failure: {
        code: 'overlapping_grounding',
        msg: 'Auto W01 jest już uziemione od 16.3.2026 (Dzień) do 17.3.2026 (Noc). Zmień tamto uziemienie, zamiast dodawać drugie.',
        details: { id },
      },
    })
    expect(await of(car)).toHaveLength(1)
  })

  test('the slot after it is free, and so is another car', async () => {
    answered(await add({ dayEnd: '2026-03-17', shiftEnd: 'Dzień' }))
    answered(await add({ dayStart: '2026-03-17', shiftStart: 'Noc', dayEnd: '2026-03-20' }))
    answered(await add({ carId: other }))
  })

  test('a changed one does not stand in its own way', async () => {
    const { id } = answered(await add())
    answered(await edit(id, { dayEnd: '2026-03-25' }))
    expect((await of(id))[0]?.attributes).toMatchObject({ dayStart: '2026-03-16', dayEnd: '2026-03-25' })
  })

  test('twenty at once: one gets in', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add()))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await of(car)).toHaveLength(1)
  })
})

describe('changing', () => {
  test('keeps the reason unless one is sent', async () => {
    const { id } = answered(await add({ groundedReason: 'blacharz' }))
    answered(await edit(id, { notOnStation: true }))
    expect((await of(id))[0]?.attributes).toMatchObject({ groundedReason: 'blacharz', notOnStation: true })
    answered(await edit(id, { groundedReason: '' }))
    expect((await of(id))[0]?.attributes.groundedReason).toBe('')
  })

  test('moves it to another car, unless that one is grounded then', async () => {
    const { id } = answered(await add())
    answered(await edit(id, { carId: other }))
    expect((await of(other))[0]?.attributes.carReg).toBe('W02')
    expect(await of(car)).toEqual([])
    answered(await add())
    expect(await edit(id, { carId: car })).toMatchObject({
      status: 409,
      failure: { code: 'overlapping_grounding' },
    })
    expect(await edit(id, { carId: NOBODY })).toMatchObject({
      status: 404,
      failure: { code: 'no_such_vehicle' },
    })
  })

  test('two cars exchange their groundings at once without standing in each other’s way for ever', async () => {
    const mine = answered(await add())
    const theirs = answered(await add({ carId: other, dayStart: '2026-04-01', dayEnd: '2026-04-02' }))
    const answers = await Promise.all([
      edit(mine.id, { carId: other }),
      edit(theirs.id, { carId: car, dayStart: '2026-04-01', dayEnd: '2026-04-02' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('the list', () => {
  beforeEach(async () => {
    answered(await add({ dayStart: '2026-03-20', dayEnd: '2026-03-21' }))
    answered(await add({ dayStart: '2026-03-10', shiftStart: 'Noc', dayEnd: '2026-03-12' }))
    answered(await add({ carId: other, dayStart: '2026-03-10', dayEnd: '2026-03-10' }))
  })
  const starts = async (input: InputOf<typeof listGroundings>) =>
    answered(await server.call(listGroundings, input, { as: user })).data.map(
      ({ attributes: { carReg, dayStart } }) => `${carReg} ${dayStart}`,
    )

  test('goes by the start', async () => {
    expect(await starts({})).toEqual(['W02 2026-03-10', 'W01 2026-03-10', 'W01 2026-03-20'])
  })

  test('holds what touches the days asked for', async () => {
    expect(await starts({ from: '2026-03-12', to: '2026-03-19' })).toEqual(['W01 2026-03-10'])
    expect(await starts({ from: '2026-03-21' })).toEqual(['W01 2026-03-20'])
    expect(await starts({ to: '2026-03-09' })).toEqual([])
  })
})

test('removing gives the car back, once', async () => {
  const { id } = answered(await add())
  answered(await server.call(removeGrounding, { id }, { as: user }))
  expect(await of(car)).toEqual([])
  expect(await server.call(removeGrounding, { id }, { as: user })).toMatchObject({ status: 404 })
})

test('a deleted car takes its groundings along', async () => {
  const { id } = answered(await add())
  answered(await server.call(deleteVehicle, { id: car }, { as: await server.asUser({ admin: true }) }))
  expect(await of(id)).toEqual([])
  expect(answered(await server.call(listVehicles, {}, { as: user })).data).toHaveLength(1)
})

test('nobody sees or makes groundings without a login', async () => {
  expect(await server.call(listGroundings, {})).toMatchObject({ status: 401 })
  expect(await server.call(addGrounding, { carId: car, ...SPAN })).toMatchObject({ status: 401 })
})

describe('in a generated week', () => {
  const WEEK = { year: 2026, week: 12 }
  const seats = async () => {
    const week = answered(await server.call(getGeneratedWeek, WEEK, { as: user }))
    return {
      version: week?.version,
      seated: week?.days[0]?.cars.map(({ reg, drivers }) => `${reg} ${drivers[0]?.fullName ?? '-'}`),
    }
  }
  const preview = async (replaces?: string) =>
    answered(
      await server.call(
        previewUnavailable,
        { carId: car, kind: 'grounding', ...SPAN, ...(replaces ? { replaces } : {}) },
        { as: user },
      ),
    )
  beforeEach(async () => {
    await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
    answered(await server.call(generateWeek, WEEK, { as: user }))
  })

  test('its driver goes to a free car, and the answer counts the moves', async () => {
    expect((await seats()).seated).toEqual(['W01 Jan Lis', 'W02 -'])
    const { mark, moves } = await preview()
    expect(moves).toMatchObject([{ fullName: 'Jan Lis', fromReg: 'W01', toReg: 'W02' }])
    expect(answered(await add({ seen: mark })).moved).toBe(1)
    expect(await seats()).toEqual({ version: 2, seated: ['W01 -', 'W02 Jan Lis'] })
  })

  test('moves other than those that were shown are refused, and nothing is kept', async () => {
    expect(await add({ seen: 'something else' })).toMatchObject({
      status: 409,
      failure: { code: 'moves_changed', msg: groundingTexts.movesChanged },
    })
    expect(await of(car)).toEqual([])
    expect(await seats()).toEqual({ version: 1, seated: ['W01 Jan Lis', 'W02 -'] })
  })

  test('a grounding that is changed onto the week moves them, and one that is removed moves nobody back', async () => {
    const far = { dayStart: '2026-04-01', dayEnd: '2026-04-02' }
    const { id } = answered(await add(far))
    const { mark } = await preview(id)
    expect(await edit(id, { seen: 'something else' })).toMatchObject({ failure: { code: 'moves_changed' } })
    expect((await of(id))[0]?.attributes.dayStart).toBe('2026-04-01')
    expect(answered(await edit(id, { seen: mark })).moved).toBe(1)
    answered(await server.call(removeGrounding, { id }, { as: user }))
    expect((await seats()).seated).toEqual(['W01 -', 'W02 Jan Lis'])
  })
})
