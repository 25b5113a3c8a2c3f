import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addSubmissionShift,
  getSubmissionDetails,
  removeSubmissionShift,
} from '#features/availability/contract.ts'
import { placesOnBoard, readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '../../contract.ts'
import { seatWaiting } from '../../contract-late.ts'

const WEEK = { year: 2026, week: 12 }
const MONDAY = '2026-03-16'
const JAN = '600100201'
const EWA = '600100202'
let server: TestServer
let office: TestCaller
let car: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
  car = (await addCars(server.database.queries, 1))[0] ?? ''
})

type Sent = ReturnType<typeof placesOnBoard>

const generate = async () => answered(await server.call(generateWeek, WEEK, { as: office }))
async function week() {
  // A look at the database serves all readers for 250 ms.
  server.clock.advance(300)
  const read = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!read) throw new Error('The week is not generated.')
  return read
}
/** The board as it is looked at, with what the office does on it. */
async function save(edit: (places: Sent) => Sent = (places) => places) {
  const { id, version, waiting, ...calendar } = await week()
  const seen = waiting.map(({ choiceId }) => choiceId)
  const places = edit(placesOnBoard(calendar))
  answered(await server.call(updateWeek, { id, version, places, waiting: seen }, { as: office }))
}
const monday = async () => {
  const read = await week()
  return [readableSlot(read, 0), readableSlot(read, 1)]
}
const waiting = async () => (await week()).waiting.map((each) => `${each.slot} ${each.fullName}`)
async function numberOf(fullName: string): Promise<number> {
  const { schedules } = answered(await server.call(getSubmissionDetails, WEEK, { as: office }))
  const found = schedules.find(({ attributes }) => attributes.fullName === fullName)
  if (!found) throw new Error(`${fullName} has sent nothing.`)
  return found.id
}
const callOnMonday = async (fullName: string) => {
  const shift = { shiftOption: 'Do dyspozycji', date: MONDAY } as const
  const id = await numberOf(fullName)
  answered(await server.call(addSubmissionShift, { id, ...shift }, { as: office }))
}

describe('an on-call choice that comes after the week was generated waits until somebody decides (D42)', () => {
  test('of who stands on the reserve of that date: whatever is saved meanwhile, it waits in the other shift', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    await submit(server, WEEK, 'Ewa Żak', EWA, { 0: 'day-reserve' })
    await generate()
    await callOnMonday('Ewa Żak')
    expect(await waiting()).toEqual(['1 Ewa Żak'])
    await save()
    expect(await waiting()).toEqual(['1 Ewa Żak'])
    expect(await monday()).toEqual([['W01 Jan Lis', 'rezerwa Ewa Żak'], ['do dyspozycji Ewa Żak']])
  })

  test('of who drives on that date: it waits as soon as the car is taken away', async () => {
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    await generate()
    const id = await numberOf('Jan Lis')
    const shift = { shiftOption: 'Dzień', date: MONDAY } as const
    answered(await server.call(removeSubmissionShift, { id, ...shift }, { as: office }))
    await callOnMonday('Jan Lis')
    expect(await waiting()).toEqual([])
    await save((places) => places.filter(({ driverId }) => driverId !== jan))
    expect(await waiting()).toEqual(['0 Jan Lis', '1 Jan Lis'])
  })

  test('of who waits for a shift of that date too: for that one he waits on the reserve, on call in the other', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    await generate()
    await submit(server, WEEK, 'Ewa Żak', EWA, { 0: 'day' })
    await callOnMonday('Ewa Żak')
    expect(await waiting()).toEqual(['0 Ewa Żak', '1 Ewa Żak'])
    expect(await monday()).toEqual([['W01 Jan Lis', 'rezerwa Ewa Żak'], ['do dyspozycji Ewa Żak']])
    answered(await server.call(seatWaiting, WEEK, { as: office }))
    expect(await monday()).toEqual([['W01 Jan Lis', 'rezerwa Ewa Żak'], ['do dyspozycji Ewa Żak']])
    expect(await waiting()).toEqual([])
  })

  test('moved onto the reserve of one shift, the other shift’s place stays, saved', async () => {
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 1: 'day' })
    await generate()
    await callOnMonday('Jan Lis')
    await save((places) =>
      places.map((place) =>
        place.driverId === jan && place.slot === 0 ? { ...place, onCall: false } : place,
      ),
    )
    expect(await monday()).toEqual([['rezerwa Jan Lis'], ['do dyspozycji Jan Lis']])
    expect(await waiting()).toEqual([])
    await save((places) => places.filter(({ slot }) => slot !== 0))
    expect(await monday()).toEqual([[], ['do dyspozycji Jan Lis']])
  })

  test('taken off one shift, he stays off it, and on call in the other', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 1: 'day' })
    await generate()
    await callOnMonday('Jan Lis')
    await save((places) => places.filter(({ slot }) => slot !== 0))
    expect(await monday()).toEqual([[], ['do dyspozycji Jan Lis']])
    expect(await waiting()).toEqual([])
  })

  test('given a car, he is on call in neither shift of the date, nor when the car is taken away again', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 1: 'day' })
    await generate()
    await callOnMonday('Jan Lis')
    await save((places) =>
      places.map((place) => (place.slot === 0 ? { ...place, carId: car, onCall: false } : place)),
    )
    expect(await monday()).toEqual([['W01 Jan Lis'], []])
    await save((places) => places.filter(({ slot }) => slot !== 0))
    expect(await monday()).toEqual([[], []])
  })
})
