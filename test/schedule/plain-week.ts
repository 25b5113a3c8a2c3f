import type { AssignFacts } from '#features/board/assigning/domain/assign-car.ts'
import type { Place, Spot } from '#features/roster/domain/places.ts'
import type { Edit } from './edits.ts'

/**
 * A week as a plain list of who is where: the rules of the board written a second time, slow and without its
 * structures.
 */
export type PlainWeek = readonly Place[]

/** The week after the edit; the same list where a rule refuses it. */
export function editPlainly(facts: AssignFacts, week: PlainWeek, edit: Edit): PlainWeek {
  switch (edit.kind) {
    case 'remove':
      return placeIn(week, edit.driverId, edit.slot) ? leave(week, edit.driverId, edit.slot) : week
    case 'move':
      return placeIn(week, edit.driverId, edit.slot)
        ? (move(facts, week, edit.driverId, edit.slot, edit.to)?.week ?? week)
        : week
    case 'bring':
      return move(facts, week, edit.driverId, edit.to.slot, edit.to)?.week ?? week
    case 'assign':
      return assign(facts, week, edit)
  }
}

function assign(facts: AssignFacts, week: PlainWeek, order: Extract<Edit, { kind: 'assign' }>): PlainWeek {
  let now = week
  for (let slot = facts.begun; slot < 14; slot += 1) {
    const wanted = slot % 2 === 0 ? order.mornings : order.afternoons
    if (!order.days.has(Math.floor(slot / 2)) || !wanted) continue
    const driven = placeIn(now, order.driverId, slot)?.carId
    if (driven && !order.leavesOthers) continue
    const after = move(facts, now, order.driverId, slot, { slot, carId: order.carId, onCall: false })
    if (after && !after.toReserve) now = after.week
  }
  return now
}

/** @returns undefined where it is refused; `toReserve`: whoever drove the car found no other */
function move(
  facts: AssignFacts,
  week: PlainWeek,
  driverId: string,
  slot: number,
  to: Spot,
): { readonly week: PlainWeek; readonly toReserve: boolean } | undefined {
  const from = placeIn(week, driverId, slot)
  if (from && isAt(from, to)) return undefined
  const there = to.slot === slot ? undefined : placeIn(week, driverId, to.slot)
  if (there && (there.carId !== null || to.carId === null)) return undefined
  let now = leave(leave(week, driverId, slot), driverId, to.slot)
  const { carId } = to
  if (carId === null) return { week: [...now, { driverId, ...to }], toReserve: false }

  if (!facts.cars.includes(carId) || facts.blocked[to.slot]?.has(carId)) return undefined
  const drove = from?.slot === to.slot ? from.carId : null
  if (drove === null && facts.barred[to.slot]?.has(driverId)) return undefined
  const otherShift = to.slot % 2 === 0 ? to.slot + 1 : to.slot - 1
  if (placeIn(now, driverId, otherShift)?.onCall) now = leave(now, driverId, otherShift)
  const sitting = now.find((place) => place.slot === to.slot && place.carId === carId)
  if (!sitting) return { week: [...now, { driverId, ...to }], toReserve: false }

  now = [...leave(now, sitting.driverId, to.slot), { driverId, ...to }]
  const isFree = (car: string) =>
    !facts.blocked[to.slot]?.has(car) && !now.some((place) => place.slot === to.slot && place.carId === car)
  const room = drove !== null && isFree(drove) ? drove : (facts.cars.find(isFree) ?? null)
  const displaced = { driverId: sitting.driverId, slot: to.slot, carId: room, onCall: false }
  return { week: [...now, displaced], toReserve: room === null }
}

function isAt(place: Place, to: Spot): boolean {
  return (
    place.slot === to.slot && place.carId === to.carId && (place.carId !== null || place.onCall === to.onCall)
  )
}

function leave(week: PlainWeek, driverId: string, slot: number): PlainWeek {
  return week.filter((place) => place.driverId !== driverId || place.slot !== slot)
}

export function placeIn(week: PlainWeek, driverId: string, slot: number): Place | undefined {
  return week.find((place) => place.driverId === driverId && place.slot === slot)
}

/** Equal for equal weeks: seats in any order, lists in theirs. */
export function wordOf(week: PlainWeek): string {
  const seats = week.filter(({ carId }) => carId !== null)
  const lists = [false, true].map((onCall) =>
    week
      .filter((place) => place.carId === null && place.onCall === onCall)
      .map(({ slot, driverId }, at) => ({ slot, driverId, at }))
      .sort((a, b) => a.slot - b.slot || a.at - b.at)
      .map(({ slot, driverId }) => `${slot} ${driverId}`),
  )
  const driven = seats.map(({ slot, carId, driverId }) => `${slot} ${carId} ${driverId}`).sort()
  return JSON.stringify([driven, ...lists])
}
