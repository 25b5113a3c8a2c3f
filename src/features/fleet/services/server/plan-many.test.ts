import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { listWeekServices } from '../contract.ts'
import { planServices } from '../contract-many.ts'

const GONE = '7b8a1a52-5a0e-4c3b-9d7e-000000000001'
const VISIT = { date: '2026-03-17', hour: '9:15', text: 'Opony zimowe' }

let server: TestServer
let office: TestCaller
let cars: string[]
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 3)
})

const plan = (carIds: string[], more: object = {}) =>
  server.call(planServices, { carIds, ...VISIT, ...more }, { as: office })
const planned = async () =>
  answered(await server.call(listWeekServices, { year: 2026, week: 12 }, { as: office })).data

test('the same service of many cars is planned in one act, and stands in the log once', async () => {
  expect(answered(await plan([...cars, GONE]))).toEqual({
    ...{ planned: 3, links: 0, left: [{ id: GONE, why: 'gone' }] },
  })
  expect((await planned()).map(({ attributes }) => attributes.serviceTime)).toEqual([
    '09:15',
    '09:15',
    '09:15',
  ])
  const { data } = answered(await server.call(listAudit, {}, { as: office }))
  const row = data.find(({ attributes }) => attributes.action === 'POST /api/services/many')
  expect(row?.attributes.details).toEqual({ services: 3, left: 1 })
})

test('said twice it is one visit; another hour is another one', async () => {
  answered(await plan(cars.slice(0, 1)))
  const again = answered(await plan(cars))
  expect([again.planned, again.left]).toEqual([2, [{ id: cars[0], why: 'planned-already' }]])
  expect(answered(await plan(cars, { hour: '10:00' })).planned).toBe(3)
})

test('what is missing or wrong refuses all of it, beside its field', async () => {
  expect(await plan(cars, { hour: '' })).toMatchObject({ status: 400, failure: { code: 'missing_data' } })
  expect(await plan(cars, { hour: '25:00' })).toMatchObject({
    failure: { code: 'invalid_service', fields: { hour: expect.any(String) } },
  })
  expect(await planned()).toEqual([])
})
