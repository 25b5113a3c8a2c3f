import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setPin } from '#features/board/pins/contract.ts'
import { remarkNaming } from '#features/planning/domain/public.ts'
import { baseRemarkText } from '#features/planning/texts-remarks.ts'
import { generateWeek, getBaseCalendar } from '#features/schedule/contract.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { openBoard, openInitialBoard } from '../../contract.ts'

const WEEK = { year: 2026, week: 12 }
const NEXT = { year: 2026, week: 13 }

let server: TestServer
let office: TestCaller
let cars: string[]
let jan: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 2)
  jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 6: 'night' })
})
afterAll(() => server.close())

const open = async (week = WEEK) => {
  server.clock.advance(300)
  return answered(await server.call(openBoard, week, { as: office }))
}
const generate = async () => answered(await server.call(generateWeek, WEEK, { as: office }))

test('a week that is not generated opens with its base calendar, and waits for it', async () => {
  const { saved, initial, names, impossible } = await open()
  expect(saved).toBeNull()
  expect(impossible).toBe(false)
  expect(initial?.week.slots[0]?.seats).toEqual([names.driverIds.indexOf(jan), -1])
  expect(initial?.planning).toEqual({ policy: 'balanced', fromReserve: true })
  expect(names).toMatchObject({ regs: ['W01', 'W02'], fullNames: ['Jan Lis'] })
})

test('a generated week opens with what is saved and the base calendar beside it, in one call, and tells no e-mail', async () => {
  const { id } = await generate()
  const opened = await open()
  expect(opened.saved).toMatchObject({ id, version: 1, begun: 0, changes: [], waiting: [] })
  expect(opened.saved?.week.slots[0]?.seats).toEqual(opened.initial?.week.slots[0]?.seats)
  expect(JSON.stringify(opened)).not.toContain('@')
})

test('nobody waits for a base calendar that has to be computed anew: it comes by itself, and with the next opening', async () => {
  await generate()
  const before = await open()
  const ewa = await submit(server, WEEK, 'Ewa Mak', '600100202', { 1: 'day' })
  const opened = await open()
  expect(opened.initial).toBeNull()
  expect(opened.impossible).toBe(false)
  expect(opened.mark).not.toBe(before.mark)
  expect(opened.saved?.waiting).toMatchObject([{ driver: opened.names.driverIds.indexOf(ewa), slot: 2 }])
  const late = answered(await server.call(openInitialBoard, { ...WEEK, mark: opened.mark }, { as: office }))
  expect(late.mark).toBe(opened.mark)
  const [tuesday] = [late.initial?.week.slots[2]]
  expect([...(tuesday?.seats ?? [])]).toContain(late.names.driverIds.indexOf(ewa))
  expect((await open()).initial).not.toBeNull()
})

test('who drives in the night from last Sunday is told where that week is generated (D7)', async () => {
  expect((await open(NEXT)).nightBefore).toEqual([])
  await generate()
  const { nightBefore, names } = await open(NEXT)
  expect(nightBefore.map((number) => names.driverIds[number])).toEqual([jan])
})

test('the same week is the same bytes, and who has them is not sent them again', async () => {
  await generate()
  const ask = (etag?: string) => {
    server.clock.advance(300)
    const headers = { cookie: office.cookie, ...(etag === undefined ? {} : { 'if-none-match': etag }) }
    return server.app.inject({ url: openBoard.path, query: { year: '2026', week: '12' }, headers })
  }
  await ask()
  const etag = String((await ask()).headers.etag)
  expect((await ask(etag)).statusCode).toBe(304)
  await submit(server, WEEK, 'Ewa Mak', '600100202', { 1: 'day' })
  expect((await ask(etag)).statusCode).toBe(200)
})

test('the ETag is of the bytes, so that no browser keeps what an edition of before told of the same week', async () => {
  server.clock.advance(300)
  const { body, headers } = await server.app.inject({
    ...{ url: openBoard.path, query: { year: '2026', week: '12' }, headers: { cookie: office.cookie } },
  })
  const hash = createHash('sha256').update(body).digest('base64url')
  expect(String(headers.etag)).toBe(`"${hash.slice(0, 22)}"`)
})

test('the remarks tell a pin that can not hold', async () => {
  const pin = { ...WEEK, driverId: jan, slot: 0, carId: cars[0] ?? '', despiteRest: false }
  answered(await server.call(setPin, pin, { as: office }))
  const ewa = await submit(server, WEEK, 'Ewa Mak', '600100202', { 0: 'day' })
  await server.database.queries.execute(
    `insert into schedule_pins (year, week, driver_id, slot, car_id, despite_rest, pinned_at)
     values (2026, 12, '${ewa}', 0, '00000000-0000-4000-8000-000000000009', false, now())`,
  )
  const { initial, names } = await open()
  expect(initial?.remarks[0]).toEqual({
    kind: 'pin',
    slot: 0,
    driver: names.driverIds.indexOf(ewa),
    car: names.carIds.indexOf('00000000-0000-4000-8000-000000000009'),
    trouble: { code: 'unknown-car' },
  })
})

test('remarks travel as codes with their facts; the prescribed call tells the same in Polish', async () => {
  await submit(server, WEEK, 'Ewa Mak', '600100202', { 0: 'day' })
  await submit(server, WEEK, 'Olga Sum', '600100203', { 0: 'day' })
  const { initial, names } = await open()
  const remarks = initial?.remarks ?? []
  expect(remarks).toContainEqual({ kind: 'empty-seats', slot: 2, seats: 2, waiting: 0 })
  const naming = {
    driver: (at: number) => names.fullNames[at] ?? '',
    car: (at: number) => names.regs[at] ?? '',
  }
  const told = answered(await server.call(getBaseCalendar, WEEK, { as: office })).remarks
  expect(told.map(({ text }) => text)).toContain(
    'Dzień wt: 2 miejsca do obsadzenia, nikt więcej się nie zgłosił.',
  )
  expect(remarks.map((remark) => baseRemarkText(remarkNaming(remark, naming)))).toEqual(
    told.map(({ text }) => text),
  )
})
