import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveMoves } from '#features/board/work/contract.ts'
import {
  addGrounding,
  editGrounding,
  listCarGroundings,
  removeGrounding,
} from '#features/fleet/groundings/contract.ts'
import { addRental, listRentals } from '#features/fleet/rentals/contract.ts'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import { listMessages } from '#features/messaging/contract.ts'
import { listRemovedShifts } from '#features/removals/contract.ts'
import type { Move, Spot } from '#features/roster/domain/public.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { setPublishing } from '#features/settings/contract.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { listHappenings, saveHappening, undoHappening } from '../contract.ts'

const WEEK = { year: 2026, week: 12 }
const LATER = { year: 2026, week: 13 }
const [MONDAY, TUESDAY] = [0, 2]

let server: TestServer
let office: TestCaller
let anna: TestCaller
let cars: string[]
let jan: string
let ewa: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
  anna = await server.asUser()
  cars = await addCars(server.database.queries, 3)
  jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 1: 'day' })
  ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day-reserve', 1: 'day-reserve' })
})

/** Jan drives W01 on Monday and Tuesday, Ewa waits. */
const generate = async () => {
  const places = [
    { driverId: jan, slot: MONDAY, carId: car(1) },
    { driverId: jan, slot: TUESDAY, carId: car(1) },
    { driverId: ewa, slot: MONDAY, carId: null },
    { driverId: ewa, slot: TUESDAY, carId: null },
  ]
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: office }))
}

/** W01, W02 or W03. */
const car = (number: number): string => cars[number - 1] ?? ''
const at = (slot: number, number?: number): Spot => ({
  ...{ slot, carId: number === undefined ? null : car(number), onCall: false },
})
const weekNow = async (which = WEEK) => {
  server.clock.advance(300)
  const week = answered(await server.call(getGeneratedWeek, which, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  return week
}
const move = (driverId: string, from: Spot | null, to: Spot | null): Move => ({ driverId, from, to })
const boardOf = async (moves: readonly Move[]) => {
  const { id, version } = await weekNow()
  return { id, base: version, moves: [...moves] }
}
type Input = InputOf<typeof saveHappening>
const WHOLE_WEEK = {
  dayStart: '2026-03-16',
  shiftStart: 'Dzień',
  dayEnd: '2026-03-22',
  shiftEnd: 'Noc',
} as const
const broken = (fields: Partial<Input> = {}): Input => ({
  ...{ kind: 'broken', carId: car(1), ...WHOLE_WEEK, reason: 'skrzynia biegów', ...fields },
})
const save = (input: Input, as = office) => server.call(saveHappening, input, { as })
const undo = (id: string, as = office, tell = false) => server.call(undoHappening, { id, tell }, { as })
const toW02 = () => [move(jan, at(MONDAY, 1), at(MONDAY, 2)), move(jan, at(TUESDAY, 1), at(TUESDAY, 2))]
const groundings = async (number = 1) =>
  answered(await server.call(listCarGroundings, { id: car(number) }, { as: office })).data
const listed = async (as = office) => answered(await server.call(listHappenings, WEEK, { as })).data
const messages = async () => answered(await server.call(listMessages, {}, { as: office })).total
const removed = async () => answered(await server.call(listRemovedShifts, {}, { as: office })).data

describe('a car that broke down', () => {
  beforeEach(generate)

  test('is grounded and its drivers are moved in one act, which is taken back whole', async () => {
    const { id } = answered(await save(broken({ board: await boardOf(toW02()) })))
    expect(readableSlot(await weekNow(), MONDAY)).toContain('W02 Jan Lis')
    expect(await groundings()).toMatchObject([{ attributes: { groundedReason: 'skrzynia biegów' } }])
    expect(await listed()).toMatchObject([{ id, kind: 'broken', subject: 'W01', undoneAt: null }])

    answered(await undo(id))
    expect(readableSlot(await weekNow(), MONDAY)).toContain('W01 Jan Lis')
    expect(readableSlot(await weekNow(), TUESDAY)).toContain('W01 Jan Lis')
    expect(await groundings()).toEqual([])
    expect((await weekNow()).history).toEqual([])
    expect((await listed())[0]?.undoneAt).not.toBeNull()
    expect(await undo(id)).toMatchObject({ failure: { code: 'undone_already' } })
  })

  test('whoever is left in it moves as by a grounding, and is brought back too', async () => {
    const { id, alsoMoved } = answered(await save(broken({ board: await boardOf([toW02()[0] as Move]) })))
    expect(alsoMoved).toBe(1)
    expect(readableSlot(await weekNow(), TUESDAY)).toContain('W02 Jan Lis')
    answered(await undo(id))
    expect(readableSlot(await weekNow(), TUESDAY)).toContain('W01 Jan Lis')
  })

  test('drivers of later weeks move in the same act, and are brought back by it', async () => {
    const places = [{ driverId: jan, slot: MONDAY, carId: car(1) }]
    answered(await server.call(generateWeek, { ...LATER, places }, { as: office }))
    const { id } = answered(await save(broken({ dayEnd: '2026-03-23', board: await boardOf(toW02()) })))
    expect(readableSlot(await weekNow(LATER), MONDAY)).toContain('W02 Jan Lis')
    answered(await undo(id))
    expect(readableSlot(await weekNow(LATER), MONDAY)).toContain('W01 Jan Lis')
  })

  test('may stay on the road, so that only its drivers move', async () => {
    answered(await save(broken({ ground: false, board: await boardOf(toW02()) })))
    expect(await groundings()).toEqual([])
    expect(readableSlot(await weekNow(), MONDAY)).toContain('W02 Jan Lis')
  })

  test('of two who save at once one is told of the grounding that is there, and nothing is moved twice', async () => {
    const board = await boardOf(toW02())
    const answers = await Promise.all([save(broken({ board })), save(broken({ board }), anna)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'overlapping_grounding' } })
    expect(await groundings()).toHaveLength(1)
    expect(await listed()).toHaveLength(1)
  })

  test('a move that clashes leaves no grounding behind', async () => {
    const board = await boardOf(toW02())
    const { id, version } = await weekNow()
    const moves = [move(ewa, at(MONDAY), at(MONDAY, 2))]
    answered(await server.call(saveMoves, { id, base: version, moves }, { as: anna }))
    expect(await save(broken({ board }))).toMatchObject({ failure: { code: 'clash' } })
    expect(await groundings()).toEqual([])
    expect(await listed()).toEqual([])
  })

  test('that has left the fleet is refused, and nothing is stored', async () => {
    answered(await server.call(deleteVehicle, { id: car(3) }, { as: office }))
    expect(await save(broken({ carId: car(3) }))).toMatchObject({ failure: { code: 'no_such_vehicle' } })
    expect(await listed()).toEqual([])
  })

  test('and leaves the fleet afterwards: taking it back is refused, since nobody may sit there any more', async () => {
    const { id } = answered(await save(broken({ board: await boardOf(toW02()) })))
    answered(await server.call(deleteVehicle, { id: car(1) }, { as: office }))
    expect(await undo(id)).toMatchObject({ failure: { code: 'changed_meanwhile' } })
    expect(readableSlot(await weekNow(), MONDAY)).toContain('W02 Jan Lis')
  })

  test('on a day that is over is only a fact: nobody moves any more', async () => {
    server.clock.set('2026-03-25T11:00:00Z')
    office = await server.asUser({ admin: true })
    const { alsoMoved } = answered(await save(broken({ dayEnd: '2026-03-16' })))
    expect(alsoMoved).toBe(0)
    expect(readableSlot(await weekNow(), MONDAY)).toContain('W01 Jan Lis')
    expect(await groundings()).toHaveLength(1)
  })
})

describe('what stands in the way of taking back', () => {
  let id: string
  beforeEach(async () => {
    await generate()
    id = answered(await save(broken({ board: await boardOf(toW02()) }))).id
  })

  test('an edit of other places does not', async () => {
    const { id: week, version } = await weekNow()
    const moves = [move(ewa, at(MONDAY), at(MONDAY, 3))]
    answered(await server.call(saveMoves, { id: week, base: version, moves }, { as: anna }))
    answered(await undo(id))
    expect(readableSlot(await weekNow(), MONDAY)).toEqual(
      expect.arrayContaining(['W01 Jan Lis', 'W03 Ewa Żak']),
    )
  })

  test('an edit of the same places does, and then all of it stays: the grounding too', async () => {
    const { id: week, version } = await weekNow()
    const moves = [move(jan, at(MONDAY, 2), at(MONDAY, 3))]
    answered(await server.call(saveMoves, { id: week, base: version, moves }, { as: anna }))
    expect(await undo(id)).toMatchObject({ status: 409, failure: { code: 'changed_meanwhile' } })
    expect(await groundings()).toHaveLength(1)
    expect(readableSlot(await weekNow(), TUESDAY)).toContain('W02 Jan Lis')
    expect((await listed())[0]?.undoneAt).toBeNull()
  })

  test('a grounding that was made longer since does', async () => {
    const [grounding] = await groundings()
    const { dayStart, shiftStart, shiftEnd } = WHOLE_WEEK
    const longer = { dayStart, shiftStart, shiftEnd, dayEnd: '2026-03-24' }
    answered(
      await server.call(
        editGrounding,
        { id: grounding?.id ?? '', ...longer, notOnStation: false },
        { as: anna },
      ),
    )
    expect(await undo(id)).toMatchObject({ failure: { code: 'car_changed' } })
    expect(readableSlot(await weekNow(), MONDAY)).toContain('W02 Jan Lis')
  })

  test('a grounding that somebody has ended by hand does not: what is gone is gone', async () => {
    const [grounding] = await groundings()
    answered(await server.call(removeGrounding, { id: grounding?.id ?? '' }, { as: anna }))
    answered(await undo(id))
    expect(readableSlot(await weekNow(), MONDAY)).toContain('W01 Jan Lis')
  })

  test('a shift that has begun since does', async () => {
    server.clock.set('2026-03-16T07:00:00Z')
    office = await server.asUser({ admin: true })
    expect(await undo(id)).toMatchObject({ failure: { code: 'has_begun' } })
    expect(await groundings()).toHaveLength(1)
  })

  test('two who take it back at once do it once', async () => {
    const answers = await Promise.all([undo(id), undo(id, anna)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(readableSlot(await weekNow(), MONDAY)).toContain('W01 Jan Lis')
  })
})

describe('a driver who is ill', () => {
  beforeEach(generate)
  const ill = async (fields: Partial<Input> = {}): Promise<Input> => ({
    ...{ kind: 'ill', driverId: jan, ...WHOLE_WEEK, removal: 'sick', note: 'dzwonił o 9' },
    board: await boardOf([
      move(jan, at(MONDAY, 1), null),
      move(jan, at(TUESDAY, 1), null),
      move(ewa, at(MONDAY), at(MONDAY, 1)),
    ]),
    ...fields,
  })

  test('loses the shifts with their reason, somebody drives instead, and all of it is taken back', async () => {
    const { id } = answered(await save(await ill()))
    expect(readableSlot(await weekNow(), MONDAY)).toEqual(['W01 Ewa Żak'])
    expect(await removed()).toMatchObject([
      { attributes: { reason: 'Choroba - nie ma L4', saved: true } },
      { attributes: { reason: 'Choroba - nie ma L4', saved: true } },
    ])
    answered(await undo(id))
    expect(readableSlot(await weekNow(), MONDAY)).toEqual(['W01 Jan Lis', 'rezerwa Ewa Żak'])
    expect(await removed()).toEqual([])
  })

  test('is told as ill to administrators alone', async () => {
    answered(await save(await ill()))
    expect(await listed()).toMatchObject([{ kind: 'ill', note: 'dzwonił o 9', subject: 'Jan Lis' }])
    expect(await listed(anna)).toMatchObject([{ kind: null, note: '', subject: 'Jan Lis' }])
  })

  test('entered twice stands once, with one reason a shift', async () => {
    const input = await ill()
    const answers = await Promise.all([save(input), save(input, anna)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'nothing_changes' } })
    expect(await removed()).toHaveLength(2)
  })

  test('another reason wants its words', async () => {
    expect(await save(await ill({ removal: 'other', reason: ' ' }))).toMatchObject({
      failure: { code: 'reason_needed' },
    })
    expect(await removed()).toEqual([])
  })

  test('who is late keeps the shift, and it is known', async () => {
    const { id } = answered(await save({ kind: 'late', driverId: jan, ...WHOLE_WEEK, note: '30 min' }))
    expect(readableSlot(await weekNow(), MONDAY)).toContain('W01 Jan Lis')
    expect(await listed()).toMatchObject([{ id, kind: 'late', note: '30 min' }])
    answered(await undo(id))
  })

  test('one SMS a driver goes with it; taken back before it went out, nobody hears of it', async () => {
    const before = await messages()
    const { id, told } = answered(await save(await ill({ tell: true })))
    expect(told).toEqual({ people: 2, withoutPhone: 0 })
    expect(await messages()).toBe(before + 2)
    expect(answered(await undo(id, office, true)).told).toEqual({ people: 0, withoutPhone: 0 })
  })
})

test('a week that is not generated has facts alone, and no moves', async () => {
  answered(await save(broken()))
  expect(await groundings()).toHaveLength(1)
  expect(await save({ kind: 'ill', driverId: jan, ...WHOLE_WEEK })).toMatchObject({
    failure: { code: 'nothing_changes' },
  })
  const board = { id: '00000000-0000-4000-8000-000000000000', base: 1, moves: toW02() }
  expect(await save(broken({ carId: car(2), board }))).toMatchObject({ failure: { code: 'not_generated' } })
})

test('of a draft nobody is told anything', async () => {
  answered(await server.call(setPublishing, { publishApart: true }, { as: office }))
  await generate()
  const before = await messages()
  const { id, told } = answered(await save(broken({ tell: true, board: await boardOf(toW02()) })))
  expect(told).toBeNull()
  expect(await messages()).toBe(before)
  answered(await undo(id))
  expect(readableSlot(await weekNow(), MONDAY)).toContain('W01 Jan Lis')
})

test('moves of another week, a driver for a car, an end before the start: refused with the reason', async () => {
  await generate()
  const board = await boardOf(toW02())
  const april = { dayStart: '2026-04-06', dayEnd: '2026-04-07' }
  expect(await save(broken({ ...april, board }))).toMatchObject({ failure: { code: 'other_week' } })
  expect(await save({ ...broken(), driverId: jan })).toMatchObject({ failure: { code: 'wrong_subject' } })
  expect(await save({ kind: 'ill', carId: car(1), ...WHOLE_WEEK })).toMatchObject({
    failure: { code: 'wrong_subject' },
  })
  expect(await save(broken({ dayEnd: '2026-03-15' }))).toMatchObject({
    failure: { code: 'end_before_start' },
  })
  expect(await listed()).toEqual([])
})

describe('a car that is rented', () => {
  beforeEach(generate)
  const rental = {
    ...{ first_name: 'Ola', last_name: 'Nowa', weekly_price: '700', mileage_start: 1000 },
    ...{ start_date: '2026-03-16', start_time: '07:00' },
  }
  const rentals = async () => answered(await server.call(listRentals, {}, { as: office })).data

  test('goes to the renter and its drivers to other cars in one act, which is taken back whole', async () => {
    const { id } = answered(await save(broken({ kind: 'rental', rental, board: await boardOf(toW02()) })))
    expect(await rentals()).toMatchObject([{ attributes: { first_name: 'Ola', rented_car: 'W01' } }])
    expect(readableSlot(await weekNow(), MONDAY)).toContain('W02 Jan Lis')
    answered(await undo(id))
    expect(await rentals()).toEqual([])
    expect(readableSlot(await weekNow(), MONDAY)).toContain('W01 Jan Lis')
  })

  test('to two renters at once goes to one of them', async () => {
    answered(await server.call(addRental, { ...rental, carId: car(1) }, { as: office }))
    expect(await save(broken({ kind: 'rental', rental }))).toMatchObject({
      failure: { code: 'rental_taken' },
    })
    expect(await listed()).toEqual([])
  })

  test('while it is grounded is refused, and a grounding over a rental is not', async () => {
    answered(await save(broken()))
    expect(await save(broken({ kind: 'rental', rental }))).toMatchObject({
      failure: { code: 'car_grounded' },
    })
    answered(await save(broken({ kind: 'rental', carId: car(2), rental })))
    answered(await save(broken({ carId: car(2) })))
  })

  test('lacks what a rental needs: refused beside its fields', async () => {
    expect(await save(broken({ kind: 'rental' }))).toMatchObject({ failure: { code: 'rental_needed' } })
    const lacking = { ...rental, weekly_price: '' }
    expect(await save(broken({ kind: 'rental', rental: lacking }))).toMatchObject({
      failure: { code: 'incomplete_rental', fields: { weekly_price: expect.any(String) } },
    })
  })

  test('entered by somebody else is taken back by an administrator alone', async () => {
    const { id } = answered(await save(broken({ kind: 'rental', rental })))
    expect(await undo(id, anna)).toMatchObject({ status: 403, failure: { code: 'only_author' } })
    answered(await undo(id))
  })
})

describe('a car that is back earlier', () => {
  const back = { dayStart: '2026-03-17', shiftStart: 'Dzień', dayEnd: '2026-03-22', shiftEnd: 'Noc' } as const
  beforeEach(generate)

  test('its grounding ends before, somebody gets it, and it is grounded again when that is taken back', async () => {
    answered(await save(broken({ carId: car(3) })))
    const board = await boardOf([move(ewa, at(TUESDAY), at(TUESDAY, 3))])
    const { id } = answered(await save({ kind: 'returned', carId: car(3), ...back, board }))
    expect((await groundings(3))[0]?.attributes).toMatchObject({ dayEnd: '2026-03-16', shiftEnd: 'Noc' })
    expect(readableSlot(await weekNow(), TUESDAY)).toContain('W03 Ewa Żak')
    answered(await undo(id))
    expect((await groundings(3))[0]?.attributes).toMatchObject({ dayEnd: '2026-03-22', shiftEnd: 'Noc' })
    expect(readableSlot(await weekNow(), TUESDAY)).toContain('rezerwa Ewa Żak')
  })

  test('its rental has an end from then on', async () => {
    const rental = {
      ...{ first_name: 'Ola', last_name: 'Nowa', weekly_price: '700', mileage_start: 1000 },
      ...{ start_date: '2026-03-16', start_time: '07:00', carId: car(3) },
    }
    answered(await server.call(addRental, rental, { as: office }))
    const { id } = answered(await save({ kind: 'returned', carId: car(3), ...back }))
    const rentals = async () =>
      answered(await server.call(listRentals, {}, { as: office })).data[0]?.attributes
    expect(await rentals()).toMatchObject({ end_date: '2026-03-16', end_time: '23:59' })
    answered(await undo(id))
    expect(await rentals()).toMatchObject({ end_date: null, end_time: null })
  })

  test('that was never off is refused; so is one that would be back before it went', async () => {
    expect(await save({ kind: 'returned', carId: car(3), ...back })).toMatchObject({
      failure: { code: 'not_off' },
    })
    const { dayStart: _, ...rest } = WHOLE_WEEK
    answered(
      await server.call(addGrounding, { carId: car(3), ...rest, dayStart: '2026-03-17' }, { as: office }),
    )
    expect(await save({ kind: 'returned', carId: car(3), ...back })).toMatchObject({
      failure: { code: 'begins_then' },
    })
  })

  test('is not taken from who got it since by taking that back', async () => {
    answered(await save(broken({ carId: car(3) })))
    const { id } = answered(await save({ kind: 'returned', carId: car(3), ...back }))
    const { id: week, version } = await weekNow()
    const moves = [move(ewa, at(TUESDAY), at(TUESDAY, 3))]
    answered(await server.call(saveMoves, { id: week, base: version, moves }, { as: anna }))
    expect(await undo(id)).toMatchObject({ failure: { code: 'changed_meanwhile' } })
    expect((await groundings(3))[0]?.attributes).toMatchObject({ dayEnd: '2026-03-16' })
  })
})
