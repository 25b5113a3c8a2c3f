import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import * as office from '#features/handover/contract-office.ts'
import { handovers } from '#features/handover/server/tables.ts'
import { resultSources, setMileage } from '#features/income/facts/contract.ts'
import { shiftResults } from '#features/income/facts/server/public.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { date, fileOf, ride, sheetRow, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { openHandovers } from './handover-office.ts'

let server: TestServer
let fleet: Awaited<ReturnType<typeof openHandovers>>
beforeAll(async () => {
  server = await startTestServer()
})
/** Monday, 5:54: Jan drives W01 by day. */
beforeEach(async () => {
  fleet = await openHandovers(server)
  await fleet.at(16, '05:54')
})
afterAll(() => server.close())

const MONDAY = date('2026-03-16')
const JAN = who('Jan Lis', '+48600100200', 'bolt-jan')
const as = () => ({ as: fleet.admin() })
const load = async (kind: 'bolt-trips' | 'settlement', rows: object[], name = kind) =>
  answered(
    await server.call(
      importResults,
      { file: { ...fileOf(kind, rows as never), fileName: name } } as never,
      as(),
    ),
  )
const rides = (plate: string | null = 'W01') =>
  load('bolt-trips', [ride('a', JAN, { date: MONDAY, plate }), ride('b', JAN, { date: MONDAY, plate })])
const sources = async () =>
  answered(
    await server.call(resultSources, { driverId: fleet.jan, date: MONDAY, shift: 'Dzień' } as never, as()),
  )
const resultOfJan = async () =>
  (await server.database.queries.select().from(shiftResults)).find(({ driverId }) => driverId === fleet.jan)
/** Jan takes the car and returns it. */
async function drives(from: number, to: number) {
  await fleet.hand(fleet.jan, { km: from })
  await fleet.at(16, '17:40')
  const id = await fleet.hand(fleet.jan, { kind: 'return', km: to, sure: true })
  await fleet.forget()
  return id
}

describe('a shift without mileage of the sheet', () => {
  test('has that of its hand-overs, with both states of the odometer, and says whence', async () => {
    await rides()
    await drives(100_000, 100_270)
    expect(await resultOfJan()).toMatchObject({ mileageM: 270_000, kmStart: 100_000, kmEnd: 100_270 })
    expect(await sources()).toMatchObject({
      mileageM: 270_000,
      mileageFrom: 'handover',
      handed: { state: 'known', mileageM: 270_000, differs: false },
    })
  })

  test('has it too where rides are loaded after the hand-over', async () => {
    await drives(100_000, 100_270)
    expect(await resultOfJan()).toBeUndefined()
    await rides()
    expect(await resultOfJan()).toMatchObject({ mileageM: 270_000 })
  })

  test('follows a correction of the office', async () => {
    await rides()
    await drives(100_000, 100_270)
    const { readings } = answered(await server.call(office.readCarFacts, { vehicle: fleet.car }, as()))
    const wrong = readings.find(({ km }) => km === 100_000)
    answered(
      await server.call(
        office.addReading,
        { vehicle: fleet.car, km: 100_050, corrects: wrong?.id ?? '' },
        as(),
      ),
    )
    await fleet.forget()
    expect(await resultOfJan()).toMatchObject({ mileageM: 220_000, kmStart: 100_050 })
  })

  test('has none while readings contradict each other, or the other end is missing, and says why', async () => {
    await rides()
    await fleet.hand(fleet.jan, { km: 100_000 })
    await fleet.forget()
    expect(await sources()).toMatchObject({ mileageM: null, mileageFrom: null, handed: { state: 'open' } })
    await fleet.at(16, '17:40')
    await fleet.hand(fleet.jan, { kind: 'return', km: 99_000, sure: true })
    await fleet.forget()
    expect(await sources()).toMatchObject({ mileageM: null, handed: { state: 'odd' } })
  })

  test('has only the sum with the shift that said nothing between two readings, and it is not split', async () => {
    await rides()
    await fleet.hand(fleet.jan, { km: 100_000 })
    await fleet.at(17, '17:30')
    await fleet.hand(fleet.ewa, { date: '2026-03-17', kind: 'return', km: 100_500 })
    await fleet.forget()
    expect(await sources()).toMatchObject({
      mileageM: null,
      handed: { state: 'shared', mileageM: 500_000, shifts: 2 },
    })
    expect(await resultOfJan()).toMatchObject({ mileageM: null, kmStart: null })
  })

  test('is not shared with one who was planned, and drove another car that the office acknowledged', async () => {
    await rides()
    await fleet.hand(fleet.jan, { km: 100_000 })
    const [, other = ''] = fleet.cars
    await fleet.at(17, '05:50')
    const id = await fleet.hand(fleet.ewa, { date: '2026-03-17', vehicle: other, km: 50_000 })
    await fleet.at(18, '05:50')
    await server.database.transaction((tx) =>
      tx.insert(handovers).values({
        ...{ id: crypto.randomUUID(), vehicleId: fleet.car, reg: 'W01', driverId: fleet.jan, kind: 'take' },
        ...{ date: date('2026-03-18'), shift: 'day', planned: true, at: '2026-03-18T04:50:00Z', km: 100_300 },
        ...{ receivedAt: '2026-03-18T04:50:00Z', fuel: 8, remark: '', previousId: null, objection: '' },
        ...{ settledAt: null, settledBy: '', settledNote: '' },
      }),
    )
    await fleet.forget()
    expect(await sources()).toMatchObject({ mileageM: null, handed: { state: 'shared', mileageM: 300_000 } })
    answered(await server.call(office.judgeHandover, { id, counts: true }, as()))
    await fleet.forget()
    expect(await sources()).toMatchObject({ mileageM: 300_000, handed: { state: 'known' } })
  })

  test('has none while the next driver’s objection waits for the office', async () => {
    await rides()
    const previous = await drives(100_000, 100_270)
    await fleet.at(17, '05:50')
    const id = await fleet.hand(fleet.ewa, {
      ...{ date: '2026-03-17', km: 100_270, previous, objection: 'Licznik wskazywał mniej' },
    })
    await fleet.forget()
    expect(await sources()).toMatchObject({ mileageM: null, handed: { state: 'objected' } })
    answered(await server.call(office.settleObjection, { id, note: 'zgadza się' }, as()))
    await fleet.forget()
    expect(await sources()).toMatchObject({ mileageM: 270_000, handed: { state: 'known' } })
  })

  test('has none where rides were driven in a car that nobody handed over', async () => {
    await drives(100_000, 100_270)
    await rides('WX 99999')
    expect(await sources()).toMatchObject({ mileageM: null, handed: { state: 'other-car' } })
  })

  test('what the week gives to others counts once the office acknowledges it', async () => {
    await rides('W02')
    const [, vehicle = ''] = fleet.cars
    const ids = [await fleet.hand(fleet.jan, { vehicle, km: 50_000 })]
    await fleet.at(16, '17:40')
    ids.push(await fleet.hand(fleet.jan, { vehicle, km: 50_100, kind: 'return' }))
    await fleet.forget()
    expect(await sources()).toMatchObject({ mileageM: null, handed: null })
    for (const id of ids) answered(await server.call(office.judgeHandover, { id, counts: true }, as()))
    await fleet.forget()
    expect(await sources()).toMatchObject({ mileageM: 100_000, mileageFrom: 'handover' })
  })
})

describe('what the sheet or the office says stays the truth', () => {
  test('and a difference of more than 10 km and 5 % is told', async () => {
    await load('settlement', [sheetRow(JAN, { date: MONDAY, mileageM: 180_000 })])
    await drives(100_000, 100_270)
    expect(await sources()).toMatchObject({
      mileageM: 180_000,
      mileageFrom: 'sheet',
      handed: { state: 'known', mileageM: 270_000, differs: true },
    })
    const slot = { driverId: fleet.jan, date: MONDAY, shift: 'Dzień' }
    answered(await server.call(setMileage, { ...slot, km: 265 } as never, as()))
    expect(await sources()).toMatchObject({
      mileageM: 265_000,
      mileageFrom: 'office',
      handed: { differs: false },
    })
  })
})

describe('what was told stays', () => {
  test('when hand-overs are forgotten after two years', async () => {
    await rides()
    await drives(100_000, 100_270)
    server.clock.set('2028-04-01T10:00:00Z')
    await fleet.forget()
    await fleet.forget()
    expect(await resultOfJan()).toMatchObject({ mileageM: 270_000 })
  })

  test('with whom the driver’s record is folded into', async () => {
    await rides()
    await drives(100_000, 100_270)
    const pair = { staysId: fleet.ewa, foldedId: fleet.jan }
    expect((await server.callRaw(mergeDrivers, pair, as())).status).toBe(200)
    const ofEwa = async () => {
      const rows = await server.database.queries.select().from(shiftResults)
      return rows.map(({ driverId, mileageM }) => ({ driverId, mileageM }))
    }
    expect(await ofEwa()).toEqual([{ driverId: fleet.ewa, mileageM: 270_000 }])
    await fleet.forget()
    expect(await ofEwa()).toEqual([{ driverId: fleet.ewa, mileageM: 270_000 }])
  })

  test('when the driver is erased, and when another hand-over of the car follows', async () => {
    await rides()
    await drives(100_000, 100_270)
    await fleet.at(25, '10:00')
    expect((await server.callRaw(eraseDriver, { id: fleet.jan }, as())).status).toBe(200)
    await fleet.hand(fleet.ewa, { date: '2026-03-24', km: 100_400 })
    await fleet.forget()
    expect(await resultOfJan()).toMatchObject({ mileageM: 270_000 })
  })
})
