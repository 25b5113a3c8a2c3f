import { SLOTS_IN_WEEK } from '#kernel/slot.ts'

/** Slots of a week in which a driver gets no seat; both ends included. */
export interface UnavailableDriver {
  readonly driverId: string
  /** 0-13 */
  readonly from: number
  /** 0-13 */
  readonly to: number
  /**
   * `papers`: one that blocks has run out; `inactive`: switched off on the drivers' list; `deleted`: not on
   * it any more (D47).
   */
  readonly kind: 'papers' | 'inactive' | 'deleted'
  /** The paper's name; else empty. */
  readonly reason: string
}

/**
 * Why a driver gets no seat in a slot; undefined where nothing is in the way. Being off the list is told
 * first, a paper last.
 */
export function driverOff(
  driversOff: readonly UnavailableDriver[],
  driverId: string,
  slot: number,
): UnavailableDriver | undefined {
  return leftDriver(driversOff, driverId) ?? driverPaperOff(driversOff, driverId, slot)
}

/** The expired paper that keeps a driver from a new seat in a slot, whether active or not. */
export function driverPaperOff(
  driversOff: readonly UnavailableDriver[],
  driverId: string,
  slot: number,
): UnavailableDriver | undefined {
  return entriesOf(driversOff, driverId).find(
    ({ kind, from, to }) => kind === 'papers' && from <= slot && slot <= to,
  )
}

/** Who takes nothing new in the whole week: off the list, or switched off on it (D47). */
export function leftDriver(
  driversOff: readonly UnavailableDriver[],
  driverId: string,
): UnavailableDriver | undefined {
  const entries = entriesOf(driversOff, driverId)
  return entries.find(({ kind }) => kind === 'deleted') ?? entries.find(({ kind }) => kind === 'inactive')
}

/** Off the list, in a week that still names the driver. */
export function deletedDriver(driverId: string): UnavailableDriver {
  return { driverId, from: 0, to: SLOTS_IN_WEEK - 1, kind: 'deleted', reason: '' }
}

const NONE: readonly UnavailableDriver[] = []
/** By driver, made once for a list: a week asks for each of its places. */
const byDriver = new WeakMap<readonly UnavailableDriver[], Map<string, UnavailableDriver[]>>()

function entriesOf(driversOff: readonly UnavailableDriver[], driverId: string): readonly UnavailableDriver[] {
  let index = byDriver.get(driversOff)
  if (!index) {
    index = Map.groupBy(driversOff, (entry) => entry.driverId)
    byDriver.set(driversOff, index)
  }
  return index.get(driverId) ?? NONE
}
