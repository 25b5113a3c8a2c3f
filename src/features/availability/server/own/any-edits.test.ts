import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takenSeats } from '#features/capacity/server/public.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { setDefaultLimit, setEditDeadline } from '#features/settings/contract.ts'
import { submissionsOfWeek } from '#features/submissions/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { baseShift } from '#kernel/shift.ts'
import { choice, type Form, formOf, WEEK } from '#test/availability/form.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { removeSubmissionShift, submitAvailability } from '../../contract.ts'
import { changeOwnAvailability, getOwnAvailability, withdrawOwnAvailability } from '../../contract-own.ts'

const DATES = ['2026-03-16', '2026-03-17', '2026-03-18'] as CalendarDate[]
const DRIVERS = 5

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function fresh(limit: number): Promise<void> {
  await server.reset()
  office = await server.asUser({ admin: true })
  answered(await server.call(setEditDeadline, { editDeadline: { weekday: 5, hour: 18 } }, { as: office }))
  await limitTo(limit)
}
const limitTo = async (defaultLimit: number) =>
  answered(await server.call(setDefaultLimit, { defaultLimit }, { as: office }))

const sessions = new Map<string, TestCaller>()
async function session(driver: number): Promise<TestCaller | undefined> {
  const phone = `+48${500_000_000 + driver}` as Phone
  const { queries } = server.database
  const [row] = await queries.select({ id: drivers.id }).from(drivers).where(eq(drivers.phone, phone))
  if (!row) return undefined
  const known = sessions.get(row.id) ?? (await server.asScope('driver', row.id))
  sessions.set(row.id, known)
  return known
}

/** Who has what, as `driver date kind`, with whether it is regular. */
async function standing(): Promise<Map<string, boolean>> {
  const week = await submissionsOfWeek(server.database.queries, WEEK)
  return new Map(
    week.flatMap(({ fullName, days }) =>
      days.map(({ date, option }): [string, boolean] => [
        `${fullName} ${date} ${baseShift(option)}`,
        option === 'day' || option === 'night',
      ]),
    ),
  )
}

const slotIn = (key: string) => key.split(' ').slice(-2).join(' ')

type Days = Form['selectedDays']
const days = fc
  .tuple(
    ...[16, 17, 18].map((day) =>
      fc.constantFrom(undefined, 'Dzień', 'Dzień', 'Noc').map((option) => [day, option]),
    ),
  )
  .map((each) =>
    each.flatMap(([day, option]) => (option ? [choice(day as number, option as 'Dzień' | 'Noc')] : [])),
  )
  .filter((chosen) => chosen.length > 0)
const driver = fc.integer({ min: 0, max: DRIVERS - 1 })
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('submit' as const), driver, days }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('edit' as const), driver, days }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), driver }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('office' as const), driver }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('limit' as const), limit: fc.integer({ min: 1, max: 3 }) }),
  },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const told = (chosen: readonly { day: number; shiftOption: string }[]) =>
  chosen.map(({ day, shiftOption }) => `${day} ${shiftOption}`)

/** @returns what the driver was told is stored; undefined where nothing was changed */
async function run(step: Act): Promise<readonly string[] | undefined> {
  if (step.do === 'limit') {
    await limitTo(step.limit)
    return undefined
  }
  if (step.do === 'submit') {
    const answer = await server.call(submitAvailability, formOf(step.driver, { selectedDays: step.days }))
    return answer.ok ? told(answer.value.selectedDays) : undefined
  }
  const as = await session(step.driver)
  const sent = as && answered(await server.call(getOwnAvailability, WEEK, { as })).sent
  if (!as || !sent) return undefined
  if (step.do === 'edit') return edit(as, sent.version, step.days)
  if (step.do === 'withdraw') {
    answered(await server.call(withdrawOwnAvailability, { ...WEEK, version: sent.version }, { as }))
    return []
  }
  const [first] = sent.selectedDays
  const [own] = (await submissionsOfWeek(server.database.queries, WEEK)).filter(
    ({ driverId }) => driverId === as.id,
  )
  if (!first || !own) return undefined
  const removed = {
    id: own.number,
    date: `2026-03-${first.day}`,
    shiftOption: first.shiftOption as 'Dzień',
  }
  answered(await server.call(removeSubmissionShift, removed, { as: office }))
  return told(sent.selectedDays.slice(1))
}

async function edit(as: TestCaller, version: string, selectedDays: Days) {
  const answer = await server.call(changeOwnAvailability, { ...WEEK, version, selectedDays }, { as })
  if (!answer.ok) expect(answer.failure.code).toBe('day_after_night')
  return answer.ok ? told(answer.value.selectedDays) : undefined
}

test('whatever drivers and the office do: limits hold, the reserve moves up in the order of asking, and drivers are told what is stored', async () => {
  let promotions = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<number>(1, 1, 2),
      fc.array(act, { minLength: 25, maxLength: 40 }),
      async (limitAtFirst, acts) => {
        await fresh(limitAtFirst)
        sessions.clear()
        let limit = limitAtFirst
        let clock = 0
        let before = new Map<string, boolean>()
        const askedAt = new Map<string, number>()
        for (const step of acts) {
          const answer = await run(step)
          if (step.do === 'limit') limit = step.limit
          const after = await standing()

          // What a driver is told is what is stored.
          if (answer && 'driver' in step) {
            const as = await session(step.driver)
            const own = as && answered(await server.call(getOwnAvailability, WEEK, { as })).sent
            expect(told(own?.selectedDays ?? [])).toEqual(answer)
          }

          // The order of asking: what stays keeps its place, what is new comes behind all.
          for (const key of [...askedAt.keys()]) if (!after.has(key)) askedAt.delete(key)
          clock += 1
          for (const key of after.keys()) if (!askedAt.has(key)) askedAt.set(key, clock)
          const moved = [...after].filter(([key, regular]) => regular && before.get(key) === false)
          for (const [key] of moved) {
            promotions += 1
            const waiting = [...after].filter(([other, regular]) => !regular && slotIn(other) === slotIn(key))
            for (const [other] of waiting)
              expect(askedAt.get(key)).toBeLessThan(askedAt.get(other) ?? Number.POSITIVE_INFINITY)
          }

          // No slot gets fuller than its limit, and the count that guards it is true.
          const taken = await takenSeats(server.database.queries, DATES)
          for (const date of DATES) {
            for (const shift of ['day', 'night'] as const) {
              const inSlot = (all: Map<string, boolean>) =>
                [...all].filter(([key, regular]) => regular && slotIn(key) === `${date} ${shift}`).length
              expect(taken.get(date)?.[shift]).toBe(inSlot(after))
              expect(inSlot(after)).toBeLessThanOrEqual(Math.max(limit, inSlot(before)))
            }
          }
          before = after
        }
      },
    ),
    { numRuns: 12, seed: 20260311 },
  )
  expect(promotions).toBeGreaterThan(5)
}, 120_000)

test('edits and withdrawals of all at once, two from each driver: one of the two counts, and the places are true', async () => {
  await fresh(2)
  sessions.clear()
  const people = Array.from({ length: 8 }, (_, index) => index)
  for (const index of people) {
    const selectedDays = [choice(16, index % 2 ? 'Dzień' : 'Noc'), choice(18, 'Noc')]
    answered(await server.call(submitAvailability, formOf(index, { selectedDays })))
  }
  const answers = await Promise.all(
    people.flatMap(async (index) => {
      const as = (await session(index)) as TestCaller
      const version = answered(await server.call(getOwnAvailability, WEEK, { as })).sent?.version ?? ''
      const change = (selectedDays: Days) =>
        server.call(changeOwnAvailability, { ...WEEK, version, selectedDays }, { as })
      return Promise.all([
        change([choice(16, index % 2 ? 'Noc' : 'Dzień'), choice(18, 'Noc')]),
        index % 3 === 0
          ? server.call(withdrawOwnAvailability, { ...WEEK, version }, { as })
          : change([choice(18, 'Dzień')]),
      ])
    }),
  )
  for (const both of answers) {
    const refused = both.flatMap((answer) => (answer.ok ? [] : [answer.failure.code]))
    // A place that became free meanwhile is a change that the driver has not seen either.
    for (const code of refused) expect(['changed_meanwhile', 'not_sent']).toContain(code)
    expect(refused.length).toBeGreaterThan(0)
  }
  const after = await standing()
  const taken = await takenSeats(server.database.queries, DATES)
  for (const date of DATES) {
    for (const shift of ['day', 'night'] as const) {
      const regular = [...after].filter(([key, is]) => is && slotIn(key) === `${date} ${shift}`).length
      expect(taken.get(date)?.[shift]).toBe(regular)
      expect(regular).toBeLessThanOrEqual(2)
    }
  }
}, 60_000)
