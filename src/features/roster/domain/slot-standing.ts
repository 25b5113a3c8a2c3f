import type { PlanFacts } from './plan/plan-facts.ts'
import { serviceTime } from './services.ts'
import { isHidden, type OffKind, type UnavailableCar, unavailability } from './unavailable.ts'

/**
 * What a car is in a slot, in one word. A rental or grounding takes it from whoever sits in it, so it is told
 * before the driver; missing papers and having left the fleet take it from nobody (D26), so whoever sits
 * there drives it.
 */
export type Standing = 'driven' | 'free' | 'rented' | 'grounded' | 'papers' | 'deleted'

/**
 * All that is to be known of a car in a slot, whoever asks: board, calendars, paper, files, free shifts,
 * calls, counts (D47).
 */
export interface SlotStanding {
  readonly standing: Standing
  /** Why nobody new may get it; undefined where somebody may. */
  readonly off: UnavailableCar | undefined
  /** When it is due at the workshop, HH:MM, which keeps nobody from driving it; null without. */
  readonly service: string | null
  /** Left out of the public calendars (D14). */
  readonly isHidden: boolean
}

const STANDING: Readonly<Record<OffKind, Standing>> = {
  grounding: 'grounded',
  rental: 'rented',
  papers: 'papers',
  deleted: 'deleted',
}

/** The one reading of what this car is in this slot (D47). @param driven somebody has a place in it */
export function slotStanding(
  { unavailable, services }: Pick<PlanFacts, 'unavailable' | 'services'>,
  carId: string,
  slot: number,
  driven: boolean,
): SlotStanding {
  const off = unavailability(unavailable, carId, slot)
  return {
    standing: standingOf(off?.kind, driven),
    off,
    service: serviceTime(services, carId, slot),
    isHidden: isHidden(unavailable, carId, slot),
  }
}

function standingOf(off: OffKind | undefined, driven: boolean): Standing {
  if (off === 'rental' || off === 'grounding') return STANDING[off]
  if (driven) return 'driven'
  return off ? STANDING[off] : 'free'
}
