/** Slots of a week in which a driver gets no seat; both ends included. */
export interface UnavailableDriver {
  readonly driverId: string
  /** 0-13 */
  readonly from: number
  /** 0-13 */
  readonly to: number
  /** `papers`: one that blocks has run out; `inactive`: switched off on the drivers' list. */
  readonly kind: 'papers' | 'inactive'
  /** The paper's name; empty for who is inactive. */
  readonly reason: string
}

/** Why a driver gets no seat in a slot; undefined where nothing is in the way. Being inactive is told before a paper. */
export function driverOff(
  driversOff: readonly UnavailableDriver[],
  driverId: string,
  slot: number,
): UnavailableDriver | undefined {
  return inactiveDriver(driversOff, driverId) ?? driverPaperOff(driversOff, driverId, slot)
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

/** Inactive for the whole week. */
export function inactiveDriver(
  driversOff: readonly UnavailableDriver[],
  driverId: string,
): UnavailableDriver | undefined {
  return entriesOf(driversOff, driverId).find(({ kind }) => kind === 'inactive')
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
