import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { generateWeek } from '../../contract.ts'
import { getPlanningAttention } from '../../contract-attention.ts'
import { getFleetToday } from '../../contract-fleet-today.ts'

const WEEK = { year: 2026, week: 12 } as const
const [JAN, OTHER] = ['600100200', '600100987']

let server: TestServer
let cars: string[]
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  cars = await addCars(server.database.queries, 2)
})

const today = async () => answered(await server.call(getFleetToday, {}, { as: await server.asUser() }))
async function generate() {
  answered(await server.call(generateWeek, WEEK, { as: await server.asUser({ admin: true }) }))
}

test('a fleet without a generated week drives, as far as is known', async () => {
  const { date, shift, data } = await today()
  expect([date, shift]).toEqual(['2026-03-11', 'day'])
  expect(data.map(({ day, night, off }) => [day, night, off])).toEqual([
    [null, null, null],
    [null, null, null],
  ])
})

test('each car has its drivers of today, those of one name told apart; after midnight it is still the day before', async () => {
  await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
  await submit(server, WEEK, 'Jan Lis', OTHER, { 0: 'night' })
  await generate()
  for (const instant of ['2026-03-16T11:00:00Z', '2026-03-17T03:00:00Z']) {
    server.clock.set(instant)
    const { date, data } = await today()
    expect(date).toBe('2026-03-16')
    expect(data.flatMap(({ day }) => (day ? [`${day.fullName} ${day.mark}`] : []))).toEqual(['Jan Lis …200'])
    expect(data.flatMap(({ night }) => (night ? [night.mark] : []))).toEqual(['…987'])
  }
})

test('a car that is off says why and until when, and there are as many as the dashboard counts', async () => {
  answered(
    await server.call(
      addGrounding,
      {
        ...{ carId: cars[0] ?? '', dayStart: '2026-03-10', shiftStart: 'Dzień' },
        ...{ dayEnd: '2026-03-13', shiftEnd: 'Noc', groundedReason: 'Stłuczka' },
      },
      { as: await server.asUser() },
    ),
  )
  const off = (await today()).data.flatMap((car) => car.off ?? [])
  expect(off).toEqual([
    { kind: 'grounding', reason: 'Stłuczka', until: { date: '2026-03-13', shift: 'night' } },
  ])
  const counted = answered(await server.call(getPlanningAttention, {}, { as: await server.asUser() }))
  expect(off.filter(({ kind }) => kind !== 'rental')).toHaveLength(counted.carsOff.length)
})
