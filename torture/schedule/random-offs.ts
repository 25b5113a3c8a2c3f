import { addGrounding, editGrounding, removeGrounding } from '#features/fleet/groundings/contract.ts'
import { addRental, editRental, removeRental } from '#features/fleet/rentals/contract.ts'
import { previewUnavailable } from '#features/schedule/contract-displaced.ts'
import { type Slot, slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import type { TestAnswer, TestCaller, TestServer } from '#test/server/test-server.ts'

/** What cars are off the road by now, as far as this process has heard. */
export interface OffRoad {
  readonly groundings: Map<string, string>
  /** Id to the car, and the slot of the start. */
  readonly rentals: Map<string, { readonly car: string; readonly from: number }>
}

/** More would leave the week without cars. */
const MOST = 3
/** Kilometres only grow, from rental to rental. */
let kilometres = 1

export type Outcome = 'done' | 'refused' | { readonly status: number; readonly code: string }

/**
 * A random grounding, change of one, end of one, rental, or end of one; half of those that take a car look
 * before at who moves.
 */
export async function randomOff(
  server: TestServer,
  as: TestCaller,
  week: Week,
  cars: readonly string[],
  off: OffRoad,
): Promise<Outcome> {
  const car = one(cars)
  const from = Math.floor(Math.random() * 14)
  const to = from + Math.floor(Math.random() * (14 - from))
  const kind = one(['ground', 'ground', 'change', 'unground', 'rent', 'end', 'delete'] as const)
  const span = spanOnWire(slotAt(week, from), slotAt(week, to))
  if (kind === 'ground' && off.groundings.size < MOST) {
    const seen = await look(server, as, car, 'grounding', span)
    const answer = await server.call(addGrounding, { carId: car, ...span, ...seen }, { as })
    if (answer.ok) off.groundings.set(answer.value.id, car)
    return outcomeOf(answer)
  }
  if (kind === 'change' && off.groundings.size > 0) {
    const [id, carId] = one([...off.groundings])
    const seen = await look(server, as, carId, 'grounding', span, id)
    return outcomeOf(await server.call(editGrounding, { id, ...span, ...seen }, { as }))
  }
  if (kind === 'rent' && off.rentals.size < MOST) {
    const { date, shift } = slotAt(week, from)
    kilometres += 1
    const answer = await server.call(
      addRental,
      {
        first_name: 'Piotr',
        last_name: 'Najemca',
        carId: car,
        weekly_price: 900,
        mileage_start: kilometres,
        start_date: date,
        start_time: shift === 'night' ? '18:00' : '08:00',
      },
      { as },
    )
    if (answer.ok) off.rentals.set(answer.value.id, { car, from })
    return outcomeOf(answer)
  }
  if (kind === 'end' && off.rentals.size > 0) {
    const [id, rental] = one([...off.rentals])
    off.rentals.delete(id)
    kilometres += 1
    const { date, shift } = slotAt(week, Math.max(rental.from, to))
    const ending = {
      end_date: date,
      end_time: shift === 'night' ? '22:00' : '17:00',
      mileage_end: kilometres,
    }
    return outcomeOf(await server.call(editRental, { id, ...ending }, { as }))
  }
  if (kind === 'delete' && off.rentals.size > 0) {
    const [id] = one([...off.rentals])
    off.rentals.delete(id)
    return outcomeOf(await server.call(removeRental, { id }, { as }))
  }
  const [id] = off.groundings.size > 0 ? one([...off.groundings]) : []
  if (id === undefined) return 'refused'
  off.groundings.delete(id)
  return outcomeOf(await server.call(removeGrounding, { id }, { as }))
}

async function look(
  server: TestServer,
  as: TestCaller,
  carId: string,
  kind: 'grounding' | 'rental',
  span: ReturnType<typeof spanOnWire>,
  replaces?: string,
): Promise<{ seen?: string }> {
  if (Math.random() < 0.5) return {}
  const input = { carId, kind, ...span, ...(replaces === undefined ? {} : { replaces }) }
  const answer = await server.call(previewUnavailable, input, { as })
  return answer.ok ? { seen: answer.value.mark } : {}
}

/** Somebody else was faster, or the car is off already: refused in words. */
function outcomeOf(answer: TestAnswer<unknown>): Outcome {
  if (answer.ok) return 'done'
  const { status, failure } = answer
  return status === 404 || status === 409 || failure.code === 'end_before_start'
    ? 'refused'
    : { status, code: failure.code }
}

function spanOnWire(from: Slot, to: Slot) {
  return {
    dayStart: from.date,
    shiftStart: SHIFT_ON_WIRE[from.shift],
    dayEnd: to.date,
    shiftEnd: SHIFT_ON_WIRE[to.shift],
  }
}

function one<T>(list: readonly T[]): T {
  const value = list[Math.floor(Math.random() * list.length)]
  if (value === undefined) throw new Error('Nothing to choose from.')
  return value
}
