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
  const found = driversOff.filter(
    (entry) => entry.driverId === driverId && entry.from <= slot && slot <= entry.to,
  )
  return found.find(({ kind }) => kind === 'inactive') ?? found[0]
}

/** The expired paper that keeps a driver from a new seat in a slot, whether active or not; undefined without one. */
export function paperOff(
  driversOff: readonly UnavailableDriver[],
  driverId: string,
  slot: number,
): UnavailableDriver | undefined {
  return driversOff.find(
    (entry) =>
      entry.kind === 'papers' && entry.driverId === driverId && entry.from <= slot && slot <= entry.to,
  )
}
