import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { addRental } from '#features/fleet/rentals/contract.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { type Slot, slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek } from '../../contract.ts'
import { previewUnavailable } from '../../contract-displaced.ts'

const WEEKS = [
  { year: 2026, week: 12 },
  { year: 2026, week: 13 },
] as const
const LAST_SLOT = 27
const REGS = ['W01', 'W02', 'W03', 'W04']
const DRIVERS = 5
/** Tuesday of week 12, after 18:00: four slots have begun. */
const NOW = '2026-03-17T18:00:00Z'
const TODAY = '2026-03-17' as CalendarDate
const BEGUN = 4

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/**
 * In each slot of the two weeks the car's index for each driver; -1 waits in the reserve, -2 is not there.
 */
const anySeats = fc.array(
  fc.shuffledSubarray([0, 1, 2, 3, -1, -2], { minLength: DRIVERS, maxLength: DRIVERS }),
  { minLength: LAST_SLOT + 1, maxLength: LAST_SLOT + 1 },
)
/** Both ends included; a rental is without an end, and so outlasts both weeks. */
const anyOff = fc
  .record({
    car: fc.nat(REGS.length - 1),
    isRental: fc.boolean(),
    from: fc.nat(LAST_SLOT),
    length: fc.nat(9),
  })
  .map(({ car, isRental, from, length }) => ({
    car,
    isRental,
    from,
    to: isRental ? LAST_SLOT : Math.min(LAST_SLOT, from + length),
  }))
type Off = typeof anyOff extends fc.Arbitrary<infer T> ? T : never

const weekOf = (slot: number): Week => WEEKS[slot < 14 ? 0 : 1]
const dated = (slot: number): Slot => slotAt(weekOf(slot), slot % 14)

/** Two generated weeks in which these drivers sit. @returns the cars */
async function standAt(seats: readonly number[][]): Promise<string[]> {
  await server.reset()
  server.clock.set(NOW)
  office = await server.asUser({ admin: true })
  const cars = await addCars(server.database.queries, REGS.length)
  const drivers: string[] = []
  for (let index = 0; index < DRIVERS; index += 1)
    drivers.push(await submit(server, WEEKS[1], `Kierowca ${index}`, `60010020${index}`, { 0: 'day' }))
  const places = seats.map((row, slot) =>
    row.flatMap((car, driver) =>
      car === -2 ? [] : [{ driverId: drivers[driver] ?? '', slot: slot % 14, carId: cars[car] ?? null }],
    ),
  )
  for (const [at, week] of WEEKS.entries()) {
    const sent = places.slice(at * 14, at * 14 + 14).flat()
    answered(await server.call(generateWeek, { ...week, places: sent }, { as: office }))
  }
  return cars
}

/** By slot, as `readableSlot` tells it, in no order. */
async function readSlots(): Promise<string[][]> {
  // A read week may be 250 ms old.
  server.clock.advance(300)
  const calendars = await Promise.all(
    WEEKS.map(async (week) => answered(await server.call(getGeneratedWeek, week, { as: office }))),
  )
  return Array.from({ length: LAST_SLOT + 1 }, (_, slot) => {
    const calendar = calendars[slot < 14 ? 0 : 1]
    return calendar ? readableSlot(calendar, slot % 14).sort() : []
  })
}

async function preview(carId: string, { isRental, from, to }: Off) {
  const [start, end] = [dated(from), dated(to)]
  const [, latest = TODAY] = [start.date, TODAY].sort()
  const span = {
    carId,
    kind: isRental ? ('rental' as const) : ('grounding' as const),
    dayStart: start.date,
    shiftStart: SHIFT_ON_WIRE[start.shift],
    dayEnd: isRental ? addDays(latest, 14) : end.date,
    shiftEnd: SHIFT_ON_WIRE[end.shift],
  }
  return answered(await server.call(previewUnavailable, span, { as: office }))
}

function save(carId: string, { isRental, from, to }: Off, seen: string) {
  const [start, end] = [dated(from), dated(to)]
  return isRental
    ? server.call(
        addRental,
        {
          first_name: 'Ewa',
          last_name: 'Najemca',
          carId,
          weekly_price: 1000,
          mileage_start: 1,
          start_date: start.date,
          start_time: start.shift === 'day' ? '17:59' : '18:00',
          seen,
        },
        { as: office },
      )
    : server.call(
        addGrounding,
        {
          carId,
          dayStart: start.date,
          shiftStart: SHIFT_ON_WIRE[start.shift],
          dayEnd: end.date,
          shiftEnd: SHIFT_ON_WIRE[end.shift],
          seen,
        },
        { as: office },
      )
}

/** What the moves make of the slots, in the plainest way. */
function moved(before: readonly string[][], moves: Awaited<ReturnType<typeof preview>>['moves']): string[][] {
  return before.map((people, slot) => {
    const { date, shift } = dated(slot)
    const here = moves.filter(
      (move) =>
        move.shift === SHIFT_ON_WIRE[shift] && move.day === date.split('-').map(Number).reverse().join('.'),
    )
    return people
      .map((text) => {
        const move = here.find(({ fullName, fromReg }) => text === `${fromReg} ${fullName}`)
        return move ? `${move.toReg ?? 'rezerwa'} ${move.fullName}` : text
      })
      .sort()
  })
}

test('whatever is taken off, who sits there moves as the preview says, nobody else does, and no car that is off keeps a driver', async () => {
  await fc.assert(
    fc.asyncProperty(anySeats, fc.array(anyOff, { minLength: 2, maxLength: 5 }), async (seats, offs) => {
      const cars = await standAt(seats)
      const taken: Off[] = []
      for (const off of offs) {
        const carId = cars[off.car] ?? ''
        const before = await readSlots()
        const { mark, moves } = await preview(carId, off)
        const saved = await save(carId, off, mark)
        const after = await readSlots()
        if (!saved.ok) {
          expect(['car_grounded', 'overlapping_grounding', 'rental_taken']).toContain(saved.failure.code)
          expect(after).toEqual(before)
          continue
        }
        taken.push(off)
        expect(saved.value.moved).toBe(moves.length)
        expect(after).toEqual(moved(before, moves))
        const lost = before.flatMap((people, slot) =>
          people.filter(
            (text) =>
              slot >= BEGUN && off.from <= slot && slot <= off.to && text.startsWith(REGS[off.car] ?? ''),
          ),
        )
        expect(moves).toHaveLength(lost.length)
        for (const { car, from, to } of taken)
          for (let slot = Math.max(from, BEGUN); slot <= to; slot += 1)
            expect(after[slot]?.filter((text) => text.startsWith(REGS[car] ?? ''))).toEqual([])
      }
    }),
    { numRuns: 8 },
  )
}, 60_000)
