import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tellOffice, withdrawReport } from '#features/driver-reports/contract.ts'
import { addRemoveShiftReason, withdrawRemoveShiftReason } from '#features/removals/contract.ts'
import { openMarket } from '#test/market/open-market.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { takeFreeShift } from '../../contract.ts'
import { listSeatTakers, proposeSeats } from '../../contract-proposals.ts'

const MONDAY = { date: '2026-03-16', shift: 'day' as const }

let server: TestServer
let market: Awaited<ReturnType<typeof openMarket>>
beforeAll(async () => {
  server = await startTestServer()
})
/** Jan drives on Monday, Ewa on Tuesday, by day. */
beforeEach(async () => {
  market = await openMarket(server)
})
afterAll(() => server.close())

const jan = () => market.office.jan
const admin = () => market.office.admin()
const reportIll = async () => {
  const ill = { kind: 'ill', ...MONDAY }
  const told = await server.callRaw(tellOffice, ill, { as: await market.as(jan()), key: randomUUID() })
  return (answered(told) as { id: string }).id
}
const removeWith = async (reason: 'Choroba - nie ma L4' | 'Źle wybrał zmianę') => {
  const sent = { day: MONDAY.date, shift: 'Dzień', driver: jan(), reason } as const
  return answered(await server.call(addRemoveShiftReason, sent, { as: admin() })).id
}
const free = () => market.office.put(jan(), [])
const asked = async () => {
  server.clock.advance(300)
  return answered(await server.call(listSeatTakers, MONDAY, { as: admin() })).data.map(
    (each) => each.driverId,
  )
}
const take = async () => {
  server.clock.advance(300)
  return server.call(takeFreeShift, MONDAY, { as: await market.as(jan()) })
}

test('who reported ill for a shift and was taken off it is not asked, nor gets it by a tap', async () => {
  await reportIll()
  await free()
  expect(await asked()).not.toContain(jan())
  const drivers = [jan()]
  expect(await server.call(proposeSeats, { slots: [MONDAY], drivers }, { as: admin() })).toMatchObject({
    failure: { code: 'nobody' },
  })
  expect(
    (await market.look(jan())).free.some((slot) => slot.date === MONDAY.date && slot.shift === 'day'),
  ).toBe(false)
  expect(await take()).toMatchObject({
    status: 409,
    failure: { code: 'absent', msg: expect.stringContaining('zadzwoń do biura') },
  })
})

test('the same holds for whom the office took off with a reason that says absence', async () => {
  await removeWith('Choroba - nie ma L4')
  await free()
  expect(await asked()).not.toContain(jan())
  expect(await take()).toMatchObject({ failure: { code: 'absent' } })
})

test('who was taken off for another reason may have it again', async () => {
  await removeWith('Źle wybrał zmianę')
  await free()
  expect(await asked()).toContain(jan())
  expect((await take()).ok).toBe(true)
})

test('an illness that was taken back, or a removal undone, stands in nobody’s way', async () => {
  const id = await reportIll()
  answered(await server.call(withdrawReport, { id }, { as: await market.as(jan()) }))
  const removal = await removeWith('Choroba - nie ma L4')
  answered(await server.call(withdrawRemoveShiftReason, { id: removal, withdrawn: true }, { as: admin() }))
  await free()
  expect(await asked()).toContain(jan())
})

test('whom the office gives it all the same has it', async () => {
  await reportIll()
  await free()
  await market.office.move(jan(), 0)
  expect((await market.look(jan())).own).toMatchObject([MONDAY])
})
