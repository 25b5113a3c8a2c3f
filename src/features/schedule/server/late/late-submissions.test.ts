import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addSubmissionShift,
  getSubmissionDetails,
  getWeekCapacity,
  removeSubmission,
  removeSubmissionShift,
  submitAvailability,
} from '#features/availability/contract.ts'
import { removeDriver, toggleDriver } from '#features/drivers/office/contract.ts'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { waitTextForDriver } from '#features/roster/texts-waiting.ts'
import { placesOnBoard, readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '../../contract.ts'
import { getPlanningAttention } from '../../contract-attention.ts'
import { listWeekVersions } from '../../contract-history.ts'
import { seatWaiting } from '../../contract-late.ts'

const WEEK = { year: 2026, week: 12 }
const MONDAY = { day: 16, month: 3, year: 2026 }
let server: TestServer
let office: TestCaller
let cars: string[]
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 2)
})

const [JAN, EWA, OLA, IZA] = ['600100201', '600100202', '600100203', '600100204']
const generate = async () => answered(await server.call(generateWeek, WEEK, { as: office }))
const seat = async () => answered(await server.call(seatWaiting, WEEK, { as: office }))
async function week() {
  // A look at the database serves all readers for 250 ms.
  server.clock.advance(300)
  const read = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!read) throw new Error('The week is not generated.')
  return read
}
const slot = async (index: number) => readableSlot(await week(), index)
const waiting = async () => (await week()).waiting.map((each) => `${each.slot} ${each.fullName}`)
const late = async () => {
  server.clock.advance(300)
  return answered(await server.call(getPlanningAttention, {}, { as: office })).late
}
const numberOf = async (fullName: string): Promise<number> => {
  const { schedules } = answered(
    await server.call(getSubmissionDetails, { week: 12, year: 2026 }, { as: office }),
  )
  const found = schedules.find(({ attributes }) => attributes.fullName === fullName)
  if (!found) throw new Error(`${fullName} has sent nothing.`)
  return found.id
}

describe('what is submitted after a week was generated (D42)', () => {
  test('stands at once on that week’s reserve as waiting, and the office is told how many', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    await generate()
    expect(await late()).toEqual([])
    await submit(server, WEEK, 'Ewa Żak', EWA, { 0: 'day', 1: 'night' })
    await submit(server, WEEK, 'Ola Sum', OLA, { 2: 'on-call' })
    expect(await slot(0)).toEqual(['W01 Jan Lis', 'rezerwa Ewa Żak'])
    expect(await waiting()).toEqual(['0 Ewa Żak', '3 Ewa Żak', '4 Ola Sum', '5 Ola Sum'])
    expect((await week()).version).toBe(1)
    expect(await late()).toEqual([{ ...WEEK, people: 2, takenBack: 0 }])
  })

  test('is seated in one step where seats are free, the others get a true reason, and nobody else moves', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    await generate()
    await submit(server, WEEK, 'Ewa Żak', EWA, { 0: 'day', 1: 'night' })
    await submit(server, WEEK, 'Ola Sum', OLA, { 0: 'day', 3: 'on-call' })
    const done = await seat()
    expect(done.version).toBe(2)
    expect(done.seated.map((each) => `${each.slot} ${each.fullName} ${each.reg}`)).toEqual([
      '0 Ewa Żak W02',
      '3 Ewa Żak W02',
    ])
    expect(
      done.listed.map(
        (each) => `${each.slot} ${each.fullName}: ${waitTextForDriver({ ...each, rank: 1 }, each.why)}`,
      ),
    ).toEqual([
      '0 Ola Sum: Dzień pn: dostępne 2 auta, 3 chętnych. Wszystkie miejsca są już ogłoszone innym. Jesteś 1. w rezerwie.',
      '6 Ola Sum: ',
      '7 Ola Sum: ',
    ])
    expect(await slot(0)).toEqual(['W01 Jan Lis', 'W02 Ewa Żak', 'rezerwa Ola Sum'])
    expect(await waiting()).toEqual([])
    expect(await late()).toEqual([])
    expect(
      (await week()).history.map(({ fullName, kind, newReg }) => `${kind} ${fullName} ${newReg}`).sort(),
    ).toEqual(['added Ewa Żak W02', 'added Ewa Żak W02', 'added Ola Sum '])
  })

  test('two who press at once do it once; who presses with nobody waiting changes nothing', async () => {
    await generate()
    await submit(server, WEEK, 'Ewa Żak', EWA, { 0: 'day' })
    const both = await Promise.all([seat(), seat()])
    expect(both.map(({ seated }) => seated.length).sort()).toEqual([0, 1])
    expect((await seat()).seated).toEqual([])
    expect((await week()).version).toBe(2)
  })

  test('a board that was open before keeps who came meanwhile waiting, and one that saw him may take him off', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    await generate()
    const open = await week()
    await submit(server, WEEK, 'Ewa Żak', EWA, { 0: 'day' })
    const save = async (from: Awaited<ReturnType<typeof week>>, without = '') => {
      const places = placesOnBoard(from).filter(({ driverId }) => driverId !== without)
      const seen = from.waiting.map(({ choiceId }) => choiceId)
      const { id, version } = from
      return answered(await server.call(updateWeek, { id, version, places, waiting: seen }, { as: office }))
    }
    await save(open)
    expect(await waiting()).toEqual(['0 Ewa Żak'])
    await save(await week())
    expect(await waiting()).toEqual(['0 Ewa Żak'])
    const seen = await week()
    await save(seen, seen.waiting[0]?.driverId)
    expect(await waiting()).toEqual([])
    expect(await slot(0)).toEqual(['W01 Jan Lis'])
  })

  test('who is put into a car by hand waits no more, nor when the office takes the car away again', async () => {
    await generate()
    const ewa = await submit(server, WEEK, 'Ewa Żak', EWA, { 0: 'day' })
    const { id } = await week()
    const drives = [{ driverId: ewa, slot: 0, carId: cars[0] ?? '', onCall: false }]
    answered(await server.call(updateWeek, { id, version: 1, places: drives }, { as: office }))
    expect(await slot(0)).toEqual(['W01 Ewa Żak'])
    answered(await server.call(updateWeek, { id, version: 2, places: [] }, { as: office }))
    expect(await waiting()).toEqual([])
  })

  test('it is no regular seat: stored as reserve, and the answer says that it waits (D46)', async () => {
    await generate()
    const answer = answered(
      await server.call(submitAvailability, {
        ...{ fullName: 'Ewa Żak', phone: EWA, email: 'ewa@example.pl', year: 2026, weekNum: 12 },
        selectedDays: [{ shiftOption: 'Dzień', ...MONDAY }],
      }),
    )
    expect(answer).toMatchObject({ late: true, changed: [{ from: 'Dzień', to: 'Dzień rezerwa' }] })
  })
})

describe('the capacity of a generated week (D46)', () => {
  test('tells the cars that are truly free, within the limit', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    const monday = async () => {
      const { data, generated } = answered(await server.call(getWeekCapacity, WEEK, {}))
      const { dayShifts, dayLimit, toChoose } = data[0] ?? {}
      return { generated, dayShifts, dayLimit, toChoose }
    }
    expect(await monday()).toMatchObject({ generated: false, dayShifts: 1 })
    await generate()
    expect(await monday()).toEqual({ generated: true, dayShifts: 1, dayLimit: 2, toChoose: 3 })
  })
})

describe('what the office changes after a week was generated (D42)', () => {
  test('an added shift waits; taken back again it is gone; added once more it waits anew', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    await generate()
    const id = await numberOf('Jan Lis')
    const tuesday = { shiftOption: 'Dzień', date: '2026-03-17' } as const
    const add = async () =>
      answered(await server.call(addSubmissionShift, { id, ...tuesday }, { as: office }))
    await add()
    expect(await waiting()).toEqual(['2 Jan Lis'])
    answered(await server.call(removeSubmissionShift, { id, ...tuesday }, { as: office }))
    expect(await waiting()).toEqual([])
    await add()
    await seat()
    expect(await slot(2)).toEqual(['W01 Jan Lis'])
  })

  test('a shift that is taken back keeps its seat, is told, and goes from the lists with the step', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day', 1: 'on-call' })
    await generate()
    answered(await server.call(removeSubmission, { id: await numberOf('Jan Lis') }, { as: office }))
    expect((await week()).takenBack.map((each) => `${each.slot} ${each.fullName} ${each.reg}`)).toEqual([
      '0 Jan Lis W01',
      '2 Jan Lis ',
      '3 Jan Lis ',
    ])
    expect(await late()).toEqual([{ ...WEEK, people: 0, takenBack: 1 }])
    expect((await seat()).left.map((each) => each.slot)).toEqual([2, 3])
    expect(await slot(0)).toEqual(['W01 Jan Lis'])
    expect(await slot(2)).toEqual([])
  })

  test('a shift that the office had added, and takes back, is told like any other', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 1: 'day' })
    const shift = { shiftOption: 'Dzień', date: '2026-03-16' } as const
    const id = await numberOf('Jan Lis')
    answered(await server.call(addSubmissionShift, { id, ...shift }, { as: office }))
    await generate()
    answered(await server.call(removeSubmissionShift, { id, ...shift }, { as: office }))
    expect((await week()).takenBack.map((each) => `${each.slot} ${each.fullName} ${each.reg}`)).toEqual([
      '0 Jan Lis W01',
    ])
  })

  test('whom the office has put there by hand stays, whatever it adds and takes back', async () => {
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 1: 'day' })
    await generate()
    const { id, version } = await week()
    const seat = { driverId: jan, slot: 0, carId: cars[0] ?? '', onCall: false }
    const save = async (from: number, places: (typeof seat)[]) =>
      answered(await server.call(updateWeek, { id, version: from, places }, { as: office })).version
    const seated = await save(version, [seat])
    const shift = { id: await numberOf('Jan Lis'), shiftOption: 'Dzień', date: '2026-03-16' } as const
    answered(await server.call(addSubmissionShift, shift, { as: office }))
    const again = await save(seated, [seat])
    answered(await server.call(removeSubmissionShift, shift, { as: office }))
    expect((await week()).takenBack).toEqual([])
    expect(again).toBe(seated + 1)
  })

  test('taken off the shift that was taken back, and put there by hand later, he stays too', async () => {
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 1: 'day' })
    const shift = { id: await numberOf('Jan Lis'), shiftOption: 'Dzień', date: '2026-03-16' } as const
    answered(await server.call(addSubmissionShift, shift, { as: office }))
    await generate()
    answered(await server.call(removeSubmissionShift, shift, { as: office }))
    const { id, version } = await week()
    answered(await server.call(updateWeek, { id, version, places: [] }, { as: office }))
    const places = [{ driverId: jan, slot: 0, carId: cars[0] ?? '', onCall: false }]
    answered(await server.call(updateWeek, { id, version: version + 1, places }, { as: office }))
    expect((await week()).takenBack).toEqual([])
  })

  test('a submission deleted and sent anew is a new one: who has the seat keeps it, the rest waits', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    await generate()
    answered(await server.call(removeSubmission, { id: await numberOf('Jan Lis') }, { as: office }))
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day', 2: 'day' })
    expect((await week()).takenBack).toEqual([])
    expect(await waiting()).toEqual(['4 Jan Lis'])
  })

  test('a driver who was switched off waits as soon as he is switched on again', async () => {
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    answered(await server.call(toggleDriver, { id: jan, active: false }, { as: office }))
    await generate()
    expect(await waiting()).toEqual([])
    answered(await server.call(toggleDriver, { id: jan, active: true }, { as: office }))
    expect(await waiting()).toEqual(['0 Jan Lis'])
    await seat()
    expect(await slot(0)).toEqual(['W01 Jan Lis'])
  })

  test('two records folded into one: what the second one sent late waits under the first', async () => {
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    await generate()
    const other = await submit(server, WEEK, 'Jan Lis', IZA, { 2: 'day' })
    answered(await server.call(mergeDrivers, { staysId: jan, foldedId: other }, { as: office }))
    const { waiting: found } = await week()
    expect(found.map(({ driverId, slot: where }) => [driverId, where])).toEqual([[jan, 4]])
    await seat()
    expect(await slot(4)).toEqual(['W01 Jan Lis'])
  })

  test('a deleted driver waits no more', async () => {
    await generate()
    const ewa = await submit(server, WEEK, 'Ewa Żak', EWA, { 0: 'day' })
    answered(await server.call(removeDriver, { id: ewa }, { as: office }))
    expect(await waiting()).toEqual([])
    expect((await seat()).seated).toEqual([])
  })
})

test('each step is a version with its author', async () => {
  await generate()
  await submit(server, WEEK, 'Ewa Żak', EWA, { 0: 'day' })
  await seat()
  const { data } = answered(await server.call(listWeekVersions, WEEK, { as: office }))
  expect(data.map(({ version }) => version)).toEqual([2, 1])
})
