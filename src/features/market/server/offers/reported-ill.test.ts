import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tellOffice, withdrawReport } from '#features/driver-reports/contract.ts'
import { MONDAY, openMarket, TUESDAY } from '#test/market/open-market.ts'
import { MONDAY_DAY } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { listColleagues } from '../../contract-offers.ts'

let server: TestServer
let market: Awaited<ReturnType<typeof openMarket>>
beforeAll(async () => {
  server = await startTestServer()
})
/** Jan drives on Monday, Ewa on Tuesday, by day; Ola has nothing. */
beforeEach(async () => {
  market = await openMarket(server)
})
afterAll(() => server.close())

const ill = async (driver: string, slot: object) =>
  answered(await server.callRaw(tellOffice, { kind: 'ill', ...slot }, { as: await market.as(driver) })) as {
    id: string
  }
const well = async (driver: string, id: string) =>
  answered(await server.call(withdrawReport, { id }, { as: await market.as(driver) }))
const swap = () => ({ to: market.office.ewa, forDate: TUESDAY.date, forShift: TUESDAY.shift })

test('what is reported ill is given neither to all, nor to one, nor for another, until that is taken back', async () => {
  const { jan, ewa } = market.office
  const { id } = await ill(jan, MONDAY)
  for (const more of [{}, { to: ewa }, swap()])
    expect(await market.offer(jan, MONDAY, more)).toMatchObject({
      status: 409,
      failure: { code: 'reported_ill' },
    })
  expect((await market.look(jan)).own).toMatchObject([{ ...MONDAY, ill: true, offer: null }])
  await well(jan, id)
  expect((await market.look(jan)).own).toMatchObject([{ ...MONDAY, ill: false }])
  await market.offered(jan, MONDAY)
})

test('other shifts of who is ill can be given away all the same', async () => {
  const { office, ola } = market
  await ill(office.jan, MONDAY)
  await office.move(ola, MONDAY_DAY + 4)
  expect((await market.look(ola)).own).toMatchObject([{ ill: false }])
  await market.offered(office.ewa, TUESDAY)
})

test('an offer made before is listed no more, can’t be taken, and ends; the shift stays the giver’s', async () => {
  const { office, ola } = market
  const id = await market.offered(office.jan, MONDAY)
  await ill(office.jan, MONDAY)
  expect((await market.look(ola)).offers).toEqual([])
  expect(await market.take(ola, id)).toMatchObject({ status: 409, failure: { code: 'offer_gone' } })
  await market.minute()
  expect((await market.look(office.jan)).own).toMatchObject([{ ...MONDAY, offer: null }])
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([office.jan])
})

test('nobody gives in return what they have reported ill for, nor is it offered to be asked for', async () => {
  const { office } = market
  const id = await market.offered(office.jan, MONDAY, swap())
  await ill(office.ewa, TUESDAY)
  expect((await market.look(office.ewa)).offers).toEqual([])
  expect(await market.take(office.ewa, id)).toMatchObject({ failure: { code: 'reported_ill' } })
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([office.jan])
  await market.minute()
  expect((await market.look(office.jan)).own).toMatchObject([{ ...MONDAY, offer: null }])
  expect(await market.offer(office.jan, MONDAY, swap())).toMatchObject({ failure: { code: 'nobody_there' } })
  const shown = await server.call(listColleagues, MONDAY, { as: await market.as(office.jan) })
  expect(answered(shown).data.flatMap(({ swaps }) => swaps)).toEqual([])
})

test('what waits for the office already is the office’s to decide, which sees who is ill', async () => {
  const { office, ola } = market
  await market.set({ on: true, names: true, approval: 'always', reserveMinutes: 0 })
  const id = await market.offered(office.jan, MONDAY)
  answered(await market.take(ola, id))
  await ill(office.jan, MONDAY)
  await market.minute()
  expect(await market.requests()).toMatchObject([{ id, state: 'asked', giver: { ill: [MONDAY] } }])
})
