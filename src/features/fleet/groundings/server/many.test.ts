import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addGrounding, listGroundings } from '../contract.ts'
import { endGroundings, groundMany, previewGroundingMany, removeGroundings } from '../contract-many.ts'

const WEEK = { year: 2026, week: 12 }
const GONE = '7b8a1a52-5a0e-4c3b-9d7e-000000000001'
/** Monday's day of week 12 to Tuesday's night. */
const SPAN = {
  dayStart: '2026-03-16',
  shiftStart: 'Dzień',
  dayEnd: '2026-03-17',
  shiftEnd: 'Noc',
} as const

let server: TestServer
let office: TestCaller
let cars: string[]
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await at('2026-03-11T11:00:00Z')
  cars = await addCars(server.database.queries, 3)
})

const at = async (instant: string) => {
  server.clock.set(instant)
  office = await server.asUser({ admin: true })
}
const ground = (carIds: string[], more: object = {}, key?: string) =>
  server.call(groundMany, { carIds, ...SPAN, ...more }, { as: office, ...(key ? { key } : {}) })
const all = async () => answered(await server.call(listGroundings, {}, { as: office })).data
const end = async (carIds: string[]) => answered(await server.call(endGroundings, { carIds }, { as: office }))

describe('many cars are taken off in one act', () => {
  test('those that can be; one that is grounded then and one that is gone are named', async () => {
    const [first = '', second = '', third = ''] = cars
    answered(await server.call(addGrounding, { carId: second, ...SPAN }, { as: office }))
    const asked = { carIds: [...cars, GONE, first], ...SPAN }
    const preview = answered(await server.call(previewGroundingMany, asked, { as: office }))
    expect([preview.can, preview.left.length, preview.moves]).toEqual([2, 2, []])
    const { grounded, left } = answered(await ground(asked.carIds, { groundedReason: 'opony' }))
    expect(grounded.map(({ carId }) => carId)).toEqual([first, third].sort())
    expect(Object.fromEntries(left.map(({ id, why }) => [id, why]))).toEqual({
      ...{ [second]: 'grounded-then', [GONE]: 'gone' },
    })
    expect(await all()).toHaveLength(3)
  })

  test('drivers move once all cars are off, as the preview says, and nobody onto a car that is off too', async () => {
    const [jan, ewa] = [
      await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' }),
      await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day' }),
    ]
    const places = [jan, ewa].map((driverId, at) => ({ driverId, slot: 0, carId: cars[at] ?? null }))
    answered(await server.call(generateWeek, { ...WEEK, places }, { as: office }))
    const two = cars.slice(0, 2)
    const { mark, moves } = answered(
      await server.call(previewGroundingMany, { carIds: two, ...SPAN }, { as: office }),
    )
    expect(moves.map(({ toReg }) => toReg).sort()).toEqual(['W03', null])
    const refused = await ground(two, { seen: 'nobody' })
    expect(refused).toMatchObject({ status: 409, failure: { code: 'moves_changed' } })
    expect(await all()).toEqual([])
    expect(answered(await ground(two, { seen: mark })).moved).toBe(2)
    server.clock.advance(300)
    const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
    expect(
      week &&
        readableSlot(week, 0)
          .map((text) => text.slice(0, 3))
          .sort(),
    ).toEqual(['W03', 'rez'])
  })

  test('said twice it is done once, with and without the same key; taken back it is gone', async () => {
    const first = answered(await ground(cars, {}, 'prosba-1'))
    expect(answered(await ground(cars, {}, 'prosba-1'))).toEqual(first)
    expect(answered(await ground(cars)).grounded).toEqual([])
    expect(await all()).toHaveLength(3)
    const ids = first.grounded.map(({ id }) => id)
    const removed = async () => answered(await server.call(removeGroundings, { ids }, { as: office }))
    expect(await removed()).toEqual({ removed: 3, gone: 0 })
    expect(await removed()).toEqual({ removed: 0, gone: 3 })
    expect(await all()).toEqual([])
  })

  test('two at once take each car off once', async () => {
    const both = await Promise.all([ground(cars), ground([...cars].reverse())])
    expect(both.map((one) => answered(one).grounded.length).sort()).toEqual([0, 3])
  })

  test('an end before the start refuses all of it', async () => {
    expect(await ground(cars, { dayEnd: '2026-03-10' })).toMatchObject({
      ...{ status: 400, failure: { code: 'end_before_start' } },
    })
  })

  test('stands in the log as one act with its counts', async () => {
    await ground([...cars, GONE])
    const { data } = answered(await server.call(listAudit, {}, { as: office }))
    const row = data.find(({ attributes }) => attributes.action === 'POST /api/groundings/many')
    expect(row?.attributes.details).toMatchObject({ grounded: 3, moved: 0, left: 1 })
  })
})

describe('many cars come back in one act', () => {
  test('from the slot that runs; one that is not grounded now is named, and coming groundings stay', async () => {
    const [first = '', second = '', third = ''] = cars
    answered(await ground([first, second], { dayStart: '2026-03-10', dayEnd: '2026-03-20' }))
    answered(await ground([third]))
    expect(await end([...cars, GONE])).toEqual({
      ended: [first, second].sort(),
      left: expect.arrayContaining([
        { id: third, why: 'not-grounded' },
        { id: GONE, why: 'gone' },
      ]),
    })
    const stays = (await all()).map(({ attributes: { carId, dayEnd, shiftEnd } }) => [
      carId,
      dayEnd,
      shiftEnd,
    ])
    expect(stays).toContainEqual([first, '2026-03-10', 'Noc'])
    expect(stays).toContainEqual([third, '2026-03-17', 'Noc'])
    expect((await end([first])).left).toEqual([{ id: first, why: 'not-grounded' }])
  })

  test('one that began with the slot that runs goes', async () => {
    answered(await ground(cars, { dayStart: '2026-03-11', dayEnd: '2026-03-12' }))
    expect((await end(cars)).ended).toHaveLength(3)
    expect(await all()).toEqual([])
  })

  test('whenever it is ended, no slot from the one that runs stays grounded, and none before it is given back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(9), fc.nat(9), fc.integer({ min: 0, max: 23 }), async (from, length, hour) => {
        await server.reset()
        await at('2026-03-09T11:00:00Z')
        const [car = ''] = await addCars(server.database.queries, 1)
        const day = (slot: number) => `2026-03-${String(9 + Math.floor(slot / 2)).padStart(2, '0')}`
        const shift = (slot: number) => (slot % 2 === 0 ? 'Dzień' : 'Noc') as 'Dzień' | 'Noc'
        const to = from + length
        const span = {
          ...{ dayStart: day(from), shiftStart: shift(from), dayEnd: day(to), shiftEnd: shift(to) },
        }
        answered(await server.call(addGrounding, { carId: car, ...span }, { as: office }))
        // Wednesday, which is slots 4 and 5 of the week; before 6:00 it is Tuesday's night.
        await at(`2026-03-11T${String(hour).padStart(2, '0')}:30:00+01:00`)
        const now = hour < 6 ? 3 : hour < 18 ? 4 : 5
        const { ended } = await end([car])
        const [row] = await all()
        const wasOn = from <= now && now <= to
        expect(ended).toEqual(wasOn ? [car] : [])
        if (!wasOn) expect(row?.attributes).toMatchObject(span)
        else if (from === now) expect(row).toBeUndefined()
        else
          expect(row?.attributes).toMatchObject({ ...span, dayEnd: day(now - 1), shiftEnd: shift(now - 1) })
      }),
      { numRuns: 15 },
    )
  })
})
