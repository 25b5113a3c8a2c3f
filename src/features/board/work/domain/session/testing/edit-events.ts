import {
  type Place,
  planOf,
  spotOf,
  type UnavailableCar,
  type WeekPlan,
} from '#features/roster/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { WeekOnBoard } from '../../week-on-board.ts'
import { type EditEvent, type Editing, NOTHING_LOADED, reduceEditing } from '../editing.ts'
import type { PendingGrounding } from '../pending-groundings.ts'
import { type Edits, type Incoming, NO_EDITS, unsavedEdits } from '../session.ts'

export const at = (driverId: string, carId: string | null, slot = 0): Place => ({
  ...{ driverId, slot, carId, onCall: false },
})
export const inCar = (carId: string) => ({ slot: 0, carId, onCall: false })
/** @param slots of the week, from its first on */
export const groundedCar = (carId: string, slots = 14): UnavailableCar => ({
  ...{ carId, from: 0, to: slots - 1, kind: 'grounding', reason: '' },
  ...{ notOnStation: false, renter: '' },
})
export function incoming(
  version: number,
  places: readonly Place[],
  { key = '2026-48', waiting = [] as readonly string[], grounded = [] as readonly string[], tab = '' } = {},
): Incoming {
  const cars = ['c1', 'c2', 'c3']
  const note = (carId: string) => [carId, { grounded: true }] as const
  const week = {
    week: { year: 2026, week: 48 },
    cars,
    carsById: new Map(cars.map((id) => [id, { id, reg: id, model: '' }])),
    notes: Array.from({ length: 14 }, () => new Map(grounded.map(note))),
    blocked: Array.from({ length: 14 }, () => new Set(grounded)),
    barred: [],
    unavailable: grounded.map((carId) => groundedCar(carId)),
    drivers: new Map(places.map(({ driverId }) => [driverId, { id: driverId }])),
    board: planOf(places),
    waiting: new Map(waiting.map((driverId) => [keyInSlot(0, driverId), 'choice'])),
  } as unknown as WeekOnBoard
  const id = version === 0 ? undefined : 'w'
  return { key, version, id, savedBy: 'Anna', savedAt: '12:03', savedTab: tab, waitingMark: '', week }
}

export const received = (from: Incoming, kept: Edits = NO_EDITS, complete = true): EditEvent => ({
  ...{ type: 'week received', incoming: from, kept, complete },
})
export const moved = (driverId: string, carId: string): EditEvent => ({
  ...{ type: 'moved', mover: { driverId, slot: 0 }, to: inCar(carId) },
})
export const answered = (version: number): EditEvent => ({
  ...{ type: 'saving answered', id: 'w', version, others: [], newcomers: [] },
})
export const refused = (code: string, newer?: { version: number; savedBy?: string }): EditEvent => ({
  type: 'saving refused',
  failure: { status: code === 'not_reached' ? 0 : 409, code, msg: 'Nie zapisano.' },
  breaches: newer ? [{ slot: 0, driverId: 'd2', carId: 'c2', msg: 'Zajęte.' }] : undefined,
  newer,
})

export const FIRST = incoming(1, [at('d1', 'c1'), at('d2', null), at('d3', null)])
export const [UNDONE, REDONE, SENT] = [
  { type: 'undone' },
  { type: 'redone' },
  { type: 'saving sent' },
] as const

export function editing(...events: readonly EditEvent[]): Editing {
  return events.reduce(reduceEditing, NOTHING_LOADED)
}

export function shown(state: Editing) {
  const { session } = state
  if (!session) throw new Error('No week.')
  const where = (driverId: string, board: WeekPlan = session.timeline.now) =>
    spotOf(board, 0, driverId)?.carId
  const { moves, groundings } = unsavedEdits(session)
  const unsaved = moves.map(({ driverId }) => driverId)
  const { version, timeline, unfit, restored } = session
  return { session, where, moves, unsaved, groundings, version, timeline, unfit, restored }
}

export function grounding(carId: string): PendingGrounding {
  const day = (date: string, shift: 'day' | 'night') => ({ date: date as CalendarDate, shift })
  return {
    ...{ carId, from: day('2026-11-23', 'day'), to: day('2026-11-23', 'night') },
    ...{ reason: 'blacharz', notOnStation: false },
  }
}
