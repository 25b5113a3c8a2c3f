import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseDriver } from '#features/drivers/office/contract-data.ts'
import * as office from '#features/handover/contract-office.ts'
import { openHandovers } from '#test/handover/handover-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

let server: TestServer
let fleet: Awaited<ReturnType<typeof openHandovers>>
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  fleet = await openHandovers(server)
  await fleet.at(16, '05:54')
})
afterAll(() => server.close())

const as = () => ({ as: fleet.admin() })
const whoAt = async (date: string, time: string) =>
  answered(await server.call(office.readCustody, { vehicle: fleet.car, date, time }, as()))
const facts = async () => answered(await server.call(office.readCarFacts, { vehicle: fleet.car }, as()))
const listed = async () =>
  answered(await server.call(office.listHandovers, { vehicle: fleet.car }, as())).data
const waiting = async () => answered(await server.call(office.readWaiting, {}, as()))

describe('who had the car when a fine came', () => {
  test('by the hand-overs, to the minute, and by the week beside them', async () => {
    await fleet.hand(fleet.jan)
    await fleet.at(16, '17:40')
    await fleet.hand(fleet.jan, { kind: 'return', km: 100_200 })
    expect(await whoAt('2026-03-16', '05:53')).toMatchObject({
      held: null,
      after: { driver: { fullName: 'Jan Lis' } },
      planned: null,
    })
    expect(await whoAt('2026-03-16', '12:00')).toMatchObject({
      held: { driver: { fullName: 'Jan Lis' }, taken: true, ended: true },
      planned: { fullName: 'Jan Lis' },
    })
    expect(await whoAt('2026-03-16', '17:41')).toMatchObject({ held: null, before: { ended: true } })
  })

  test('where nobody handed it over, by the saved week alone', async () => {
    expect(await whoAt('2026-03-17', '10:00')).toMatchObject({
      held: null,
      before: null,
      after: null,
      planned: { fullName: 'Ewa Żak' },
    })
  })

  test('what nobody planned and the office rejects moves nothing, and stays to be seen', async () => {
    const id = await fleet.hand(fleet.ewa, { km: 999_999, objection: 'zmyślone' })
    expect((await waiting()).objections).toEqual([])
    answered(await server.call(office.judgeHandover, { id, counts: false }, as()))
    expect(await whoAt('2026-03-16', '07:00')).toMatchObject({ held: null })
    expect((await facts()).readings).toEqual([])
    expect(await listed()).toMatchObject([{ id, standing: 'rejected', judged: { by: expect.any(String) } }])
    expect(await fleet.look(fleet.ewa)).toMatchObject({ unplanned: [{ id, standing: 'rejected' }] })
  })

  test('who took it on the yard had it, whatever the week says, once the office says so', async () => {
    await fleet.at(17, '05:50')
    const damage = { id: crypto.randomUUID(), x: 1, y: 1, kind: 'dent', remark: '' }
    const id = await fleet.hand(fleet.jan, { date: '2026-03-17', damages: [damage] })
    expect(await whoAt('2026-03-17', '10:00')).toMatchObject({ held: null })
    expect(await facts()).toMatchObject({ readings: [], damages: [] })
    expect(await waiting()).toMatchObject({
      unplanned: [{ id, reg: 'W01', driver: { fullName: 'Jan Lis' } }],
    })
    answered(await server.call(office.judgeHandover, { id, counts: true }, as()))
    expect(await server.call(office.judgeHandover, { id, counts: false }, as())).toMatchObject({
      status: 409,
    })
    expect(await facts()).toMatchObject({ readings: [{ km: 100_000 }], damages: [{ id: damage.id }] })
    expect((await waiting()).unplanned).toEqual([])
    expect(await whoAt('2026-03-17', '10:00')).toMatchObject({
      held: { driver: { fullName: 'Jan Lis' } },
      planned: { fullName: 'Ewa Żak' },
    })
    expect((await listed())[0]).toMatchObject({ planned: false })
  })
})

describe('mileage and service', () => {
  test('a correction of the office holds, and keeps what was told beside it', async () => {
    await fleet.hand(fleet.jan, { km: 182_412 })
    const [reading] = (await facts()).readings
    const fix = { vehicle: fleet.car, km: 128_412, corrects: reading?.id ?? '' }
    answered(await server.call(office.addReading, fix, as()))
    expect((await facts()).readings).toMatchObject([
      { km: 128_412, source: 'office', corrected: false, correction: true },
      { km: 182_412, source: 'handover', corrected: true, correction: false },
    ])
    expect((await listed())[0]).toMatchObject({ km: 182_412, kmNow: 128_412 })
    expect((await fleet.look(fleet.jan)).cars[0]?.newest).toMatchObject({ km: 128_412 })
    expect(await server.call(office.addReading, fix, as())).toMatchObject({ status: 409 })
  })

  test('an odd mileage of the office is asked about as drivers are asked, and taken once somebody is sure', async () => {
    const add = (km: number, more: object = {}) =>
      server.call(office.addReading, { vehicle: fleet.car, km, ...more }, as())
    expect(await add(960_000)).toMatchObject({ status: 422, failure: { code: 'km_first' } })
    answered(await add(96_000))
    server.clock.advance(60_000)
    expect(await add(960_000)).toMatchObject({
      failure: { code: 'km_high', msg: expect.stringContaining('96') },
    })
    expect(await add(95_999)).toMatchObject({ failure: { code: 'km_low' } })
    answered(await add(95_999, { sure: true }))
    const [newest] = (await facts()).readings
    // A correction is judged against what held before it, not against itself.
    expect(await add(960_000, { corrects: newest?.id })).toMatchObject({ failure: { code: 'km_high' } })
    answered(await add(96_100, { corrects: newest?.id }))
    expect((await facts()).readings.map(({ km }) => km)).toEqual([96_100, 95_999, 96_000])
  })

  test('of two who correct one reading at once, one does', async () => {
    await fleet.hand(fleet.jan)
    const [reading] = (await facts()).readings
    const fix = (km: number) =>
      server.call(office.addReading, { vehicle: fleet.car, km, corrects: reading?.id ?? '' }, as())
    const answers = await Promise.all([fix(1), fix(2)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a car is on the list from 1,000 km before its service, the most urgent first, until it is taken off', async () => {
    const [first = '', second = ''] = fleet.cars
    const set = (vehicle: string, km: number | null) =>
      server.call(office.setNextService, { vehicle, km }, as())
    answered(await set(first, 101_000))
    answered(await set(second, 100_500))
    expect((await waiting()).due).toEqual([])
    await fleet.hand(fleet.jan, { km: 99_999 })
    expect((await waiting()).due).toEqual([])
    server.clock.advance(60_000)
    answered(await server.call(office.addReading, { vehicle: first, km: 100_000 }, as()))
    answered(await server.call(office.addReading, { vehicle: second, km: 100_700 }, as()))
    expect((await waiting()).due).toMatchObject([
      { vehicle: second, reg: 'W02', left: -200 },
      { vehicle: first, reg: 'W01', left: 1000 },
    ])
    answered(await set(first, null))
    answered(await set(second, 120_000))
    expect((await waiting()).due).toEqual([])
  })
})

test('what was driven in a shift is told where both its hand-overs stand, by what holds of them now', async () => {
  await fleet.hand(fleet.jan, { km: 100_000 })
  await fleet.at(16, '17:40')
  await fleet.hand(fleet.jan, { kind: 'return', km: 100_270 })
  expect(await listed()).toMatchObject([{ drivenKm: 270 }, { drivenKm: null }])
  const first = (await facts()).readings.find(({ km }) => km === 100_000)
  const fix = { vehicle: fleet.car, km: 100_050, corrects: first?.id ?? '' }
  answered(await server.call(office.addReading, fix, as()))
  expect(await listed()).toMatchObject([{ drivenKm: 220 }, { km: 100_000, kmNow: 100_050 }])
  await fleet.at(17, '05:50')
  await fleet.hand(fleet.ewa, { kind: 'return', date: '2026-03-17', km: 100_400 })
  expect((await listed())[0]).toMatchObject({ drivenKm: null })
})

describe('damage and objections', () => {
  test('fuel that is missing at a taking is told by itself', async () => {
    await fleet.hand(fleet.jan, { kind: 'return', fuel: 8 })
    await fleet.at(17, '05:50')
    await fleet.hand(fleet.ewa, { date: '2026-03-17', fuel: 6 })
    expect(await listed()).toMatchObject([{ fuelDifference: -2 }, { fuelDifference: 0 }])
  })

  test('an objection waits until it is settled, once', async () => {
    const before = await fleet.hand(fleet.jan, { kind: 'return' })
    await fleet.at(17, '05:50')
    const id = await fleet.hand(fleet.ewa, {
      date: '2026-03-17',
      previous: before,
      objection: 'Pęknięty zderzak',
    })
    expect((await waiting()).objections).toMatchObject([
      { id, reg: 'W01', driver: { fullName: 'Ewa Żak' }, objection: 'Pęknięty zderzak' },
    ])
    answered(await server.call(office.settleObjection, { id, note: 'Do naprawy' }, as()))
    expect((await waiting()).objections).toEqual([])
    expect(await server.call(office.settleObjection, { id }, as())).toMatchObject({ status: 409 })
    expect((await listed())[0]?.settled).toMatchObject({ note: 'Do naprawy' })
  })

  test('what was repaired is on the drawing of drivers no more, and comes back where it was not', async () => {
    const damage = { id: crypto.randomUUID(), x: 10, y: 220, kind: 'crack' }
    await fleet.hand(fleet.jan, { damages: [damage] })
    const shown = async () => (await fleet.look(fleet.jan)).cars[0]?.damages.length
    const repaired = async (is: boolean) =>
      answered(await server.call(office.setDamageRepaired, { id: damage.id, repaired: is }, as()))
    expect(await shown()).toBe(1)
    await repaired(true)
    expect(await shown()).toBe(0)
    expect((await facts()).damages).toMatchObject([
      { driver: { fullName: 'Jan Lis' }, repaired: { at: expect.any(String) } },
    ])
    await repaired(false)
    expect(await shown()).toBe(1)
  })
})

describe('new damage', () => {
  const dent = () => ({ id: crypto.randomUUID(), x: 10, y: 220, kind: 'dent' })
  const see = (id: string, seen = true, who = fleet.admin()) =>
    server.call(office.setDamageSeen, { id, seen }, { as: who })
  const unseen = async () => (await waiting()).damages.map(({ id }) => id)

  test('waits for the office with car, place and who noted it, until somebody has seen it', async () => {
    const damage = dent()
    await fleet.hand(fleet.jan, { damages: [damage] })
    expect((await waiting()).damages).toMatchObject([
      { id: damage.id, reg: 'W01', vehicle: fleet.car, x: 10, driver: { fullName: 'Jan Lis' } },
    ])
    expect((await facts()).damages).toMatchObject([{ seen: null }])
    expect(answered(await see(damage.id)).already).toBeNull()
    expect(await unseen()).toEqual([])
    expect((await facts()).damages).toMatchObject([{ seen: { by: expect.stringMatching(/./) } }])
  })

  test('of two who look at once, the second is told who was quicker; looked at by mistake, it waits again', async () => {
    const damage = dent()
    await fleet.hand(fleet.jan, { damages: [damage] })
    const anna = await server.asUser({ admin: false })
    const both = await Promise.all([see(damage.id), see(damage.id, true, anna)])
    expect(both.map((each) => answered(each).already === null).sort()).toEqual([false, true])
    answered(await see(damage.id, false))
    expect(await unseen()).toEqual([damage.id])
    expect(await see(crypto.randomUUID())).toMatchObject({ status: 404 })
  })

  test('what is repaired was seen, and does not wait when it was not repaired after all', async () => {
    const damage = dent()
    await fleet.hand(fleet.jan, { damages: [damage] })
    const repaired = async (is: boolean) =>
      answered(await server.call(office.setDamageRepaired, { id: damage.id, repaired: is }, as()))
    await repaired(true)
    expect(await unseen()).toEqual([])
    await repaired(false)
    expect(await unseen()).toEqual([])
    expect((await facts()).damages).toMatchObject([{ seen: { at: expect.any(String) }, repaired: null }])
  })

  test('of a hand-over that nobody planned it waits once the office accepts that, and never where it does not', async () => {
    await fleet.at(17, '05:50')
    const [one, other] = [dent(), dent()]
    const id = await fleet.hand(fleet.jan, { date: '2026-03-17', damages: [one] })
    const second = await fleet.hand(fleet.jan, { kind: 'return', date: '2026-03-17', damages: [other] })
    expect(await unseen()).toEqual([])
    answered(await server.call(office.judgeHandover, { id, counts: true }, as()))
    answered(await server.call(office.judgeHandover, { id: second, counts: false }, as()))
    expect(await unseen()).toEqual([one.id])
  })
})

test('an erased driver leaves mileage and marks behind, and neither name nor words nor photos', async () => {
  const damage = { id: crypto.randomUUID(), x: 10, y: 220, kind: 'crack', remark: 'moja wina' }
  const id = await fleet.hand(fleet.jan, { km: 100_000, remark: 'wołam Jana', damages: [damage] })
  answered(await fleet.photo(fleet.jan, id, 'front'))
  await fleet.at(25, '10:00')
  const erased = await server.callRaw(eraseDriver, { id: fleet.jan }, as())
  expect(erased.status).toBe(200)
  expect((await listed())[0]).toMatchObject({ driver: null, remark: '', photos: [], kmNow: 100_000 })
  expect((await facts()).damages).toMatchObject([{ driver: null, remark: '' }])
  expect((await waiting()).photos.bytes).toBe(0)
})
