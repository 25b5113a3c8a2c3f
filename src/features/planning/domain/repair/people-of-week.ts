import {
  dayAfter,
  driverOff,
  freeCars,
  nightBefore,
  otherShiftOfDate,
  type WeekPlan,
} from '#features/roster/domain/public.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { has } from '../builder/rules.ts'
import { isKeptOff, isPinned, isPromise, type Planning, type RepairFacts } from './repair-facts.ts'

/** Who might be brought into a slot. */
export interface Candidate {
  /** Index in `ids`. */
  readonly driver: number
  readonly list: 'reserve' | 'on-call'
  /** Less is better: the place on the list. */
  readonly rank: number
  /**
   * Less is better: promised choices before reserve ones before on-call (D16); reserve ones last where the
   * fleet does not fill from them.
   */
  readonly group: number
}

/** The board in numbers, for a search: drivers as indices, shifts as bits (bit s is slot s). */
export interface PeopleOfWeek {
  readonly ids: readonly string[]
  /** Slots each drives. */
  readonly held: Uint16Array
  /** Of these, the ones in a car that nobody new may drive then: leaving it frees no seat. */
  readonly stuck: Uint16Array
  readonly bothShifts: readonly boolean[]
  /**
   * Per slot, without those who may not drive there whatever else happens (papers, inactive, last Sunday's
   * night).
   */
  readonly candidates: readonly (readonly Candidate[])[]
  /** Per slot: how many more may drive by the limit, and how many cars stand free. */
  readonly byLimit: Int32Array
  readonly byCars: Int32Array
  /** Slots that have begun, as bits. */
  readonly begun: number
  /** Per driver the slots to which the driver is pinned, as bits. */
  readonly pinned: Uint16Array
  readonly policy: Planning['policy']
}

/** @param gone nobody is brought in from these */
export function peopleOfWeek(facts: RepairFacts, board: WeekPlan, gone: ReadonlySet<string>): PeopleOfWeek {
  const index = new Map<string, number>()
  const ids: string[] = []
  const masks: number[] = []
  const stuck: number[] = []
  const pinned: number[] = []
  const indexOf = (id: string): number => {
    const known = index.get(id)
    if (known !== undefined) return known
    index.set(id, ids.length)
    masks.push(0)
    stuck.push(0)
    pinned.push(0)
    return ids.push(id) - 1
  }
  for (const [slot, seats] of board.entries()) {
    const blocked = facts.blocked[slot]
    for (const [carId, driverId] of seats.cars) {
      const driver = indexOf(driverId)
      masks[driver]! |= 1 << slot
      if (blocked?.has(carId)) stuck[driver]! |= 1 << slot
      if (isPinned(facts, driverId, slot)) pinned[driver]! |= 1 << slot
    }
  }
  const reserveGroup = facts.planning.fromReserve ? 1 : 3
  const candidates = board.map((seats, slot) => {
    const list = (waiting: readonly string[], of: Candidate['list']): Candidate[] =>
      waiting.flatMap((id, rank) => {
        if (gone.has(id) || !mayDrive(facts, id, slot)) return []
        const group = of === 'on-call' ? 2 : isPromise(facts.origin(id, slot)) ? 0 : reserveGroup
        return [{ driver: indexOf(id), list: of, rank, group }]
      })
    const known = new Set([...seats.cars.values(), ...seats.reserve, ...seats.onCall])
    const late = facts.late(slot)
    const isLate = (id: string): boolean => !known.has(id)
    return [
      ...list([...seats.reserve, ...late.reserve.filter(isLate)], 'reserve'),
      ...list([...seats.onCall, ...late.onCall.filter(isLate)], 'on-call'),
    ]
  })
  return {
    ids,
    held: Uint16Array.from(masks),
    stuck: Uint16Array.from(stuck),
    pinned: Uint16Array.from(pinned),
    policy: facts.planning.policy,
    bothShifts: ids.map((id) => facts.bothShifts.has(id)),
    candidates,
    byLimit: Int32Array.from(board, (seats, slot) => (facts.limits[slot] ?? 0) - seats.cars.size),
    byCars: Int32Array.from(board, (_, slot) => freeCars(facts, board, slot).length),
    begun: (1 << Math.min(facts.begun, SLOTS_IN_WEEK)) - 1,
  }
}

/**
 * Whether anything but the driver's other shifts keeps a driver from a new seat: papers, being inactive, last
 * Sunday's night.
 */
function mayDrive(facts: RepairFacts, driverId: string, slot: number): boolean {
  if (isKeptOff(facts, driverId, slot)) return false
  if (facts.barred[slot]?.has(driverId) || driverOff(facts.driversOff, driverId, slot)) return false
  return !(slot === 0 && facts.nightBefore.has(driverId))
}

/**
 * The slots among those held that this one can't stand beside, as bits: rest around a night, and the other
 * shift of the date.
 */
export function conflictsWith(slot: number, held: number, bothShifts: boolean): number {
  return (
    bit(nightBefore(slot, held)) | bit(dayAfter(slot, held)) | bit(otherShiftOfDate(slot, held, bothShifts))
  )
}

function bit(slot: number | null): number {
  return slot === null ? 0 : 1 << slot
}

export function slotsIn(mask: number): number[] {
  return Array.from({ length: SLOTS_IN_WEEK }, (_, slot) => slot).filter((slot) => has(mask, slot))
}
