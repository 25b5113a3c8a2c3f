import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import { setHandover } from '#features/settings/contract.ts'
import { openHandovers } from '#test/handover/handover-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { readHandover } from '../../contract.ts'

let server: TestServer
let fleet: Awaited<ReturnType<typeof openHandovers>>
beforeAll(async () => {
  server = await startTestServer()
})
/** Monday, 5:54: Jan drives by day. */
beforeEach(async () => {
  fleet = await openHandovers(server)
  await fleet.at(16, '05:54')
})
afterAll(() => server.close())

describe('the car that a driver takes or returns about now', () => {
  test('is the one of the saved week, from twelve hours before the shift until twelve after', async () => {
    expect(await fleet.look(fleet.jan)).toMatchObject({
      on: true,
      me: fleet.jan,
      cars: [
        { date: '2026-03-16', shift: 'day', reg: 'W01', done: [], last: null, newest: null, damages: [] },
      ],
    })
    expect((await fleet.look(fleet.ewa)).cars).toEqual([])
    await fleet.at(17, '06:01')
    expect((await fleet.look(fleet.jan)).cars).toEqual([])
    expect((await fleet.look(fleet.ewa)).cars).toMatchObject([{ date: '2026-03-17' }])
  })

  test('shows the last hand-over and open damage, and names nobody', async () => {
    const damage = { id: crypto.randomUUID(), x: 640, y: 400, kind: 'scratch', remark: 'przy klamce' }
    const id = await fleet.hand(fleet.jan, {
      kind: 'return',
      km: 128_412,
      remark: 'mało płynu',
      damages: [damage],
    })
    answered(await fleet.photo(fleet.jan, id, 'front'))
    await fleet.at(17, '05:30')
    const { cars } = await fleet.look(fleet.ewa)
    expect(cars).toMatchObject([
      {
        newest: { km: 128_412 },
        last: {
          id,
          own: false,
          kind: 'return',
          km: 128_412,
          fuel: 8,
          remark: 'mało płynu',
          photos: ['front'],
        },
        damages: [{ id: damage.id, x: 640, y: 400, kind: 'scratch', remark: 'przy klamce' }],
      },
    ])
    expect(JSON.stringify(cars)).not.toMatch(/Jan|Lis|600100200/)
    expect(JSON.stringify(cars)).not.toContain(fleet.jan)
  })

  test('nothing is shown, and nothing taken, where the fleet has it off', async () => {
    answered(await server.call(setHandover, { on: false }, { as: fleet.admin() }))
    expect(await fleet.look(fleet.jan)).toMatchObject({ on: false, cars: [] })
    expect(await fleet.put(fleet.jan)).toMatchObject({ status: 409, failure: { code: 'off' } })
  })
})

describe('a car is taken', () => {
  test('said twice under one id it is one, also by two phones at once', async () => {
    const sent = fleet.input(fleet.jan)
    const answers = await Promise.all([fleet.put(fleet.jan, sent), fleet.put(fleet.jan, sent)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await fleet.look(fleet.jan)).cars[0]?.done).toHaveLength(1)
  })

  test('said by a second phone under another id, the first one stays, and the second is told', async () => {
    const answers = await Promise.all([fleet.put(fleet.jan, { km: 100 }), fleet.put(fleet.jan, { km: 101 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await fleet.put(fleet.jan)).toMatchObject({ failure: { code: 'already' } })
  })

  test('what waited on a phone stands at the time at which it was done, whatever its clock said', async () => {
    await fleet.at(16, '09:00')
    await fleet.hand(fleet.jan, { doneAt: '2030-01-01T10:00:00Z', sentAt: '2030-01-01T13:00:00Z' })
    expect((await fleet.look(fleet.jan)).cars[0]?.done).toMatchObject([{ at: '2026-03-16T05:00:00.000Z' }])
  })

  test('a phone that will be without network is given the cars of the day to come too', async () => {
    const dates = async (input: { ahead?: 'day' }) => {
      const as = await server.asScope('driver', fleet.jan)
      return answered(await server.call(readHandover, input, { as })).cars.map(({ date }) => date)
    }
    await fleet.at(15, '12:00')
    expect(await dates({})).toEqual([])
    expect(await dates({ ahead: 'day' })).toEqual(['2026-03-16'])
  })

  test('what another driver did on this phone is not taken in this one’s name', async () => {
    const sent = fleet.input(fleet.ewa)
    expect(await fleet.put(fleet.jan, sent)).toMatchObject({ status: 409, failure: { code: 'other_driver' } })
  })

  test('a car that the week gives to somebody else is taken all the same: it was changed on the yard', async () => {
    const [, other = ''] = fleet.cars
    expect((await fleet.put(fleet.jan, { vehicle: other })).status).toBe(200)
    expect(await fleet.look(fleet.jan)).toMatchObject({ unplanned: [{ reg: 'W02', standing: 'waits' }] })
  })

  test('a car that has left the fleet, and a shift far away, are refused in words', async () => {
    expect(await fleet.put(fleet.jan, { date: '2026-02-16' })).toMatchObject({
      failure: { code: 'far_shift' },
    })
    const [, other = ''] = fleet.cars
    answered(await server.call(deleteVehicle, { id: other }, { as: fleet.admin() }))
    expect(await fleet.put(fleet.ewa, { vehicle: other })).toMatchObject({ failure: { code: 'no_car' } })
  })

  test('after twenty in a day no more is taken of one driver', async () => {
    const [first = '', second = ''] = fleet.cars
    let made = 0
    for (const vehicle of [first, second])
      for (const date of ['2026-03-14', '2026-03-15', '2026-03-17'])
        for (const shift of ['day', 'night'])
          for (const kind of ['take', 'return']) {
            if (made < 20) await fleet.hand(fleet.jan, { kind, date, shift, vehicle })
            made += 1
          }
    expect(await fleet.put(fleet.jan)).toMatchObject({ status: 429, failure: { code: 'too_many' } })
    expect((await fleet.put(fleet.ewa)).ok).toBe(true)
  })
})

describe('a car that the week gives to somebody else', () => {
  const damage = () => ({ id: crypto.randomUUID(), x: 1, y: 1, kind: 'dent', remark: 'zmyślone' })

  test('says nothing to who drives it: no mileage, no damage, no photo, until the office acknowledges it', async () => {
    const before = await fleet.hand(fleet.jan, { km: 100_000 })
    const id = await fleet.hand(fleet.ewa, { km: 999_999, sure: true, damages: [damage()] })
    answered(await fleet.photo(fleet.ewa, id, 'front'))
    const [car] = (await fleet.look(fleet.jan)).cars
    expect(car).toMatchObject({ last: { id: before }, newest: { km: 100_000 }, damages: [] })
    expect((await fleet.see(fleet.jan, id, 'front')).ok).toBe(false)
  })

  test('is not said days after its shift', async () => {
    await fleet.at(19, '06:00')
    const late = { sentAt: '2026-03-19T05:00:00Z', doneAt: '2026-03-16T05:00:00Z' }
    expect((await fleet.put(fleet.jan, late)).ok).toBe(true)
    await fleet.at(20, '06:00')
    expect(await fleet.put(fleet.ewa)).toMatchObject({ failure: { code: 'far_shift' } })
  })
})

describe('the mileage', () => {
  beforeEach(async () => {
    await fleet.hand(fleet.jan, { km: 128_412 })
    await fleet.at(16, '17:50')
  })
  const give = (km: number, more: object = {}) => fleet.put(fleet.jan, { kind: 'return', km, ...more })

  test('lower than the last known it is asked about, and taken once it is said to be right', async () => {
    expect(await give(128_411)).toMatchObject({
      status: 422,
      failure: { code: 'km_low', msg: expect.stringContaining('128\u00a0412') },
    })
    expect((await give(128_411, { sure: true })).ok).toBe(true)
  })

  test('more than 1,500 km higher it is asked about too', async () => {
    expect(await give(129_913)).toMatchObject({ failure: { code: 'km_high' } })
    expect((await give(129_912)).ok).toBe(true)
  })

  test('what arrives late is held against nothing that was read after it', async () => {
    expect((await give(128_600)).ok).toBe(true)
    const late = { date: '2026-03-16', shift: 'night', km: 128_300, doneAt: '2026-03-16T04:00:00Z' }
    expect((await fleet.put(fleet.ewa, { ...late, sentAt: '2026-03-16T16:50:00Z' })).ok).toBe(true)
  })

  test.each([['-1'], ['12.5'], ['dużo'], [2_000_001]])('%s is no mileage', async (km) => {
    expect(await fleet.put(fleet.jan, { kind: 'return', km })).toMatchObject({
      status: 400,
      failure: { fields: { km: expect.any(String) } },
    })
  })
})

describe('who objects to the hand-over before', () => {
  test('says so with words, which the car’s last hand-over is named with', async () => {
    const before = await fleet.hand(fleet.jan, { kind: 'return' })
    await fleet.at(17, '05:50')
    const id = await fleet.hand(fleet.ewa, {
      date: '2026-03-17',
      previous: before,
      objection: 'Zderzak jest pęknięty',
    })
    expect((await fleet.look(fleet.ewa)).cars[0]?.last).toMatchObject({ id, own: true })
  })
})
