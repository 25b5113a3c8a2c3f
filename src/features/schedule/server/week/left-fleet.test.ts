import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setPin } from '#features/board/pins/contract.ts'
import { removeDriver, toggleDriver } from '#features/drivers/office/contract.ts'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import { placesOnBoard, readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '../../contract.ts'
import { deletedCarText, deletedDriverText, inactiveDriverText } from '../../texts.ts'

const WEEK = { year: 2026, week: 12 }

let server: TestServer
let office: TestCaller
let cars: string[]
let jan: string
let ewa: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 3)
  jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 1: 'day' })
  ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day', 2: 'night' })
  answered(await server.call(generateWeek, WEEK, { as: office }))
})
afterAll(() => server.close())

type Place = ReturnType<typeof placesOnBoard>[number]
const saved = async () => {
  server.clock.advance(300)
  const found = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!found) throw new Error('The week is not generated.')
  return found
}
const change = async (edit: (places: Place[]) => Place[]) => {
  const calendar = await saved()
  const { id, version } = calendar
  return server.call(updateWeek, { id, version, places: edit(placesOnBoard(calendar)) }, { as: office })
}
const refused = (msg: string) => ({ failure: { code: 'breaks_rules', details: { breaches: [{ msg }] } } })
const carOf = async (driverId: string) =>
  placesOnBoard(await saved()).find((place) => place.driverId === driverId && place.slot === 0)?.carId ?? ''
const standings = async (carId: string) => {
  const { days, nights } = await saved()
  return Array.from({ length: 14 }, (_, slot) => {
    const car = (slot % 2 === 0 ? days : nights)[slot >> 1]?.cars.find(({ id }) => id === carId)
    return car?.standing
  })
}

describe('a deleted car (D26, D47)', () => {
  test('keeps its drivers, is marked in every slot, and is free in none', async () => {
    const carId = await carOf(jan)
    const before = readableSlot(await saved(), 0)
    answered(await server.call(deleteVehicle, { id: carId }, { as: office }))
    expect(readableSlot(await saved(), 0)).toEqual(before)
    const told = await standings(carId)
    expect(told[0]).toBe('driven')
    expect(told.slice(4)).toEqual(Array(10).fill('deleted'))
    expect(await change((places) => places)).toMatchObject({ ok: true })
  })

  test('gets nobody new, and the refusal names it', async () => {
    const carId = await carOf(jan)
    const { reg = '' } = (await saved()).days[0]?.cars.find(({ id }) => id === carId) ?? {}
    answered(await server.call(deleteVehicle, { id: carId }, { as: office }))
    const onto = (places: Place[]) => [...places, { driverId: ewa, slot: 8, carId, onCall: false }]
    expect(await change(onto)).toMatchObject(refused(deletedCarText(reg)))
    const swapped = (places: Place[]) =>
      places.map((place) =>
        place.slot !== 0 || !place.carId
          ? place
          : { ...place, carId: place.carId === carId ? (cars.find((id) => id !== carId) ?? '') : carId },
      )
    expect((await change(swapped)).ok).toBe(false)
    expect(
      await server.call(setPin, { ...WEEK, driverId: jan, slot: 6, carId }, { as: office }),
    ).toMatchObject({
      failure: { code: 'impossible_pin', msg: 'Tego auta nie ma we flocie.' },
    })
  })

  test('who leaves it and is saved does not get back into it', async () => {
    const carId = await carOf(jan)
    answered(await server.call(deleteVehicle, { id: carId }, { as: office }))
    const was = placesOnBoard(await saved())
    answered(await change((places) => places.filter((place) => place.carId !== carId)))
    expect((await change(() => was)).ok).toBe(false)
  })
})

describe('a driver who has left (D26, D47)', () => {
  test.each([
    ['deleted', () => server.call(removeDriver, { id: jan }, { as: office }), deletedDriverText('Jan Lis')],
    [
      'switched off',
      () => server.call(toggleDriver, { id: jan, active: false }, { as: office }),
      inactiveDriverText('Jan Lis'),
    ],
  ])('%s: keeps the shifts, is marked, and gets no new one', async (_how, leave, sentence) => {
    const before = readableSlot(await saved(), 0)
    expect(await leave()).toMatchObject({ ok: true })
    expect(readableSlot(await saved(), 0)).toEqual(before)
    expect((await saved()).driversOff).toMatchObject([{ driverId: jan, from: 0, to: 13 }])
    const kept = answered(await change((places) => places))
    expect(kept.warnings.filter(({ driverId }) => driverId === jan)).toHaveLength(2)
    const onto = (places: Place[]) => [
      ...places,
      { driverId: jan, slot: 8, carId: cars[2] ?? '', onCall: false },
    ]
    expect(await change(onto)).toMatchObject(refused(sentence))
    expect(
      (await server.call(setPin, { ...WEEK, driverId: jan, slot: 2, carId: cars[0] ?? '' }, { as: office }))
        .ok,
    ).toBe(false)
  })

  test('loses the seat when its car is taken off, and takes no free one', async () => {
    const carId = await carOf(jan)
    answered(await server.call(removeDriver, { id: jan }, { as: office }))
    const monday = {
      dayStart: '2026-03-16',
      shiftStart: 'Dzień',
      dayEnd: '2026-03-16',
      shiftEnd: 'Dzień',
    } as const
    answered(await server.call(addGrounding, { carId, ...monday }, { as: office }))
    expect(readableSlot(await saved(), 0)).toContain('rezerwa Jan Lis')
    expect(readableSlot(await saved(), 2)).toEqual([expect.stringContaining('Jan Lis')])
  })
})
