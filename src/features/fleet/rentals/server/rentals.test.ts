import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rentalsBetween } from '#features/fleet/unavailability/server/public.ts'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addRental, editRental, listRentals, removeRental } from '../contract.ts'
import { rentalTexts } from '../texts.ts'

let server: TestServer
let user: TestCaller
let admin: TestCaller
let car = ''
let other = ''
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  server.clock.set('2026-03-11T11:00:00Z')
  await server.reset()
  user = await server.asUser()
  admin = await server.asUser({ admin: true })
  ;[car = '', other = ''] = await addCars(server.database.queries, 2)
})
afterAll(() => server.close())

const NOBODY = '00000000-0000-4000-8000-000000000000'
const FORM = {
  first_name: 'Jan',
  last_name: 'Kowalski',
  rented_car: 'W01',
  weekly_price: '1 200,50',
  mileage_start: 120_000,
  start_date: '2026-03-16',
  start_time: '18:00:00',
} satisfies InputOf<typeof addRental>

const add = (change: Partial<InputOf<typeof addRental>> = {}) =>
  server.call(addRental, { ...FORM, ...change }, { as: user })
const added = async (change: Partial<InputOf<typeof addRental>> = {}) => answered(await add(change)).id
const edit = (id: string, change: Omit<InputOf<typeof editRental>, 'id'>) =>
  server.call(editRental, { id, ...change }, { as: user })
const list = async () => answered(await server.call(listRentals, {}, { as: user })).data
const only = async () => (await list())[0]?.attributes
const off = (first: string, last: string) =>
  rentalsBetween(server.database.queries, server.clock, first as CalendarDate, last as CalendarDate)

const END = { end_date: '2026-03-20', end_time: '10:00', mileage_end: 121_000 } as const

describe('adding', () => {
  test('keeps a rental that goes on, with its car by registration', async () => {
    const id = await added({
      rented_car: ' w01 ',
      phone_number: '600 100 200',
      type: 'Wynajem',
      notOnStation: true,
    })
    expect(await list()).toEqual([
      {
        id,
        attributes: {
          first_name: 'Jan',
          last_name: 'Kowalski',
          rented_car: 'W01',
          carId: car,
          weekly_price: 1200.5,
          mileage_start: 120_000,
          mileage_end: null,
          start_date: '2026-03-16',
          start_time: '18:00',
          end_date: null,
          end_time: null,
          phone_number: '+48600100200',
          type: 'Wynajem',
          notOnStation: true,
          active: true,
          occupiedUntil: '2026-03-30',
        },
      },
    ])
  })

  test('takes the car by its id too, and Wyłączność unless told', async () => {
    await added({ rented_car: null, carId: other })
    expect(await only()).toMatchObject({ rented_car: 'W02', carId: other, type: 'Wyłączność' })
  })

  test('without the seven fields nothing is kept, and the warning says which are missing', async () => {
    const nothing = await server.call(addRental, {}, { as: user })
    expect(nothing).toMatchObject({
      status: 400,
      failure: {
        code: 'incomplete_rental',
        msg: 'Upewnij się, że wprowadziłeś wszystkie dane. Musisz wprowadzić następujące dane aby dodać wynajem: imię, nazwisko, przebieg start, samochód, opłata tygodniowa, datę rozpoczęcia oraz czas rozpoczęcia wynajmu.',
      },
    })
    expect(nothing.ok ? [] : Object.keys(nothing.failure.fields ?? {}).sort()).toEqual(
      Object.keys(FORM).sort(),
    )
    expect(await add({ start_time: '', mileage_start: null })).toMatchObject({
      failure: { fields: { start_time: rentalTexts.required, mileage_start: rentalTexts.required } },
    })
    expect(await list()).toEqual([])
  })

  test('what can’t be read is refused beside its field', async () => {
    expect(await add({ weekly_price: 'dużo', start_time: '25:00' })).toMatchObject({
      status: 400,
      failure: {
        code: 'invalid_rental',
        fields: { weekly_price: expect.any(String), start_time: expect.any(String) },
      },
    })
    expect(await server.callRaw(addRental, { ...FORM, type: 'Leasing' }, { as: user })).toMatchObject({
      status: 400,
      failure: { fields: { type: rentalTexts.type } },
    })
  })

  test('an end that is sent along is refused: it is told when the rental is edited (D48)', async () => {
    expect(await server.callRaw(addRental, { ...FORM, ...END }, { as: user })).toMatchObject({
      status: 400,
      failure: { code: 'invalid_rental', fields: { end_date: expect.any(String) } },
    })
    const empty = { end_date: '', end_time: null, mileage_end: '' }
    answered(await server.callRaw(addRental, { ...FORM, ...empty }, { as: user }))
    expect(await only()).toMatchObject({ end_date: null, end_time: null, mileage_end: null, active: true })
  })

  test('a car that is not in the fleet is refused', async () => {
    const refused = { status: 404, failure: { code: 'no_such_vehicle' } }
    expect(await add({ rented_car: 'XX999' })).toMatchObject(refused)
    expect(await add({ carId: NOBODY })).toMatchObject(refused)
  })

  test('a request that is sent twice has one effect', async () => {
    const twice = await Promise.all(
      [1, 2].map(() => server.call(addRental, FORM, { as: user, key: 'the-same-key' })),
    )
    expect(new Set(twice.map((answer) => answered(answer).id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })
})

describe('the rental moves to the history once end date, end time and end mileage are all there (D18)', () => {
  test('and is active until then', async () => {
    const id = await added()
    answered(await edit(id, { end_date: END.end_date }))
    expect(await only()).toMatchObject({ active: true, occupiedUntil: '2026-03-20' })
    answered(await edit(id, END))
    expect(await only()).toMatchObject({ ...END, active: false })
  })

  test('its end is refused with half of it, naming what lacks', async () => {
    const id = await added()
    expect(await edit(id, { mileage_end: 121_000 })).toMatchObject({
      status: 400,
      failure: {
        code: 'half_ended',
        msg: rentalTexts.halfEnded,
        fields: { end_date: expect.any(String), end_time: expect.any(String) },
      },
    })
  })

  test.each([120_000, 119_999])(
    'and with an end mileage of %d, at or below the start',
    async (mileage_end) => {
      const id = await added()
      expect(await edit(id, { ...END, mileage_end })).toMatchObject({
        status: 400,
        failure: {
          code: 'mileage_not_grown',
          msg: 'Przebieg końcowy musi być większy niż przebieg początkowy.',
          fields: { mileage_end: rentalTexts.mileageNotGrown },
        },
      })
    },
  )

  test('and before its start', async () => {
    const id = await added()
    expect(await edit(id, { ...END, end_date: '2026-03-16', end_time: '17:59' })).toMatchObject({
      status: 400,
      failure: { code: 'end_before_start', fields: { end_date: rentalTexts.endBeforeStart } },
    })
  })

  test('an end that was a mistake is taken back by emptying its fields', async () => {
    const id = await added()
    answered(await edit(id, END))
    answered(await edit(id, { end_date: null, end_time: '', mileage_end: '' }))
    expect(await only()).toMatchObject({ active: true, end_date: null, end_time: null, mileage_end: null })
  })
})

describe('changing', () => {
  test('keeps what is left out', async () => {
    const id = await added({ phone_number: '600100200', notOnStation: true })
    const before = await only()
    answered(await edit(id, { last_name: 'Nowak' }))
    expect(await only()).toEqual({ ...before, last_name: 'Nowak' })
  })

  test('to another car', async () => {
    const id = await added()
    answered(await edit(id, { rented_car: 'W02' }))
    expect(await only()).toMatchObject({ carId: other, rented_car: 'W02' })
    answered(await edit(id, { carId: car }))
    expect(await only()).toMatchObject({ carId: car, rented_car: 'W01' })
  })

  test('refuses emptied fields with the warning', async () => {
    const id = await added()
    expect(await edit(id, { first_name: '', rented_car: '' })).toMatchObject({
      status: 400,
      failure: {
        code: 'incomplete_rental',
        fields: { first_name: expect.any(String), rented_car: expect.any(String) },
      },
    })
  })

  test('refuses a rental that has gone', async () => {
    expect(await edit(NOBODY, FORM)).toMatchObject({ status: 404, failure: { code: 'no_such_rental' } })
  })
})

describe('deleting', () => {
  test('needs the admin flag, and a second time there is nothing to delete', async () => {
    const id = await added()
    expect(await server.call(removeRental, { id }, { as: user })).toMatchObject({ status: 403 })
    answered(await server.call(removeRental, { id }, { as: admin }))
    expect(await list()).toEqual([])
    expect(await server.call(removeRental, { id }, { as: admin })).toMatchObject({ status: 404 })
  })
})

describe('the vehicle of a rental', () => {
  test('is not deleted while somebody has it, and the sentence says who', async () => {
    await added()
    expect(await server.call(deleteVehicle, { id: car }, { as: admin })).toMatchObject({
      status: 409,
      failure: {
        msg: 'Auto W01 jest wynajęte: Jan Kowalski, od 16.3.2026 (bez daty zakończenia). Najpierw zakończ albo usuń ten wynajem na ekranie Wyłączność.',
      },
    })
    answered(await server.call(deleteVehicle, { id: other }, { as: admin }))
  })

  test('may be deleted afterwards: the history keeps its registration, and can still be put right', async () => {
    const id = await added()
    answered(await edit(id, END))
    answered(await server.call(deleteVehicle, { id: car }, { as: admin }))
    answered(await edit(id, { last_name: 'Nowak', rented_car: 'W01' }))
    expect(await only()).toMatchObject({ last_name: 'Nowak', rented_car: 'W01', active: false })
    expect(await edit(id, { end_date: null, end_time: null, mileage_end: null })).toMatchObject({
      failure: { code: 'no_such_vehicle' },
    })
  })
})

describe('neighbours are told which slots the renter has', () => {
  test('from the slot of the start to the slot of the end', async () => {
    const id = await added({ notOnStation: true })
    answered(await edit(id, END))
    expect(await off('2026-03-09', '2026-03-22')).toEqual([
      {
        id,
        carId: car,
        span: { from: { date: '2026-03-16', shift: 'night' }, to: { date: '2026-03-20', shift: 'day' } },
        kind: 'rental',
        reason: '',
        notOnStation: true,
        renter: 'Jan Kowalski',
      },
    ])
    expect(await off('2026-03-21', '2026-03-22')).toEqual([])
    expect(await off('2026-03-09', '2026-03-15')).toEqual([])
  })

  test('an open one rolls on with the clock, through the change to summer time', async () => {
    await added({ start_date: '2026-03-01' })
    const until = async () => (await off('2026-03-01', '2026-12-31'))[0]?.span.to
    expect(await until()).toEqual({ date: '2026-03-25', shift: 'night' })
    server.clock.set('2026-03-28T22:59:00Z')
    expect(await until()).toEqual({ date: '2026-04-11', shift: 'night' })
    server.clock.set('2026-03-29T21:59:00Z')
    expect(await until()).toEqual({ date: '2026-04-12', shift: 'night' })
    server.clock.set('2026-03-29T22:01:00Z')
    expect(await until()).toEqual({ date: '2026-04-13', shift: 'night' })
    expect(await off('2026-04-14', '2026-04-20')).toEqual([])
  })
})

test('nobody sees rentals without a login', async () => {
  expect(await server.call(listRentals, {})).toMatchObject({ status: 401 })
})
