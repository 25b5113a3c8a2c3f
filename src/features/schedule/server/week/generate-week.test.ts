import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeDriver, toggleDriver } from '#features/drivers/office/contract.ts'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import { listMessages } from '#features/messaging/contract.ts'
import type { Place } from '#features/roster/domain/public.ts'
import { readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { getGeneratedWeek } from '../../contract.ts'
import { createBaseCalendars } from '../base/base-calendars.ts'
import { baseOfNow, generateFirst } from './generate-week.ts'

const WEEK = { year: 2026, week: 12 }

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
})

/** The week is generated from a base calendar that was made before something happened. */
async function generateAfter(happens: () => Promise<unknown>, moved?: (places: readonly Place[]) => Place[]) {
  const { database, platform } = server
  const base = await baseOfNow(database.queries, platform, createBaseCalendars(), WEEK)
  if (!base.result.ok) throw new Error('No base calendar.')
  const places = moved?.(base.result.value.places)
  await happens()
  const author = { id: null, name: 'Anna Próbna' }
  const input = { ...WEEK, ...(places ? { places } : {}) }
  const generated = await database.transaction((tx) => generateFirst(tx, platform, input, base, author))
  expect(generated).toMatchObject({ ok: true })
  server.clock.advance(300)
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  return week
}

test('a car that leaves the fleet while the week is being generated gives its drivers to a free one, else to the reserve', async () => {
  const cars = await addCars(server.database.queries, 2)
  await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 1: 'day' })
  await submit(server, WEEK, 'Ewa Żak', '600100202', { 1: 'day' })
  const week = await generateAfter(() => server.call(deleteVehicle, { id: cars[0] ?? '' }, { as: office }))
  expect(readableSlot(week, 0)).toEqual(['W02 Jan Lis'])
  const [driven, reserve] = readableSlot(week, 2)
  expect([driven?.slice(0, 3), reserve?.slice(0, 7)]).toEqual(['W02', 'rezerwa'])
  expect(week.days[1]?.reserve).toMatchObject([{ reason: 'Auta W01 nie ma już we flocie.' }])
})

describe('a driver who leaves while the week is being generated (D47)', () => {
  let jan: string
  beforeEach(async () => {
    await addCars(server.database.queries, 2)
    jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 1: 'on-call' })
    await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day', 2: 'day' })
  })
  const remove = () => server.call(removeDriver, { id: jan }, { as: office })
  const switchTo = (active: boolean) => server.call(toggleDriver, { id: jan, active }, { as: office })
  const toldOfTheWeek = async () => {
    const { data } = answered(await server.call(listMessages, {}, { as: office }))
    return data.filter(({ attributes }) => attributes.subject.startsWith('Twój grafik')).length
  }

  test('deleted: stands nowhere, is known to nobody of the week, and is told nothing', async () => {
    const week = await generateAfter(remove)
    expect(readableSlot(week, 0)).toEqual(['W01 Ewa Żak'])
    expect(readableSlot(week, 2)).toEqual([])
    const kept = await server.database.queries.execute(
      `SELECT FROM schedule_drivers WHERE driver_id = '${jan}'`,
    )
    expect(kept.rows).toEqual([])
    expect(await toldOfTheWeek()).toBe(1)
  })

  test('switched off: waits on the reserve with that reason, and for a seat as soon as he is switched on', async () => {
    const week = await generateAfter(() => switchTo(false))
    expect(readableSlot(week, 0)).toEqual(['W01 Ewa Żak', 'rezerwa Jan Lis'])
    expect(week.days[0]?.reserve[0]?.why).toEqual({ code: 'driver-inactive' })
    answered(await switchTo(true))
    server.clock.advance(300)
    const on = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
    expect(on?.waiting.map(({ fullName, slot }) => `${slot} ${fullName}`)).toEqual(['0 Jan Lis'])
  })

  test('deleted while somebody else is moved by hand: the same', async () => {
    const toReserve = (places: readonly Place[]) =>
      places.map((place) => (place.slot === 4 ? { ...place, carId: null } : place))
    const week = await generateAfter(remove, toReserve)
    expect(readableSlot(week, 0)).toEqual(['W01 Ewa Żak'])
    expect(readableSlot(week, 4)).toEqual(['rezerwa Ewa Żak'])
  })
})
