import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { weekOnBoard } from '#features/board/work/web/opening/calendar-on-board.ts'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import { addRental } from '#features/fleet/rentals/contract.ts'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import { vehicles } from '#features/fleet/vehicles/server/tables.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { getPlanningAttention } from '#features/schedule/contract-attention.ts'
import { exportGeneratedWeek, getAdminScheduler } from '#features/schedule/contract-weeks.ts'
import { setDefaultLimit } from '#features/settings/contract.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { slotAt } from '#kernel/slot.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { carInSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { getCurrentCalendar, listFreeShifts } from '../../contract.ts'

/** The clock stands on Wednesday of week 11, at noon. */
const WEEK = { year: 2026, week: 12 }
const MONDAY = '2026-03-16' as CalendarDate
const CARS = 4
const SLOTS = 14
const LIMIT = 20

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Fate = 'nothing' | 'grounding' | 'rental' | 'papers' | 'deleted'
/** What happens to a car after the week is generated, from which slot on. */
const anyFate = fc.record({
  fate: fc.constantFrom<Fate>('nothing', 'grounding', 'rental', 'papers', 'deleted'),
  from: fc.nat(SLOTS - 1),
})
/** Who drives which car in each slot: the index of the driver by car, -1 for nobody. */
const anySeats = fc.array(fc.shuffledSubarray([0, 1, 2, -1, -1], { minLength: CARS, maxLength: CARS }), {
  minLength: SLOTS,
  maxLength: SLOTS,
})

async function happen(carId: string, { fate, from }: { fate: Fate; from: number }): Promise<void> {
  const { date, shift } = slotAt(WEEK, from)
  if (fate === 'deleted') answered(await server.call(deleteVehicle, { id: carId }, { as: office }))
  if (fate === 'papers') {
    const insEnd = addDays(MONDAY, (from >> 1) - 1)
    await server.database.queries.update(vehicles).set({ insEnd }).where(eq(vehicles.id, carId))
  }
  if (fate === 'grounding') {
    const end = { dayEnd: addDays(MONDAY, 6), shiftEnd: 'Noc' } as const
    const start = { dayStart: date, shiftStart: SHIFT_ON_WIRE[shift] }
    answered(await server.call(addGrounding, { carId, ...start, ...end }, { as: office }))
  }
  if (fate === 'rental') {
    const start_time = shift === 'day' ? '06:00' : '18:00'
    const renter = { first_name: 'Ewa', last_name: 'Najemca', weekly_price: 900, mileage_start: 1 }
    const rental = { ...renter, carId, start_date: date, start_time }
    answered(await server.call(addRental, rental, { as: office }))
  }
}

/** In the plainest way, what the fate makes of the car in a slot. */
function expected({ fate, from }: { fate: Fate; from: number }, slot: number, driven: boolean): string {
  // A paper that ran out on the day before blocks from the night of that day on, so from this whole date.
  const begins = fate === 'papers' ? (from >> 1) * 2 - 1 : fate === 'deleted' ? 0 : from
  if (fate === 'nothing' || slot < begins) return driven ? 'driven' : 'free'
  if (fate === 'grounding') return 'grounded'
  if (fate === 'rental') return 'rented'
  return driven ? 'driven' : fate
}

const FILE_WORDS: Readonly<Record<string, string>> = {
  free: 'Wolne',
  grounded: 'Uziemione',
  rented: 'Ewa Najemca',
  papers: 'Bez dokumentów',
  deleted: 'Nie ma już we flocie',
}

test('whatever becomes of cars, board, calls, calendar, file, free shifts and the dashboard say the same of each car and slot (D47)', async () => {
  await fc.assert(
    fc.asyncProperty(
      anySeats,
      fc.array(anyFate, { minLength: CARS, maxLength: CARS }),
      async (seats, fates) => {
        await server.reset()
        server.clock.set('2026-03-11T11:00:00Z')
        office = await server.asUser({ admin: true })
        answered(await server.call(setDefaultLimit, { defaultLimit: LIMIT }, { as: office }))
        const cars = await addCars(server.database.queries, CARS)
        const drivers: string[] = []
        for (let index = 0; index < 3; index += 1)
          drivers.push(await submit(server, WEEK, `Kierowca ${index}`, `60010020${index}`, {}))
        const places = seats.flatMap((row, slot) =>
          row.flatMap((driver, car) =>
            driver < 0 ? [] : [{ driverId: drivers[driver] ?? '', slot, carId: cars[car] ?? '' }],
          ),
        )
        answered(await server.call(generateWeek, { ...WEEK, places }, { as: office }))
        for (const [car, fate] of fates.entries()) await happen(cars[car] ?? '', fate)
        // A look at a saved week serves its readers for 250 ms.
        server.clock.advance(300)

        const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
        if (!week) throw new Error('The week is not generated.')
        const board = weekOnBoard(WEEK, week)
        const fleet = answered(
          await server.call(getCurrentCalendar, WEEK, { as: await server.asScope('fleet') }),
        )
        const csv = await server.call(exportGeneratedWeek, { ...WEEK, format: 'csv' }, { as: office })
        const rows = String(answered(csv)).split('\r\n').slice(1)
        const listed = answered(
          await server.call(getAdminScheduler, { year: WEEK.year, adminWeek: WEEK.week }, { as: office }),
        )
        const shifts = answered(
          await server.call(listFreeShifts, {}, { as: await server.asScope('fleet') }),
        ).data
        const { short } = answered(await server.call(getPlanningAttention, {}, { as: office }))

        for (let slot = 0; slot < SLOTS; slot += 1) {
          const { date, shift } = slotAt(WEEK, slot)
          let free = 0
          for (const [index, carId] of cars.entries()) {
            const reg = `W0${index + 1}`
            const told = carInSlot(week, slot, reg)
            const fullName = told?.drivers[0]?.fullName
            const standing = expected(
              fates[index] ?? { fate: 'nothing', from: 0 },
              slot,
              fullName !== undefined,
            )
            expect(told?.standing).toBe(standing)
            const isFree = !board.board[slot]?.cars.has(carId) && !board.blocked[slot]?.has(carId)
            expect(isFree).toBe(standing === 'free')
            const shown = (slot % 2 === 0 ? fleet.days : fleet.nights)[slot >> 1]?.cars.find(
              (car) => car.reg === reg,
            )
            expect(shown?.standing).toBe(standing === 'papers' ? 'grounded' : standing)
            const word = fullName ?? FILE_WORDS[standing]
            expect(rows.find((row) => row.startsWith(rowStart(date, shift, reg)))?.split(';')[4]).toBe(word)
            const day = listed.data[slot >> 1]
            expect((slot % 2 === 0 ? day?.days : day?.nights)?.find((car) => car.reg === reg)?.driver).toBe(
              word,
            )
            if (standing === 'free') free += 1
          }
          const offered = shifts.find((each) => each.date === date && each.shift === SHIFT_ON_WIRE[shift])
          expect(offered?.free ?? 0).toBe(free)
          expect(short.find((each) => each.date === date && each.shift === shift)?.missing ?? 0).toBe(free)
        }
      },
    ),
    { numRuns: 12 },
  )
}, 120_000)

function rowStart(date: CalendarDate, shift: 'day' | 'night', reg: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${day};${month};${SHIFT_ON_WIRE[shift]};${reg};`
}
