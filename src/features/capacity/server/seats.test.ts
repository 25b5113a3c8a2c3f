import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CalendarDate, calendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts'
import { releaseSeats, takenSeats, takeSeats, takeSeatsAtEnd } from './public.ts'

let here: TestDatabase
beforeAll(async () => {
  here = await createTestDatabase()
})
afterAll(() => here.close())

const DATES = [11, 12, 13].map((day) => calendarDate(2026, 3, day) as CalendarDate)
const slot = fc.record({ date: fc.constantFrom(...DATES), shift: fc.constantFrom('day', 'night') })
const everywhere = (limit: number) => new Map(DATES.map((date) => [date, { day: limit, night: limit }]))
const keyOf = ({ date, shift }: Slot) => `${date} ${shift}`

async function taken(): Promise<Map<string, number>> {
  const perDate = await takenSeats(here.database.queries, DATES)
  return new Map(
    [...perDate].flatMap(([date, { day, night }]) => [
      [`${date} day`, day],
      [`${date} night`, night],
    ]),
  )
}

test('whatever is asked for at once, each slot is taken min(limit, asked) times (Q2)', async () => {
  const askers = fc.array(fc.uniqueArray(slot, { selector: keyOf, maxLength: 6 }), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(askers, fc.integer({ min: 1, max: 25 }), async (wishes, limit) => {
      await here.reset()
      const answers = await Promise.all(
        wishes.map((wanted) => here.database.transaction((tx) => takeSeats(tx, wanted, everywhere(limit)))),
      )
      const asked = new Map<string, number>()
      const given = new Map<string, number>()
      for (const [index, wanted] of wishes.entries()) {
        for (const [place, one] of wanted.entries()) {
          asked.set(keyOf(one), (asked.get(keyOf(one)) ?? 0) + 1)
          if (answers[index]?.[place]) given.set(keyOf(one), (given.get(keyOf(one)) ?? 0) + 1)
        }
      }
      const now = await taken()
      for (const [key, count] of now) {
        expect(count).toBe(Math.min(limit, asked.get(key) ?? 0))
        expect(given.get(key) ?? 0).toBe(count)
      }
    }),
    { numRuns: 15 },
  )
})

test('200 at once for one slot: no more than its limit get a place (Q2)', async () => {
  await here.reset()
  const wanted: Slot[] = [{ date: DATES[0] as CalendarDate, shift: 'night' }]
  const answers = await Promise.all(
    Array.from({ length: 200 }, () =>
      here.database.transaction((tx) => takeSeats(tx, wanted, everywhere(7))),
    ),
  )
  expect(answers.filter(([got]) => got)).toHaveLength(7)
})

test('the same slot twice in one wish takes two places, and no third', async () => {
  await here.reset()
  const one: Slot = { date: DATES[0] as CalendarDate, shift: 'day' }
  const got = await here.database.transaction((tx) => takeSeats(tx, [one, one, one], everywhere(2)))
  expect(got).toEqual([true, true, false])
})

test('a place given back can be taken again; more are never given back than were taken', async () => {
  await here.reset()
  const one: Slot = { date: DATES[0] as CalendarDate, shift: 'day' }
  const take = () => here.database.transaction((tx) => takeSeats(tx, [one], everywhere(1)))
  expect(await take()).toEqual([true])
  expect(await take()).toEqual([false])
  await here.database.transaction((tx) => releaseSeats(tx, [one]))
  await here.database.transaction((tx) => releaseSeats(tx, [one]))
  expect(await take()).toEqual([true])
  expect(await take()).toEqual([false])
})

test('what a transaction took is free again when it fails', async () => {
  await here.reset()
  const one: Slot = { date: DATES[0] as CalendarDate, shift: 'day' }
  await expect(
    here.database.transaction(async (tx) => {
      await takeSeats(tx, [one], everywhere(1))
      throw new Error('refused later')
    }),
  ).rejects.toThrow('refused later')
  expect((await taken()).get(keyOf(one))).toBe(0)
})

test('where a limit was lowered under what is taken, nothing is free', async () => {
  await here.reset()
  const one: Slot = { date: DATES[0] as CalendarDate, shift: 'day' }
  await here.database.transaction((tx) => takeSeats(tx, [one, one, one], everywhere(3)))
  expect(await here.database.transaction((tx) => takeSeats(tx, [one], everywhere(2)))).toEqual([false])
})

const takeAtEnd = (wanted: readonly Slot[], limit: number) =>
  here.database.transaction(async (tx, withCommit) => {
    const taken = await takenSeats(tx, DATES)
    return takeSeatsAtEnd(tx, withCommit, wanted, { limits: everywhere(limit), taken })
  })

test('places taken with COMMIT hold the limit too, from plenty to none (Q2)', async () => {
  await here.reset()
  const wanted = DATES.flatMap((date): Slot[] => [
    { date, shift: 'day' },
    { date, shift: 'night' },
  ])
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, index) => takeAtEnd(wanted.slice(index % 2), 45)),
  )
  const now = await taken()
  expect([...now.values()]).toEqual(Array.from({ length: 6 }, () => 45))
  const given = answers.flatMap((seated, index) =>
    wanted.slice(index % 2).filter((_, place) => seated[place]),
  )
  expect(given).toHaveLength(6 * 45)
})

test('where places that looked free have run out, the transaction runs again and none is given (Q2)', async () => {
  await here.reset()
  const one: Slot = { date: DATES[0] as CalendarDate, shift: 'day' }
  await here.database.transaction((tx) => takeSeats(tx, Array<Slot>(40).fill(one), everywhere(40)))
  let runs = 0
  const seated = await here.database.transaction(async (tx, withCommit) => {
    runs += 1
    const known = runs === 1 ? new Map() : await takenSeats(tx, DATES)
    return takeSeatsAtEnd(tx, withCommit, [one], { limits: everywhere(40), taken: known })
  })
  expect({ runs, seated }).toEqual({ runs: 2, seated: [false] })
  expect((await taken()).get(keyOf(one))).toBe(40)
})

test('a full slot keeps nobody waiting for who holds it', async () => {
  await here.reset()
  const full: Slot = { date: DATES[0] as CalendarDate, shift: 'day' }
  const free: Slot = { date: DATES[1] as CalendarDate, shift: 'day' }
  await here.database.transaction((tx) => takeSeats(tx, [full], everywhere(1)))
  expect(await takeAtEnd([full, free], 1)).toEqual([false, true])
})
