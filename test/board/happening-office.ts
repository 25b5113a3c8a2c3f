import { listHappenings, saveHappening, undoHappening } from '#features/board/happenings/contract.ts'
import { saveMoves } from '#features/board/work/contract.ts'
import { listCarGroundings } from '#features/fleet/groundings/contract.ts'
import { listMessages } from '#features/messaging/contract.ts'
import { listRemovedShifts } from '#features/removals/contract.ts'
import type { Move, Spot } from '#features/roster/domain/public.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, type TestCaller, type TestServer } from '#test/server/test-server.ts'

const WEEK = { year: 2026, week: 12 }
export const [MONDAY, TUESDAY] = [0, 2]
export type Happening = InputOf<typeof saveHappening>
export const WHOLE_WEEK = {
  dayStart: '2026-03-16',
  shiftStart: 'Dzień',
  dayEnd: '2026-03-22',
  shiftEnd: 'Noc',
} as const
export const move = (driverId: string, from: Spot | null, to: Spot | null): Move => ({ driverId, from, to })

export type HappeningOffice = Awaited<ReturnType<typeof openHappenings>>

/** An office with three cars; Jan is to drive W01 on Monday and Tuesday, and Ewa to wait. */
export async function openHappenings(server: TestServer) {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  let office = await server.asUser({ admin: true })
  const anna = await server.asUser()
  const cars = await addCars(server.database.queries, 3)
  const jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 1: 'day' })
  const ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day-reserve', 1: 'day-reserve' })
  /** W01, W02 or W03. */
  const car = (number: number): string => cars[number - 1] ?? ''
  const at = (slot: number, number?: number): Spot => ({
    ...{ slot, carId: number === undefined ? null : car(number), onCall: false },
  })
  const weekNow = async (which = WEEK) => {
    server.clock.advance(300)
    const week = answered(await server.call(getGeneratedWeek, which, { as: office }))
    if (!week) throw new Error('The week is not generated.')
    return week
  }
  return {
    ...{ anna, jan, ewa, car, at, weekNow },
    as: () => office,
    /** Another day, on which the administrator logs in anew. */
    async on(instant: string) {
      server.clock.set(instant)
      office = await server.asUser({ admin: true })
    },
    async generate(which = WEEK) {
      const seats = [MONDAY, TUESDAY].flatMap((slot) => [
        { driverId: jan, slot, carId: car(1) },
        { driverId: ewa, slot, carId: null },
      ])
      answered(await server.call(generateWeek, { ...which, places: seats }, { as: office }))
    },
    async boardOf(moves: readonly Move[]) {
      const { id, version } = await weekNow()
      return { id, base: version, moves: [...moves] }
    },
    /** Jan's shifts in W02. */
    toW02: () => [MONDAY, TUESDAY].map((slot) => move(jan, at(slot, 1), at(slot, 2))),
    broken: (fields: Partial<Happening> = {}): Happening => ({
      ...{ kind: 'broken', carId: car(1), ...WHOLE_WEEK, reason: 'skrzynia biegów', ...fields },
    }),
    save: (input: Happening, as: TestCaller = office) => server.call(saveHappening, input, { as }),
    undo: (id: string, as: TestCaller = office, tell = false) =>
      server.call(undoHappening, { id, tell }, { as }),
    /** Somebody else's edit of the week. */
    async edit(...moves: Move[]) {
      const { id, version } = await weekNow()
      answered(await server.call(saveMoves, { id, base: version, moves }, { as: anna }))
    },
    groundings: async (number = 1) =>
      answered(await server.call(listCarGroundings, { id: car(number) }, { as: office })).data,
    listed: async (as: TestCaller = office) => answered(await server.call(listHappenings, WEEK, { as })).data,
    removed: async () => answered(await server.call(listRemovedShifts, {}, { as: office })).data,
    messages: async () => answered(await server.call(listMessages, {}, { as: office })).total,
  }
}
