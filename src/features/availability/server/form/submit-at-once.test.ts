import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { takenSeats } from '#features/capacity/server/public.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { setDefaultLimit } from '#features/settings/contract.ts'
import { bookPickedShift, submissionsOfWeek } from '#features/submissions/server/public.ts'
import { submissions } from '#features/submissions/server/tables.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { choice, form, formOf, WEEK } from '#test/availability/form.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { removeSubmission, submitAvailability } from '../../contract.ts'

const MONDAY = '2026-03-16' as CalendarDate
const WEDNESDAY = '2026-03-18' as CalendarDate

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

async function limitTo(defaultLimit: number) {
  const office = await server.asUser()
  answered(await server.call(setDefaultLimit, { defaultLimit }, { as: office }))
  return office
}

/** The regular choices that stand, by slot, against the count that guards the limit. */
async function regularAndTaken(date: CalendarDate, shift: 'day' | 'night') {
  const week = await submissionsOfWeek(server.database.queries, WEEK)
  const regular = week.flatMap(({ days }) => days.filter((day) => day.date === date && day.option === shift))
  const taken = (await takenSeats(server.database.queries, [date])).get(date)?.[shift]
  return { regular: regular.length, taken }
}

test('whatever number submit at the same moment, no slot holds more regular choices than its limit', async () => {
  await limitTo(3)
  const selectedDays = [choice(16, 'Dzień'), choice(18, 'Noc')]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, driver) =>
      server.call(submitAvailability, formOf(driver, { selectedDays })),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers.map(answered).filter(({ changed }) => changed.length === 0)).toHaveLength(3)
  expect(await regularAndTaken(MONDAY, 'day')).toEqual({ regular: 3, taken: 3 })
  expect(await regularAndTaken(WEDNESDAY, 'night')).toEqual({ regular: 3, taken: 3 })
})

test('submissions, pick-ups and deletions at once leave the count at the choices that stand', async () => {
  const office = await limitTo(5)
  for (let driver = 0; driver < 6; driver += 1)
    answered(await server.call(submitAvailability, formOf(driver)))
  const pick = (driver: number) =>
    server.database.transaction((tx) =>
      bookPickedShift(tx, server.platform, {
        driverId: `00000000-0000-4000-8000-00000000000${driver}`,
        phone: `+4870000000${driver}` as Phone,
        fullName: `Picker ${driver}`,
        email: 'p@example.pl',
        slot: { date: MONDAY, shift: 'day' },
        settings: { defaultLimit: 5 } as never,
      }),
    )
  await Promise.all([
    ...[1, 2, 3].map((id) => server.call(removeSubmission, { id }, { as: office })),
    ...[10, 11, 12, 13].map((driver) => server.call(submitAvailability, formOf(driver))),
    ...[1, 2, 3, 4].map(pick),
  ])
  const { regular, taken } = await regularAndTaken(MONDAY, 'day')
  expect(regular).toBe(taken)
  expect(regular).toBeLessThanOrEqual(5)
  expect(regular).toBeGreaterThanOrEqual(2)
})

test('fifty at once, one phone spelled six ways: one is accepted, and one letter goes out', async () => {
  const spellings = [
    '600100200',
    '600 100 200',
    '+48600100200',
    '0048600100200',
    '48 600 100 200',
    '600-100-200',
  ]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      server.call(submitAvailability, form({ phone: spellings[index % 6] ?? '' })),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  const { queries } = server.database
  expect(await queries.$count(submissions)).toBe(1)
  expect(await queries.$count(drivers)).toBe(1)
  expect(await queries.$count(messages)).toBe(1)
  expect(await regularAndTaken(MONDAY, 'day')).toEqual({ regular: 1, taken: 1 })
})

test('a request repeated ten times in parallel has one effect and ten equal answers', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.call(submitAvailability, form(), { key: 'repeated-request' })),
  )
  const [first] = answers
  expect(first?.status).toBe(200)
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, value: first?.ok && first.value })
  expect(await server.database.queries.$count(submissions)).toBe(1)
})
