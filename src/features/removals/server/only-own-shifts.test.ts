import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { publishWeek } from '#features/schedule/contract-publishing.ts'
import { setPublishing } from '#features/settings/contract.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addRemoveShiftReason, listRemovedShifts } from '../contract.ts'

const WEEK = { year: 2026, week: 12 }
const MONDAY = '2026-03-16'

let server: TestServer
let admin: TestCaller
let jan: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
  await addCars(server.database.queries, 2)
  jan = await submit(server, WEEK, 'Jan Lis', '600100200', { 0: 'day', 3: 'on-call' })
})

type Sent = Parameters<typeof server.call<typeof addRemoveShiftReason>>[1]
const remove = (sent: Partial<Sent> = {}) =>
  server.call(
    addRemoveShiftReason,
    { day: MONDAY, driver: jan, shift: 'Dzień', reason: 'Inne zobowiązania', ...sent },
    { as: admin },
  )
const generate = async () => answered(await server.call(generateWeek, WEEK, { as: admin }))
const stored = async () => answered(await server.call(listRemovedShifts, {}, { as: admin })).data

async function save(change: (places: ReturnType<typeof placesOnBoard>) => ReturnType<typeof placesOnBoard>) {
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: admin }))
  if (!week) throw new Error('The week is not generated.')
  const places = change(placesOnBoard(week))
  answered(await server.call(updateWeek, { id: week.id, version: week.version, places }, { as: admin }))
}

const NOT_HIS = { status: 409, failure: { code: 'no_such_shift' } }
const TWICE = { status: 409, failure: { code: 'already_removed', msg: 'Ta zmiana jest już usunięta.' } }

test('a shift that the driver has not chosen can’t be removed; on call counts for both shifts of its date', async () => {
  expect(await remove({ shift: 'Noc' })).toMatchObject(NOT_HIS)
  expect(await remove({ day: '2026-03-23' })).toMatchObject(NOT_HIS)
  answered(await remove({ day: '2026-03-19', shift: 'Noc' }))
  expect(await stored()).toHaveLength(1)
})

test('once the week is generated its places count, not the choices (D46)', async () => {
  await generate()
  await save((places) => places.map((place) => (place.slot === 0 ? { ...place, slot: 5 } : place)))
  expect(await remove()).toMatchObject(NOT_HIS)
  answered(await remove({ day: '2026-03-18', shift: 'Noc' }))
})

test('who came after the week was generated and waits may be removed (D42)', async () => {
  await generate()
  const ewa = await submit(server, WEEK, 'Ewa Żak', '600100201', { 1: 'night' })
  answered(await remove({ driver: ewa, day: '2026-03-17', shift: 'Noc' }))
  expect(await remove({ driver: ewa })).toMatchObject(NOT_HIS)
})

test('who was taken off in the draft has the shift no more once it is published (D43)', async () => {
  answered(await server.call(setPublishing, { publishApart: true }, { as: admin }))
  await generate()
  await save((places) => places.filter(({ slot }) => slot !== 0))
  answered(await server.call(publishWeek, WEEK, { as: admin }))
  expect(await remove()).toMatchObject(NOT_HIS)
})

test('the same shift is removed once, whether the week is saved, left unsaved or not generated', async () => {
  answered(await remove())
  expect(await remove({ reason: 'Źle wybrał zmianę' })).toMatchObject(TWICE)
  await generate()
  expect(await remove()).toMatchObject(TWICE)
  await save((places) => places.filter(({ slot }) => slot !== 0))
  expect(await remove()).toMatchObject(TWICE)
  expect(await stored()).toHaveLength(1)
})

test('who was put back on the shift may be removed anew', async () => {
  await generate()
  const kept: ReturnType<typeof placesOnBoard> = []
  answered(await remove())
  await save((places) => {
    kept.push(...places)
    return places.filter(({ slot }) => slot !== 0)
  })
  await save(() => kept)
  answered(await remove())
  expect(await stored()).toHaveLength(2)
})

test('of ten who say it at once one is heard, the others are told that it is done', async () => {
  await generate()
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove()))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
  expect(await stored()).toHaveLength(1)
})

test('a free text in the reason’s place is ‘Inny powód’ in those words; two different ones are refused', async () => {
  expect(await remove({ reason: 'Awaria telefonu', reasonText: 'Urlop' })).toMatchObject({
    status: 400,
    failure: { code: 'two_reasons' },
  })
  expect((await remove({ reason: 'x'.repeat(501) })).status).toBe(400)
  answered(await remove({ reason: ' Awaria telefonu ' }))
  expect(await stored()).toMatchObject([
    { attributes: { reason: 'Inny powód', reasonText: 'Awaria telefonu' } },
  ])
})

test('on a board with unsaved edits the board knows who stands where: a removal left unsaved is no obstacle', async () => {
  await generate()
  answered(await remove({ onBoard: true }))
  answered(await remove({ onBoard: true, reason: 'Źle wybrał zmianę' }))
  answered(await remove({ onBoard: true, shift: 'Noc' }))
  expect(await stored()).toHaveLength(3)
})
