import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { rentals } from '#features/fleet/unavailability/server/tables.ts'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { previewUnavailable } from '#features/schedule/contract-displaced.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addRental, editRental, listRentals, removeRental } from '../contract.ts'

let server: TestServer
let user: TestCaller
let admin: TestCaller
let car = ''
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  user = await server.asUser()
  admin = await server.asUser({ admin: true })
  ;[car = ''] = await addCars(server.database.queries, 2)
})
afterAll(() => server.close())

const FORM = {
  first_name: 'Jan',
  last_name: 'Kowalski',
  rented_car: 'W01',
  weekly_price: 1200,
  mileage_start: 1000,
  start_date: '2026-03-16',
  start_time: '08:00',
} satisfies InputOf<typeof addRental>

const add = (change: Partial<InputOf<typeof addRental>> = {}) =>
  server.call(addRental, { ...FORM, ...change }, { as: user })
const edit = (id: string, change: Omit<InputOf<typeof editRental>, 'id'>) =>
  server.call(editRental, { id, ...change }, { as: user })
const count = async () => answered(await server.call(listRentals, {}, { as: user })).data.length

async function ended(
  start: string,
  end: string,
  mileage_start: number,
  mileage_end: number,
): Promise<string> {
  const { id } = answered(await add({ start_date: start, mileage_start }))
  answered(await edit(id, { end_date: end, end_time: '10:00', mileage_end }))
  return id
}

describe('two rentals of one car may not overlap (D18)', () => {
  test('the sentence names the other one', async () => {
    await add()
    expect(await add({ start_date: '2026-06-01', first_name: 'Ewa' })).toMatchObject({
      status: 409,
      failure: {
        code: 'rental_taken',
        msg: 'Auto W01 jest w tym czasie wynajęte: Jan Kowalski, od 16.3.2026 (bez daty zakończenia). Zakończ tamten wynajem albo wybierz inny termin.',
      },
    })
    expect(await count()).toBe(1)
  })

  test('after the end of one the next begins in the next slot', async () => {
    await ended('2026-03-01', '2026-03-16', 100, 1000)
    expect(await add({ start_time: '12:00' })).toMatchObject({ failure: { code: 'rental_taken' } })
    answered(await add({ start_time: '18:00' }))
  })

  test('a later end that would run into the next one is refused', async () => {
    const first = await ended('2026-03-01', '2026-03-10', 100, 1000)
    await add()
    for (const change of [
      { end_date: '2026-03-16' },
      { end_date: null, end_time: null, mileage_end: null },
    ]) {
      expect(await edit(first, change)).toMatchObject({ status: 409, failure: { code: 'rental_taken' } })
    }
    answered(await edit(first, { end_date: '2026-03-15' }))
  })

  test('moving to a car that is rented is refused', async () => {
    await add()
    const { id } = answered(await add({ rented_car: 'W02' }))
    expect(await edit(id, { rented_car: 'W01' })).toMatchObject({ failure: { code: 'rental_taken' } })
  })

  test('twenty at once: one gets the car', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => add({ first_name: `Nr ${index}` })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await count()).toBe(1)
  })

  test('twenty ended ones stretched at once over the same days: one gets them', async () => {
    const ids: string[] = []
    for (let day = 1; day <= 20; day += 1) {
      const date = `2026-04-${String(day).padStart(2, '0')}`
      ids.push(await ended(date, date, day * 100, day * 100 + 50))
    }
    const answers = await Promise.all(
      ids.map((id) =>
        edit(id, {
          start_date: '2026-05-01',
          end_date: '2026-05-02',
          mileage_start: 5000,
          mileage_end: 5001,
        }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('the database itself keeps a car from two rentals without an end', async () => {
    await add()
    const [row] = await server.database.queries.select().from(rentals)
    if (!row) throw new Error('no rental')
    const second = { ...row, id: '00000000-0000-4000-8000-000000000001' }
    await expect(server.database.queries.insert(rentals).values(second)).rejects.toThrow()
  })

  test('a rental and the deletion of its car at once: never both', async () => {
    const [rented, deleted] = await Promise.all([
      add(),
      server.call(deleteVehicle, { id: car }, { as: admin }),
    ])
    expect([rented.ok, deleted.ok].filter(Boolean)).toHaveLength(1)
  })
})

describe('the car’s mileage does not go back', () => {
  test('below the end of the rental before', async () => {
    await ended('2026-03-01', '2026-03-05', 100, 1500)
    const text =
      'Przebieg początkowy jest mniejszy niż przebieg końcowy poprzedniego wynajmu tego auta (1500 km).'
    expect(await add({ mileage_start: 1499 })).toMatchObject({
      status: 409,
      failure: { code: 'mileage_out_of_line', msg: text, fields: { mileage_start: text } },
    })
    answered(await add({ mileage_start: 1500 }))
  })

  test('above the start of the rental after', async () => {
    const first = await ended('2026-03-01', '2026-03-05', 100, 900)
    await add()
    const text = 'Przebieg jest większy niż przebieg początkowy następnego wynajmu tego auta (1000 km).'
    expect(await edit(first, { mileage_end: 1001 })).toMatchObject({
      status: 409,
      failure: { code: 'mileage_out_of_line', fields: { mileage_end: text } },
    })
  })
})

describe('a rental on a grounded car', () => {
  const ground = async (dayStart: string, dayEnd: string) =>
    answered(
      await server.call(
        addGrounding,
        { carId: car, dayStart, shiftStart: 'Noc', dayEnd, shiftEnd: 'Dzień', groundedReason: 'blacharz' },
        { as: user },
      ),
    )

  test('is refused, and the sentence names the grounding', async () => {
    await ground('2026-03-20', '2026-03-22')
    expect(await add()).toMatchObject({
      status: 409,
      failure: {
        code: 'car_grounded',
        msg: 'Auto W01 jest uziemione od 20.3.2026 (noc) do 22.3.2026 (dzień): blacharz. Wybierz inny termin albo zmień uziemienie.',
      },
    })
    expect(await count()).toBe(0)
  })

  test('goes where its end is planned before the grounding, or it lies beyond the 14 days', async () => {
    await ground('2026-03-31', '2026-04-01')
    answered(await add())
  })

  test('a grounding laid over a rental lets the rental be changed and ended, but not stretched over another one', async () => {
    const { id } = answered(await add())
    answered(await edit(id, { end_date: '2026-03-18' }))
    await ground('2026-03-17', '2026-03-18')
    await ground('2026-03-25', '2026-03-26')
    answered(await edit(id, { last_name: 'Nowak' }))
    expect(await edit(id, { end_date: '2026-03-25', end_time: '18:00' })).toMatchObject({
      failure: { code: 'car_grounded' },
    })
    answered(await edit(id, { end_date: '2026-03-17', end_time: '20:00', mileage_end: 1100 }))
  })
})

describe('drivers of generated weeks', () => {
  const WEEK = { year: 2026, week: 12 }
  const PREVIEW = {
    kind: 'rental',
    dayStart: '2026-03-16',
    shiftStart: 'Dzień',
    dayEnd: '2026-03-30',
    shiftEnd: 'Noc',
  } as const

  /** One driver on Monday's day, on the first car. */
  async function generated(): Promise<void> {
    await submit(server, WEEK, 'Adam Ptak', '600100201', { 0: 'day' })
    answered(await server.call(generateWeek, WEEK, { as: user }))
  }
  const seats = async () => {
    const week = answered(await server.call(getGeneratedWeek, WEEK, { as: user }))
    return week?.days[0]?.cars.map(({ reg, drivers }) => `${reg} ${drivers[0]?.fullName ?? '-'}`)
  }
  const preview = async (replaces?: string) =>
    answered(
      await server.call(
        previewUnavailable,
        { carId: car, ...PREVIEW, ...(replaces ? { replaces } : {}) },
        { as: user },
      ),
    )

  test('move with the rental that takes their car, as the preview showed', async () => {
    await generated()
    const { mark, moves } = await preview()
    expect(moves).toMatchObject([{ fullName: 'Adam Ptak', fromReg: 'W01', toReg: 'W02' }])
    expect(answered(await add({ seen: mark }))).toMatchObject({ moved: 1 })
    expect(await seats()).toEqual(['W01 -', 'W02 Adam Ptak'])
    expect((await preview()).moves).toEqual([])
  })

  test('nothing is saved where others would move than were shown', async () => {
    await generated()
    expect(await add({ seen: 'stale' })).toMatchObject({
      status: 409,
      failure: {
        code: 'moves_changed',
        msg: 'W międzyczasie zmienił się grafik. Sprawdź jeszcze raz, kto zmieni miejsce.',
      },
    })
    expect(await count()).toBe(0)
    expect(await seats()).toEqual(['W01 Adam Ptak', 'W02 -'])
  })

  test('stay where they are when the rental goes', async () => {
    await generated()
    const { id } = answered(await add())
    answered(await server.call(removeRental, { id }, { as: admin }))
    expect(await seats()).toEqual(['W01 -', 'W02 Adam Ptak'])
  })

  test('move when a rental is changed to their car', async () => {
    await generated()
    const { id } = answered(await add({ rented_car: 'W02' }))
    const { mark, moves } = await preview(id)
    expect(moves).toHaveLength(1)
    expect(answered(await edit(id, { rented_car: 'W01', seen: mark }))).toEqual({ moved: 1 })
  })
})
