import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getWeekCapacity } from '#features/availability/contract.ts'
import { previewLimits, saveLimits } from '#features/limits/contract-change.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getBaseCalendar, getGeneratedWeek } from '../../contract.ts'

const WEEK = { year: 2026, week: 12 }

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
  await addCars(server.database.queries, 2)
  await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
  await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day' })
})
afterAll(() => server.close())

type Changes = Parameters<typeof server.call<typeof previewLimits>>[1]['changes']
const monday = (from: number | null, to: number | null): Changes => {
  const limit = (cars: number | null) => (cars === null ? null : { cars, info: '', active: true })
  return [{ date: '2026-03-16', shift: 'Dzień', from: limit(from), to: limit(to) }]
}
const look = async (changes: Changes) =>
  answered(await server.call(previewLimits, { changes }, { as: office }))
const save = async (changes: Changes) => {
  const { mark } = await look(changes)
  answered(await server.call(saveLimits, { changes, mark }, { as: office }))
  server.clock.advance(300)
}
const reserve = async () => {
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  return (week?.days[0]?.reserve ?? []).map(({ fullName, reason }) => [fullName, reason])
}

test('nobody is seated in a closed shift; reasons and remarks call it closed, and opening it offers the car', async () => {
  await save(monday(null, 0))
  const { calendar, remarks } = answered(await server.call(getBaseCalendar, WEEK, { as: office }))
  expect(calendar.days[0]?.cars.flatMap(({ drivers }) => drivers)).toEqual([])
  expect(remarks.map(({ text }) => text)).toContain(
    'Dzień pn: zmiana jest zamknięta, 2 auta stoją bez kierowcy.',
  )
  answered(await server.call(generateWeek, WEEK, { as: office }))
  server.clock.advance(300)
  expect(await reserve()).toEqual([
    ['Jan Lis', 'Dzień pn: ta zmiana jest zamknięta. Jesteś 1. w rezerwie.'],
    ['Ewa Żak', 'Dzień pn: ta zmiana jest zamknięta. Jesteś 2. w rezerwie.'],
  ])
  const form = answered(await server.call(getWeekCapacity, WEEK))
  expect(form.data[0]).toMatchObject({ dayClosed: true, nightClosed: false, toChoose: 2 })
  await save(monday(0, 5))
  expect((await reserve())[0]?.[1]).toMatch(/^Auto W0\d jest teraz wolne/)
})

test('a generated week keeps who drives, whatever the limit becomes; the look says how many are over (D46)', async () => {
  answered(await server.call(generateWeek, WEEK, { as: office }))
  server.clock.advance(300)
  const changes = monday(null, 1)
  expect((await look(changes)).slots).toMatchObject([
    { generated: true, seated: 2, before: 10, after: 1, over: [], back: [], waiting: [] },
  ])
  await save(changes)
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  expect(week?.days[0]?.cars.flatMap(({ drivers }) => drivers)).toHaveLength(2)
})

test('a week generated between the look and the save brings the look anew', async () => {
  const changes = monday(null, 1)
  const { mark } = await look(changes)
  answered(await server.call(generateWeek, WEEK, { as: office }))
  expect(await server.call(saveLimits, { changes, mark }, { as: office })).toMatchObject({
    status: 409,
    failure: { code: 'people_changed', details: { preview: { slots: [{ generated: true }] } } },
  })
})
