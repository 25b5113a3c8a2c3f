import { randomUUID } from 'node:crypto'
import {
  changeGrounding,
  findGrounding,
  type GroundingRow,
  groundingsOfCarOn,
  insertGrounding,
  spanOfRow,
} from '#features/fleet/unavailability/server/public.ts'
import type { Overlap } from '#features/fleet/unavailability/texts.ts'
import { type PlanningVehicle, vehicleForChange } from '#features/fleet/vehicles/server/public.ts'
import type { Author } from '#features/roster/server/public.ts'
import { type Displacing, displacedMark } from '#features/schedule/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { type SlotSpan, spansOverlap } from '#kernel/slot-span.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { spanFromWire } from '#platform/pure/wire.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { addGrounding, editGrounding } from '../contract.ts'
import { endTooEarly } from '../domain/judge-span.ts'
import { groundingTexts } from '../texts.ts'

type Overlapping = Failed<'overlapping_grounding', Overlap>
type NotGrounded = Failed<'no_such_vehicle' | 'end_before_start'> | Overlapping
type Refused = NotGrounded | Failed<'moves_changed'>

/** Takes a car off (D17); who drives it in generated weeks changes places in the same transaction. */
export async function saveNewGrounding(
  tx: Tx,
  displacing: Displacing,
  input: ParsedOf<typeof addGrounding>,
  author: Author,
  now: string,
): Promise<Result<{ id: string; moved: number }, Refused>> {
  const stored = await groundCar(tx, input, author, now)
  if (!stored.ok) return stored
  const { id, span } = stored.value
  const moved = await settled(tx, displacing, span, author, input.seen)
  return moved.ok ? ok({ id, moved: moved.value }) : moved
}

/** The same where whoever calls says itself where the drivers go: nobody is moved. */
export async function groundCar(
  tx: Tx,
  input: Omit<ParsedOf<typeof addGrounding>, 'seen'>,
  author: Author,
  now: string,
): Promise<Result<{ id: string; span: SlotSpan }, NotGrounded>> {
  const span = spanFromWire(input)
  const refusal = refusedSpan(span)
  if (refusal) return fail(refusal)
  const car = await vehicleForChange(tx, input.carId)
  if (!car) return fail({ code: 'no_such_vehicle' })
  const row: GroundingRow = {
    id: randomUUID(),
    ...carAndSpan(car, span),
    reason: input.groundedReason,
    notOnStation: input.notOnStation,
    createdAt: now,
    createdBy: author.name,
  }
  const other = await overlapping(tx, row)
  if (other) return fail(other)
  await insertGrounding(tx, row)
  return ok({ id: row.id, span })
}

/** Changes a grounding, or moves it to another car: both cars are held, in the order of their ids. */
export async function saveChangedGrounding(
  tx: Tx,
  displacing: Displacing,
  input: ParsedOf<typeof editGrounding>,
  author: Author,
): Promise<Result<{ moved: number }, Refused | Failed<'no_such_grounding' | 'changed_meanwhile'>>> {
  const span = spanFromWire(input)
  const refusal = refusedSpan(span)
  if (refusal) return fail(refusal)
  const before = await findGrounding(tx, input.id)
  if (!before) return fail({ code: 'no_such_grounding' })
  const wanted = input.carId ?? before.carId
  const cars = new Map<string, PlanningVehicle | undefined>()
  for (const id of new Set([before.carId, wanted].sort())) cars.set(id, await vehicleForChange(tx, id))
  const car = cars.get(wanted)
  if (!car) return fail({ code: 'no_such_vehicle' })
  // Read again now that its car is held: until then somebody else could change it.
  const held = await findGrounding(tx, input.id)
  if (!held) return fail({ code: 'no_such_grounding' })
  if (held.carId !== before.carId) return fail({ code: 'changed_meanwhile' })
  const row: GroundingRow = {
    ...held,
    ...carAndSpan(car, span),
    reason: input.groundedReason ?? held.reason,
    notOnStation: input.notOnStation,
  }
  const other = await overlapping(tx, row)
  if (other) return fail(other)
  await changeGrounding(tx, row)
  const moved = await settled(tx, displacing, span, author, input.seen)
  return moved.ok ? ok({ moved: moved.value }) : moved
}

function refusedSpan(span: SlotSpan): Failed<'end_before_start'> | undefined {
  const field = endTooEarly(span)
  return (
    field && {
      code: 'end_before_start',
      fields: {
        [field]: field === 'dayEnd' ? groundingTexts.dayEndTooEarly : groundingTexts.shiftEndTooEarly,
      },
    }
  )
}

function carAndSpan({ id: carId, reg }: PlanningVehicle, { from, to }: SlotSpan) {
  return {
    carId,
    reg,
    dayStart: from.date,
    shiftStart: from.shift,
    dayEnd: to.date,
    shiftEnd: to.shift,
  }
}

/** One slot of a car is grounded once, so that ending a grounding gives the car back. */
async function overlapping(tx: Tx, row: GroundingRow): Promise<Overlapping | undefined> {
  const span = spanOfRow(row)
  const others = await groundingsOfCarOn(tx, row.carId, row.dayStart, row.dayEnd)
  const other = others.find(
    ({ id, ...rest }) => id !== row.id && spansOverlap(spanOfRow({ id, ...rest }), span),
  )
  return (
    other && {
      code: 'overlapping_grounding',
      facts: { reg: row.reg, span: spanOfRow(other) },
      details: { id: other.id },
    }
  )
}

async function settled(
  tx: Tx,
  displacing: Displacing,
  span: SlotSpan,
  author: Author,
  seen: string | undefined,
): Promise<Result<number, Failed<'moves_changed'>>> {
  const moves = await displacing.displace(tx, span, author)
  if (seen !== undefined && seen !== displacedMark(moves)) return fail({ code: 'moves_changed' })
  return ok(moves.length)
}
