import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getOwnHome } from '#features/work-calendar/contract-home.ts'
import { type MovingOffice, openOffice, TUESDAY_NIGHT } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { addService, listCarServices, sendServiceLink, serviceOfLink, updateService } from '../contract.ts'
import { confirmOwnService } from '../contract-own.ts'
import { services } from './tables.ts'

const MONDAY = '2026-03-16'
const PLACE = 'Auto-Serwis, Puławska 152'

let server: TestServer
let office: MovingOffice
let carId: string
let id: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  office = await openOffice(server)
  carId = office.cars[0] ?? ''
  const visit = { carId, date: MONDAY, hour: '13:30', text: 'Opony', place: PLACE }
  id = answered(await server.call(addService, visit, { as: office.admin() })).id
})
afterAll(() => server.close())

const home = async () => {
  server.clock.advance(300)
  return answered(await server.call(getOwnHome, {}, { as: await server.asScope('driver', office.jan) })).next
}
const seen = { date: MONDAY, hour: '13:30', place: PLACE }
const confirm = async (driver = office.jan, part: Partial<typeof seen> = {}) =>
  server.call(confirmOwnService, { id, ...seen, ...part }, { as: await server.asScope('driver', driver) })
const confirmedAt = async () => (await server.database.queries.select().from(services))[0]?.confirmedAt

test('the driver sees hour and place on the own page and confirms there; the office sees when', async () => {
  expect((await home())?.visit).toEqual({ id, ...seen, confirmed: false, past: false })
  answered(await confirm())
  expect((await home())?.visit).toMatchObject({ confirmed: true })
  const first = await confirmedAt()
  expect(first).not.toBeNull()
  server.clock.advance(60_000)
  answered(await confirm())
  expect(await confirmedAt()).toBe(first)
})

test('only who has the car then confirms', async () => {
  expect(await confirm(office.ewa)).toMatchObject({ status: 404, failure: { code: 'not_yours' } })
  await office.move(office.jan, TUESDAY_NIGHT)
  expect(await confirm()).toMatchObject({ status: 404 })
  expect(await confirmedAt()).toBeNull()
})

test.each([
  ['date', { date: '2026-03-17' }],
  ['hour', { hour: '09:00' }],
  ['place', { place: 'Garaż' }],
] as const)('another %s than the one that stands now is not confirmed unread', async (_, part) => {
  expect(await confirm(office.jan, part)).toMatchObject({ status: 409, failure: { code: 'moved' } })
  expect(await confirmedAt()).toBeNull()
})

test('once its hour has come it is not confirmed any more', async () => {
  server.clock.set(`${MONDAY}T13:30:00+01:00`)
  expect(await confirm()).toMatchObject({ status: 409, failure: { code: 'past' } })
})

test('another place takes the confirmation back, as another hour does; a change that names none leaves it', async () => {
  answered(await confirm())
  const visit = { id, carId, date: MONDAY, hour: '13:30', text: 'Opony i olej' }
  expect(answered(await server.call(updateService, visit, { as: office.admin() }))).toMatchObject({
    confirmationCleared: false,
  })
  expect((await home())?.visit).toMatchObject({ confirmed: true, place: PLACE })
  const moved = { ...visit, place: 'Puławska 200' }
  expect(answered(await server.call(updateService, moved, { as: office.admin() }))).toMatchObject({
    confirmationCleared: true,
  })
  expect((await home())?.visit).toMatchObject({ confirmed: false, place: 'Puławska 200' })
})

test('the place stands in the SMS and behind its link', async () => {
  answered(await server.call(sendServiceLink, { id }, { as: office.admin() }))
  const { data } = answered(await server.call(listCarServices, { id }, { as: office.admin() }))
  const uuid = data[0]?.attributes.link.split('/').at(-1) ?? ''
  expect(answered(await server.call(serviceOfLink, { uuid })).service).toMatchObject({ place: PLACE })
})

test('of two visits in a shift the one still to come is shown; before six it is the night of the day before', async () => {
  const early = { carId, date: MONDAY, hour: '08:00', text: 'Mycie', place: '' }
  answered(await server.call(addService, early, { as: office.admin() }))
  expect((await home())?.visit).toMatchObject({ hour: '08:00' })
  server.clock.set(`${MONDAY}T09:00:00+01:00`)
  expect((await home())?.visit).toMatchObject({ hour: '13:30' })
})
