import type { HandedState } from '#features/income/facts/domain/public.ts'
import { compareSlots, type Slot, slotKey } from '#kernel/slot.ts'
import type { HandoverKind } from './handover.ts'

/** What a hand-over that counts says of the odometer, by what holds of it now. */
export interface OdometerReading {
  /** Null: the person was erased. */
  readonly driverId: string | null
  readonly slot: Slot
  readonly kind: HandoverKind
  /** Instant at which it was done. */
  readonly at: string
  readonly km: number
  /** The next driver objects to this hand-over, and the office has not settled it. */
  readonly objected: boolean
}

/** A shift with the car by the saved week. */
export interface PlannedShift {
  readonly driverId: string
  readonly slot: Slot
}

/** One shift of one car. */
export interface Driven {
  readonly driverId: string | null
  readonly slot: Slot
  readonly state: HandedState
  /** Whole kilometres: of this shift, or of all that share them; null where they are not known. */
  readonly km: number | null
  /** Shifts that the kilometres are of. */
  readonly shifts: number
  /** Odometer at both ends, as far as it was read for this shift. */
  readonly kmStart: number | null
  readonly kmEnd: number | null
}

/** Between readings further apart nobody says whose the kilometres are. */
export const MOST_DAYS_APART = 14
/** More in one shift is a digit typed wrong. */
const MOST_KM_IN_SHIFT = 1500
const DAY_MS = 24 * 3_600_000

interface Leg {
  readonly before: Shift
  readonly after: Shift
  /** Who had the car in it; nobody between a return and the next taking. */
  readonly holders: readonly Shift[]
  readonly km: number
  readonly fault: HandedState | undefined
}

interface Shift {
  readonly driverId: string | null
  readonly slot: Slot
  readonly readings: OdometerReading[]
  readonly legs: Leg[]
}

/**
 * The kilometres of each shift of one car. A shift's own taking and returning bound it; where one is missing
 * the neighbour's reading stands for it, and a planned shift that said nothing stands between its neighbours.
 * Of several shifts between two readings only the sum is told.
 * @param readings of hand-overs that count, in any order
 * @param planned shifts with the car, of drivers who did not say that they had another one
 */
export function drivenOf(
  readings: readonly OdometerReading[],
  planned: readonly PlannedShift[],
): readonly Driven[] {
  const shifts = new Map<string, Shift>()
  const shiftOf = (driverId: string | null, slot: Slot): Shift => {
    const key = `${driverId} ${slotKey(slot)}`
    const shift = shifts.get(key) ?? { driverId, slot, readings: [], legs: [] }
    shifts.set(key, shift)
    return shift
  }
  const inOrder = [...readings].sort(byTime)
  for (const reading of inOrder) shiftOf(reading.driverId, reading.slot).readings.push(reading)
  const told = new Set(shifts.keys())
  const silent = planned.filter(({ driverId, slot }) => !told.has(`${driverId} ${slotKey(slot)}`))

  const legs: Leg[] = []
  for (const [index, after] of inOrder.entries()) {
    const before = inOrder[index - 1]
    if (!before || Date.parse(after.at) - Date.parse(before.at) > MOST_DAYS_APART * DAY_MS) continue
    const [own, next] = [shiftOf(before.driverId, before.slot), shiftOf(after.driverId, after.slot)]
    const between = silent.filter(
      ({ slot }) => compareSlots(before.slot, slot) < 0 && compareSlots(slot, after.slot) < 0,
    )
    const holders = new Set([
      ...(before.kind === 'take' ? [own] : []),
      ...(after.kind === 'return' ? [next] : []),
      ...between.map(({ driverId, slot }) => shiftOf(driverId, slot)),
    ])
    const km = after.km - before.km
    const isOdd = km < 0 || (holders.size > 0 && km > MOST_KM_IN_SHIFT * holders.size)
    const fault = isOdd ? 'odd' : before.objected || after.objected ? 'objected' : undefined
    const leg: Leg = { before: own, after: next, holders: [...holders], km, fault }
    legs.push(leg)
    for (const holder of holders) holder.legs.push(leg)
  }

  const blamed = contradicted(legs)
  const done = new Set<Shift>()
  const driven: Driven[] = []
  for (const shift of shifts.values()) {
    if (done.has(shift)) continue
    const group = sharing(shift)
    for (const each of group) done.add(each)
    driven.push(...toldOf([...group], blamed))
  }
  return driven.sort((a, b) => compareSlots(a.slot, b.slot))
}

/** What is told of shifts that share kilometres, or of one that shares none. */
function toldOf(group: readonly Shift[], blamed: ReadonlySet<Shift>): Driven[] {
  const legs = new Set(group.flatMap((shift) => shift.legs))
  const faults = new Set([...legs].map(({ fault }) => fault))
  const km = [...legs].reduce((sum, leg) => sum + leg.km, 0)
  const state: HandedState =
    faults.has('odd') || group.some((shift) => blamed.has(shift) || isBackwards(shift))
      ? 'odd'
      : faults.has('objected')
        ? 'objected'
        : group.some(isOpen)
          ? 'open'
          : group.length > 1
            ? 'shared'
            : 'known'
  return group.map(({ driverId, slot, readings }) => ({
    driverId,
    slot,
    state,
    km: state === 'known' || state === 'shared' ? km : null,
    shifts: state === 'shared' ? group.length : 1,
    kmStart: readings.find(({ kind }) => kind === 'take')?.km ?? null,
    kmEnd: readings.find(({ kind }) => kind === 'return')?.km ?? null,
  }))
}

/** All shifts that share kilometres with this one, itself among them. */
function sharing(first: Shift): ReadonlySet<Shift> {
  const group = new Set([first])
  for (const shift of group) for (const leg of shift.legs) for (const other of leg.holders) group.add(other)
  return group
}

/** Nobody has read the odometer before what was returned, or after what was taken. */
function isOpen(shift: Shift): boolean {
  const told = (kind: HandoverKind) => shift.readings.some((reading) => reading.kind === kind)
  if (told('take') && !shift.legs.some(({ before }) => before === shift)) return true
  return told('return') && !shift.legs.some(({ after }) => after === shift)
}

/** It was returned before it was taken. */
function isBackwards({ readings: [first, second] }: Shift): boolean {
  return first?.kind === 'return' && second?.kind === 'take'
}

/**
 * Both neighbours of a car whose odometer ran backwards while nobody had it, unless one of them is odd by
 * itself: then it is that one's reading which is wrong.
 */
function contradicted(legs: readonly Leg[]): ReadonlySet<Shift> {
  const odd = new Set(legs.filter(({ fault }) => fault === 'odd').flatMap(({ holders }) => holders))
  return new Set(
    legs
      .filter(({ holders, km }) => holders.length === 0 && km < 0)
      .filter(({ before, after }) => !odd.has(before) && !odd.has(after))
      .flatMap(({ before, after }) => [before, after]),
  )
}

function byTime(a: OdometerReading, b: OdometerReading): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1
  // Within one minute a car is returned before the next driver takes it.
  return a.kind === b.kind ? compareSlots(a.slot, b.slot) : a.kind === 'return' ? -1 : 1
}
