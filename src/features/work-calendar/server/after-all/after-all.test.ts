import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tellOffice } from '#features/driver-reports/contract.ts'
import { listReports, takeUpReport } from '#features/driver-reports/contract-office.ts'
import { toggleDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { takeFreeShift } from '#features/market/contract.ts'
import { addRemoveShiftReason } from '#features/removals/contract.ts'
import { setDefaultLimit } from '#features/settings/contract.ts'
import { MONDAY, openMarket } from '#test/market/open-market.ts'
import { MONDAY_DAY } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { sayAfterAll } from '../../contract-after-all.ts'
import { listOwnChanges, readOwnChanges } from '../../contract-changes.ts'
import { getOwnHome } from '../../contract-home.ts'

let server: TestServer
let market: Awaited<ReturnType<typeof openMarket>>
beforeAll(async () => {
  server = await startTestServer()
})
/** Jan drives on Monday in W01, Ewa on Tuesday, by day; Ola has nothing. */
beforeEach(async () => {
  market = await openMarket(server)
})
afterAll(() => server.close())

const jan = () => market.office.jan
const admin = () => market.office.admin()
const minute = () => server.clock.advance(60_000)
const say = async (slot: object = MONDAY, driver = jan()) =>
  server.callRaw(sayAfterAll, slot, { as: await market.as(driver), key: randomUUID() })
const reportIll = async () => {
  minute()
  const sent = { kind: 'ill', ...MONDAY }
  return answered(
    await server.callRaw(tellOffice, sent, { as: await market.as(jan()), key: randomUUID() }),
  ) as { id: string }
}
const removeAs = async (reason: 'Choroba - nie ma L4' | 'Choroba - ma L4' | 'Źle wybrał zmianę') => {
  minute()
  const sent = { day: MONDAY.date, shift: 'Dzień', driver: jan(), reason } as const
  answered(await server.call(addRemoveShiftReason, sent, { as: admin() }))
  await market.office.put(jan(), [])
  minute()
}
const freed = async () => {
  await reportIll()
  await removeAs('Choroba - nie ma L4')
}
const reports = async () => answered(await server.call(listReports, {}, { as: admin() })).data
const home = async (driver = jan()) => {
  server.clock.advance(300)
  return answered(await server.call(getOwnHome, {}, { as: await market.as(driver) }))
}
const carOf = async (driver: string) => {
  const { next } = await home(driver)
  return next?.reg
}

test('who is well again has the same seat at once: the illness counts as taken back, the office reads who returns', async () => {
  await freed()
  expect((await home()).lost).toEqual([MONDAY])
  const { version } = await market.office.week()
  expect(answered(await say())).toEqual({ outcome: 'back', reg: 'W01' })
  server.clock.advance(300)
  const week = await market.office.week()
  expect(week.version).toBe(version + 1)
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([jan()])
  const now = await home()
  expect(now.lost).toEqual([])
  expect(now.next).toMatchObject({ reg: 'W01', reports: [] })
  const [well, illness] = await reports()
  expect(well).toMatchObject({ kind: 'well', fullName: 'Jan Lis', reg: 'W01', drives: true, takenAt: null })
  expect(illness).toMatchObject({ kind: 'ill', withdrawnAt: expect.any(String), back: null })
})

test('what the office entered as an illness, without a report, the driver ends as well; coordinators read no reason', async () => {
  await removeAs('Choroba - nie ma L4')
  expect((await home()).lost).toEqual([MONDAY])
  expect(answered(await say())).toMatchObject({ outcome: 'back' })
  const coordinator = await server.asUser({ admin: false })
  const { data } = answered(await server.call(listReports, {}, { as: coordinator }))
  expect(data.map(({ kind }) => kind)).toEqual(['well'])
  expect(JSON.stringify(data)).not.toMatch(/chorob|"ill"|sick/i)
})

test('a seat that was never freed is the driver’s still: the report alone is taken back, and no version made', async () => {
  const { id } = await reportIll()
  const [read] = await reports()
  answered(await server.call(takeUpReport, { id, sentAt: read?.sentAt ?? '' }, { as: admin() }))
  const { version } = await market.office.week()
  expect(answered(await say())).toEqual({ outcome: 'yours', reg: 'W01' })
  expect((await market.office.week()).version).toBe(version)
  expect(await reports()).toMatchObject([{ id, kind: 'ill', back: 'seated' }])
})

test('said twice, or by two phones at once, it is one return and one answer', async () => {
  await freed()
  const { version } = await market.office.week()
  const answers = await Promise.all([say(), say(), say()])
  expect(answers.map(answered)).toEqual(Array.from({ length: 3 }, () => ({ outcome: 'back', reg: 'W01' })))
  expect(answered(await say())).toEqual({ outcome: 'back', reg: 'W01' })
  expect((await market.office.week()).version).toBe(version + 1)
  expect((await reports()).filter(({ kind }) => kind === 'well')).toHaveLength(1)
})

test('a seat that somebody else has stays theirs, who-less; the driver is well, and may take what is free', async () => {
  await freed()
  await market.office.move(market.ola, MONDAY_DAY)
  minute()
  const { version } = await market.office.week()
  const answer = answered(await say())
  expect(answer).toEqual({ outcome: 'taken', reg: '' })
  expect(answered(await say())).toEqual(answer)
  expect((await market.office.week()).version).toBe(version)
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([market.ola])
  expect((await home()).lost).toEqual([])
  expect(await reports()).toMatchObject([{ kind: 'well', drives: false, reg: 'W01' }, { kind: 'ill' }])
  expect((await market.look(jan())).free).toContainEqual(expect.objectContaining(MONDAY))
  answered(await server.call(takeFreeShift, MONDAY, { as: await market.as(jan()) }))
  expect((await market.drivesAt(MONDAY_DAY)).sort()).toEqual([jan(), market.ola].sort())
})

test('of who wants it back and who takes it as a free shift the first one has it', async () => {
  answered(await server.call(setDefaultLimit, { defaultLimit: 1 }, { as: admin() }))
  await freed()
  server.clock.advance(300)
  const ola = await market.as(market.ola)
  const [own, other] = await Promise.all([say(), server.call(takeFreeShift, MONDAY, { as: ola })])
  const { outcome } = answered(own) as { outcome: string }
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([other.ok ? market.ola : jan()])
  expect(outcome).toBe(other.ok ? 'taken' : 'back')
})

test('a car that was grounded meanwhile is not driven: the seat is closed, and stays empty', async () => {
  await freed()
  const day = { dayStart: MONDAY.date, dayEnd: MONDAY.date, shiftStart: 'Dzień', shiftEnd: 'Dzień' } as const
  const [carId = ''] = market.office.cars
  answered(await server.call(addGrounding, { carId, ...day }, { as: admin() }))
  minute()
  expect(answered(await say())).toEqual({ outcome: 'closed', reg: '' })
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([])
  expect(await reports()).toMatchObject([{ kind: 'well', drives: false }, { kind: 'ill' }])
})

test('the rules of picked shifts hold: who got the night of that day keeps it, and nothing is taken back', async () => {
  await freed()
  await market.office.put(jan(), [{ slot: MONDAY_DAY + 1, carId: market.office.cars[1] ?? null }])
  expect(await say()).toMatchObject({
    status: 409,
    failure: { code: 'already_driving', msg: expect.stringContaining('Noc, 16.3.2026') },
  })
  expect((await home()).lost).toEqual([MONDAY])
  expect((await reports()).map(({ kind, withdrawnAt }) => [kind, withdrawnAt])).toEqual([['ill', null]])
})

test('a shift that has begun stays as it is', async () => {
  await freed()
  await market.office.leap(`${MONDAY.date}T06:00:00+01:00`)
  expect((await home()).lost).toEqual([])
  expect(await say()).toMatchObject({ status: 409, failure: { code: 'begun' } })
})

test.each(['Choroba - ma L4', 'Źle wybrał zmianę'] as const)(
  'what was taken off as %s after the report is the office’s to give',
  async (reason) => {
    await reportIll()
    await removeAs(reason)
    expect((await home()).lost).toEqual([])
    expect(await say()).toMatchObject({ status: 409, failure: { code: 'not_lost' } })
    expect(await market.drivesAt(MONDAY_DAY)).toEqual([])
  },
)

test('a seat that was given back and taken off for another reason does not come back by a second tap', async () => {
  await freed()
  answered(await say())
  await removeAs('Źle wybrał zmianę')
  expect((await home()).lost).toEqual([])
  expect(await say()).toMatchObject({ failure: { code: 'not_lost' } })
})

test('who is ill again says so again, and may be well again once more', async () => {
  await freed()
  answered(await say())
  await freed()
  expect((await home()).lost).toEqual([MONDAY])
  expect((await reports()).filter(({ kind, withdrawnAt }) => kind === 'well' && !withdrawnAt)).toEqual([])
  expect(answered(await say())).toMatchObject({ outcome: 'back' })
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([jan()])
})

test('where the office puts the driver back at the same time there is one seat', async () => {
  await freed()
  await Promise.allSettled([say(), market.office.move(jan(), MONDAY_DAY)])
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([jan()])
  expect(answered(await say())).toMatchObject({
    outcome: expect.stringMatching(/^(back|yours)$/),
    reg: 'W01',
  })
})

test('a place in the reserve of the shift gives way to the seat', async () => {
  await reportIll()
  await market.office.put(jan(), [{ slot: MONDAY_DAY, carId: null }])
  expect((await home()).lost).toEqual([MONDAY])
  expect(answered(await say())).toEqual({ outcome: 'back', reg: 'W01' })
  const own = (await home()).weeks[1].data.concat((await home()).weeks[2].data)
  expect(own.filter(({ stateDay }) => stateDay === '16.3.2026')).toMatchObject([{ reg: 'W01' }])
})

test('others’ shifts, those never had and those of no week are nobody’s to get back', async () => {
  await freed()
  for (const slot of [
    { date: '2026-03-17', shift: 'day' },
    { date: '2026-04-06', shift: 'day' },
    { date: '2026-02-31', shift: 'day' },
    { date: MONDAY.date, shift: 'night' },
  ])
    expect(await say(slot), slot.date).toMatchObject({ failure: { code: 'not_lost' } })
  expect(await say(MONDAY, market.ola)).toMatchObject({ failure: { code: 'not_lost' } })
  expect(await server.callRaw(sayAfterAll, MONDAY, {})).toMatchObject({ status: 401 })
})

test('who was switched off meanwhile gets nothing back', async () => {
  await freed()
  const as = await market.as(jan())
  answered(await server.call(toggleDriver, { id: jan(), active: false }, { as: admin() }))
  const answer = await server.callRaw(sayAfterAll, MONDAY, { as, key: randomUUID() })
  expect(answer).toMatchObject({ ok: false })
  expect([401, 403]).toContain(answer.status)
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([])
})

test('what the driver was told of the freed seat reads as a return, known already', async () => {
  await freed()
  const as = await market.as(jan())
  const changes = async () => answered(await server.call(listOwnChanges, {}, { as })).data
  const [gone] = await changes()
  expect(gone).toMatchObject({ kind: 'removed', now: null })
  const { id = '', revision = '' } = gone ?? {}
  answered(await server.call(readOwnChanges, { changes: [{ id, revision }] }, { as }))
  answered(await say())
  expect(await changes()).toMatchObject([
    { kind: 'returned', now: { reg: 'W01' }, readAt: expect.any(String) },
  ])
})

test('it goes with the record: folded records keep what came of it, an erasure takes it away', async () => {
  await freed()
  answered(await say())
  answered(
    await server.call(
      mergeDrivers,
      { staysId: market.ola, foldedId: jan() },
      { as: await server.asUser({ admin: true }) },
    ),
  )
  expect(answered(await say(MONDAY, market.ola))).toEqual({ outcome: 'back', reg: 'W01' })
  await market.office.leap('2026-03-24T11:00:00Z')
  answered(await server.call(eraseDriver, { id: market.ola }, { as: admin() }))
  expect(await reports()).toEqual([])
})

test('the seat comes back in the car that the driver had last', async () => {
  await market.office.move(jan(), MONDAY_DAY, 1)
  await freed()
  expect(answered(await say())).toEqual({ outcome: 'back', reg: 'W02' })
  expect(await carOf(jan())).toBe('W02')
})
