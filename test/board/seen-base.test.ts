import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getSubmissionDetails, removeSubmission } from '#features/availability/contract.ts'
import { generateBoard, openBoard } from '#features/board/work/contract.ts'
import { getGeneratedWeek } from '#features/schedule/contract.ts'
import { setDefaultLimit } from '#features/settings/contract.ts'
import { pickFreeShifts } from '#features/work-calendar/contract.ts'
import type { Week } from '#kernel/week.ts'
import { readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'

const WEEK = { year: 2026, week: 12 }
const NEXT = { year: 2026, week: 13 }
const [MONDAY, TUESDAY] = [0, 2]

let server: TestServer
let office: TestCaller
let cars: string[]
let ewa: string
let iga: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 2)
  answered(await server.call(setDefaultLimit, { defaultLimit: 1 }, { as: office }))
  await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
  ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day-reserve' })
  iga = await submit(server, WEEK, 'Iga Bąk', '600100203', { 1: 'day' })
})

/** The base calendar as somebody looks at it. */
async function look(week: Week = WEEK) {
  server.clock.advance(300)
  return answered(await server.call(openBoard, week, { as: office })).mark
}
/** Iga gets the other car on Tuesday. */
async function generate(mark: string) {
  const at = (index: number) => ({ slot: TUESDAY, carId: cars[index] ?? '', onCall: false })
  const moves = [{ driverId: iga, from: at(0), to: at(1) }]
  answered(await server.call(generateBoard, { ...WEEK, mark, moves }, { as: office }))
  server.clock.advance(300)
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  expect(readableSlot(week, TUESDAY)).toEqual(['W02 Iga Bąk'])
  return week
}
async function takeBack(fullName: string) {
  const { schedules } = answered(await server.call(getSubmissionDetails, WEEK, { as: office }))
  const id = schedules.find(({ attributes }) => attributes.fullName === fullName)?.id ?? 0
  answered(await server.call(removeSubmission, { id }, { as: office }))
}

test('who has taken his shift back since the base calendar was looked at stands nowhere in the week', async () => {
  const mark = await look()
  await takeBack('Jan Lis')
  const week = await generate(mark)
  expect(readableSlot(week, MONDAY)).toEqual(['rezerwa Ewa Żak'])
  expect(week.takenBack).toEqual([])
})

test('who stood on the reserve when it was looked at, and has picked that shift since, drives (D15)', async () => {
  const mark = await look()
  answered(await server.call(setDefaultLimit, { defaultLimit: 3 }, { as: office }))
  const picked = {
    ...{ fullName: 'Ewa Żak', phone: '600100202', email: 'kierowca@example.pl' },
    addedDays: [{ date: '2026-03-16', shift: 'Dzień' as const }],
  }
  answered(await server.call(pickFreeShifts, picked, { as: await server.asScope('driver', ewa) }))
  const week = await generate(mark)
  expect(readableSlot(week, MONDAY)).toEqual(['W01 Jan Lis', 'W02 Ewa Żak'])
  expect(week.waiting).toEqual([])
})

test('a base calendar of another week is none that was looked at', async () => {
  const mark = await look(NEXT)
  const week = await generate(mark)
  expect(readableSlot(week, MONDAY)).toEqual(['W01 Jan Lis', 'rezerwa Ewa Żak'])
})
