import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBoard } from '#features/board/work/contract.ts'
import { editDriver } from '#features/drivers/office/contract.ts'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { listMessages } from '#features/messaging/contract.ts'
import { textAllChanges } from '#features/notices/contract.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, updateWeek } from '../../contract.ts'

const WEEK = { year: 2026, week: 12 }
const [MONDAY_DAY, TUESDAY_NIGHT] = [0, 3]

let server: TestServer
let office: TestCaller
let car: string
let jan: string
let again: string
let id: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
  car = (await addCars(server.database.queries, 1))[0] ?? ''
  jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 1: 'night' })
  again = await submit(server, WEEK, 'Jan Lis', '600100202', { 0: 'day' })
  const places = [
    { driverId: again, slot: MONDAY_DAY, carId: car },
    { driverId: jan, slot: TUESDAY_NIGHT, carId: null },
  ]
  ;({ id } = answered(await server.call(generateWeek, { ...WEEK, places }, { as: office })))
})

test('two records folded into one: a message about a move that is another one by that is not sent any more', async () => {
  const places = [
    { driverId: again, slot: TUESDAY_NIGHT, carId: car, onCall: false },
    { driverId: jan, slot: TUESDAY_NIGHT, carId: null, onCall: false },
  ]
  answered(await server.call(updateWeek, { id, version: 1, places }, { as: office }))
  answered(await server.call(textAllChanges, { weekId: id }, { as: office }))
  const states = async () =>
    answered(await server.call(listMessages, { kind: 'sms' }, { as: office })).data.map(
      ({ attributes }) => attributes.state,
    )
  expect(await states()).toEqual(['no-gateway'])
  answered(await server.call(mergeDrivers, { staysId: jan, foldedId: again }, { as: office }))
  expect(await states()).toEqual(['withdrawn'])
})

test('a version that comes of an edited driver is not the tab’s that saved the one before', async () => {
  const places = [{ driverId: again, slot: MONDAY_DAY, carId: car, onCall: false }]
  const headers = { 'x-tab': 'tab-of-anna' }
  await server.callRaw(updateWeek, { id, version: 1, places }, { as: office, headers })
  const tab = async () => {
    server.clock.advance(300)
    return answered(await server.call(openBoard, WEEK, { as: office })).saved?.savedTab
  }
  expect(await tab()).toBe('tab-of-anna')
  const contact = { id: again, fullName: 'Jan Lisek', phone: '600100202', email: '' }
  answered(await server.call(editDriver, contact as never, { as: office }))
  expect(await tab()).toBe('')
})
