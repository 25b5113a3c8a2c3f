import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { addRental, listRentals } from '#features/fleet/rentals/contract.ts'
import {
  type HappeningOffice,
  MONDAY,
  move,
  openHappenings,
  TUESDAY,
  WHOLE_WEEK,
} from '#test/board/happening-office.ts'
import { readableSlot } from '#test/schedule/readable-week.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

let server: TestServer
let it: HappeningOffice
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  it = await openHappenings(server)
})

describe('a car that is rented', () => {
  beforeEach(() => it.generate())
  const rental = {
    ...{ first_name: 'Ola', last_name: 'Nowa', weekly_price: '700', mileage_start: 1000 },
    ...{ start_date: '2026-03-16', start_time: '07:00' },
  }
  const rentals = async () => answered(await server.call(listRentals, {}, { as: it.as() })).data

  test('goes to the renter and its drivers to other cars in one act, which is taken back whole', async () => {
    const { id } = answered(
      await it.save(it.broken({ kind: 'rental', rental, board: await it.boardOf(it.toW02()) })),
    )
    expect(await rentals()).toMatchObject([{ attributes: { first_name: 'Ola', rented_car: 'W01' } }])
    expect(readableSlot(await it.weekNow(), MONDAY)).toContain('W02 Jan Lis')
    answered(await it.undo(id))
    expect(await rentals()).toEqual([])
    expect(readableSlot(await it.weekNow(), MONDAY)).toContain('W01 Jan Lis')
  })

  test('to two renters at once goes to one of them', async () => {
    answered(await server.call(addRental, { ...rental, carId: it.car(1) }, { as: it.as() }))
    expect(await it.save(it.broken({ kind: 'rental', rental }))).toMatchObject({
      failure: { code: 'rental_taken' },
    })
    expect(await it.listed()).toEqual([])
  })

  test('while it is grounded is refused, and a grounding over a rental is not', async () => {
    answered(await it.save(it.broken()))
    expect(await it.save(it.broken({ kind: 'rental', rental }))).toMatchObject({
      failure: { code: 'car_grounded' },
    })
    answered(await it.save(it.broken({ kind: 'rental', carId: it.car(2), rental })))
    answered(await it.save(it.broken({ carId: it.car(2) })))
  })

  test('lacks what a rental needs: refused beside its fields', async () => {
    expect(await it.save(it.broken({ kind: 'rental' }))).toMatchObject({ failure: { code: 'rental_needed' } })
    const lacking = { ...rental, weekly_price: '' }
    expect(await it.save(it.broken({ kind: 'rental', rental: lacking }))).toMatchObject({
      failure: { code: 'incomplete_rental', fields: { weekly_price: expect.any(String) } },
    })
  })

  test('entered by somebody else is taken back by an administrator alone', async () => {
    const { id } = answered(await it.save(it.broken({ kind: 'rental', rental })))
    expect(await it.undo(id, it.anna)).toMatchObject({ status: 403, failure: { code: 'only_author' } })
    answered(await it.undo(id))
  })
})

describe('a car that is back earlier', () => {
  const back = { dayStart: '2026-03-17', shiftStart: 'Dzień', dayEnd: '2026-03-22', shiftEnd: 'Noc' } as const
  beforeEach(() => it.generate())

  test('its grounding ends before, somebody gets it, and it is grounded again when that is taken back', async () => {
    answered(await it.save(it.broken({ carId: it.car(3) })))
    const board = await it.boardOf([move(it.ewa, it.at(TUESDAY), it.at(TUESDAY, 3))])
    const { id } = answered(await it.save({ kind: 'returned', carId: it.car(3), ...back, board }))
    expect((await it.groundings(3))[0]?.attributes).toMatchObject({ dayEnd: '2026-03-16', shiftEnd: 'Noc' })
    expect(readableSlot(await it.weekNow(), TUESDAY)).toContain('W03 Ewa Żak')
    answered(await it.undo(id))
    expect((await it.groundings(3))[0]?.attributes).toMatchObject({ dayEnd: '2026-03-22', shiftEnd: 'Noc' })
    expect(readableSlot(await it.weekNow(), TUESDAY)).toContain('rezerwa Ewa Żak')
  })

  test('its rental has an end from then on', async () => {
    const rental = {
      ...{ first_name: 'Ola', last_name: 'Nowa', weekly_price: '700', mileage_start: 1000 },
      ...{ start_date: '2026-03-16', start_time: '07:00', carId: it.car(3) },
    }
    answered(await server.call(addRental, rental, { as: it.as() }))
    const { id } = answered(await it.save({ kind: 'returned', carId: it.car(3), ...back }))
    const rentals = async () =>
      answered(await server.call(listRentals, {}, { as: it.as() })).data[0]?.attributes
    expect(await rentals()).toMatchObject({ end_date: '2026-03-16', end_time: '23:59' })
    answered(await it.undo(id))
    expect(await rentals()).toMatchObject({ end_date: null, end_time: null })
  })

  test('that was never off is refused; so is one that would be back before it went', async () => {
    expect(await it.save({ kind: 'returned', carId: it.car(3), ...back })).toMatchObject({
      failure: { code: 'not_off' },
    })
    const { dayStart: _, ...rest } = WHOLE_WEEK
    answered(
      await server.call(addGrounding, { carId: it.car(3), ...rest, dayStart: '2026-03-17' }, { as: it.as() }),
    )
    expect(await it.save({ kind: 'returned', carId: it.car(3), ...back })).toMatchObject({
      failure: { code: 'begins_then' },
    })
  })

  test('is not taken from who got it since by taking that back', async () => {
    answered(await it.save(it.broken({ carId: it.car(3) })))
    const { id } = answered(await it.save({ kind: 'returned', carId: it.car(3), ...back }))
    await it.edit(move(it.ewa, it.at(TUESDAY), it.at(TUESDAY, 3)))
    expect(await it.undo(id)).toMatchObject({ failure: { code: 'changed_meanwhile' } })
    expect((await it.groundings(3))[0]?.attributes).toMatchObject({ dayEnd: '2026-03-16' })
  })
})
