import {
  changeGrounding,
  deleteGrounding,
  type GroundingRow,
  groundingsOfCarOn,
  groundingsTouching,
  spanOfRow,
} from '#features/fleet/unavailability/server/public.ts'
import { planningVehicles, vehicleForChange } from '#features/fleet/vehicles/server/public.ts'
import type { Author } from '#features/roster/server/public.ts'
import { type Displacing, displacedMark } from '#features/schedule/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import { compareSlots, type Slot, slotAtHour } from '#kernel/slot.ts'
import { isSpan, spanContains, spansOverlap } from '#kernel/slot-span.ts'
import type { OutputOf, ParsedOf } from '#platform/pure/endpoint.ts'
import { spanFromWire } from '#platform/pure/wire.ts'
import { type Clock, fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { endGroundings, groundMany, previewGroundingMany } from '../contract-many.ts'
import { groundCar } from './save-grounding.ts'

type Left = OutputOf<typeof groundMany>['left'][number]

/** In one order, in which cars are locked; each once. */
const inOrder = (carIds: readonly string[]) => [...new Set(carIds)].sort()
const TOO_EARLY = fail({ code: 'end_before_start' as const })

/** Which would be grounded, and who would move. */
export async function previewMany(
  queries: Queries,
  displacing: Displacing,
  input: ParsedOf<typeof previewGroundingMany>,
) {
  const span = spanFromWire(input)
  if (!isSpan(span)) return TOO_EARLY
  const fleet = new Set((await planningVehicles(queries)).map(({ id }) => id))
  const others = await groundingsTouching(queries, span.from.date, span.to.date)
  const taken = new Set(others.filter((row) => spansOverlap(spanOfRow(row), span)).map(({ carId }) => carId))
  const left: Left[] = []
  const can: string[] = []
  for (const id of inOrder(input.carIds)) {
    if (!fleet.has(id)) left.push({ id, why: 'gone' })
    else if (taken.has(id)) left.push({ id, why: 'grounded-then' })
    else can.push(id)
  }
  const offs = can.map((carId) => ({
    ...{ id: '', carId, span, kind: 'grounding' as const, reason: '', notOnStation: false, renter: '' },
  }))
  const moves = await displacing.preview(queries, offs)
  return ok({ can: can.length, left, moves, mark: displacedMark(moves) })
}

/** Grounds all that can be; who drives them in generated weeks changes places once all of them are off. */
export async function saveMany(
  tx: Tx,
  clock: Clock,
  displacing: Displacing,
  { carIds, seen, ...input }: ParsedOf<typeof groundMany>,
  author: Author,
) {
  const span = spanFromWire(input)
  if (!isSpan(span)) return TOO_EARLY
  const grounded: { carId: string; id: string }[] = []
  const left: Left[] = []
  for (const carId of inOrder(carIds)) {
    const stored = await groundCar(tx, { ...input, carId }, author, instantNow(clock))
    if (stored.ok) grounded.push({ carId, id: stored.value.id })
    else left.push({ id: carId, why: stored.error.code === 'no_such_vehicle' ? 'gone' : 'grounded-then' })
  }
  const moves = await displacing.displace(tx, span, author)
  if (seen !== undefined && seen !== displacedMark(moves)) return fail({ code: 'moves_changed' as const })
  return ok({ grounded, moved: moves.length, left })
}

/** Gives cars back from the slot that runs. */
export async function endMany(tx: Tx, clock: Clock, { carIds }: ParsedOf<typeof endGroundings>) {
  const { date, hour } = fleetTime(clock)
  const now = slotAtHour(date, hour)
  const ended: string[] = []
  const left: Left[] = []
  for (const id of inOrder(carIds)) {
    if (!(await vehicleForChange(tx, id))) {
      left.push({ id, why: 'gone' })
      continue
    }
    const row = (await groundingsOfCarOn(tx, id, now.date, now.date)).find((one) =>
      spanContains(spanOfRow(one), now),
    )
    if (!row) left.push({ id, why: 'not-grounded' })
    else {
      await endBefore(tx, row, now)
      ended.push(id)
    }
  }
  return { ended, left }
}

async function endBefore(tx: Tx, row: GroundingRow, now: Slot): Promise<void> {
  const last: Slot =
    now.shift === 'night' ? { ...now, shift: 'day' } : { date: addDays(now.date, -1), shift: 'night' }
  if (compareSlots(spanOfRow(row).from, last) > 0) await deleteGrounding(tx, row.id)
  else await changeGrounding(tx, { ...row, dayEnd: last.date, shiftEnd: last.shift })
}
