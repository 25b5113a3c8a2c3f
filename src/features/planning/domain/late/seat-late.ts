import {
  brokenHours,
  type CarFacts,
  carFactsOf,
  chooseCar,
  driverOff,
  freeCars,
  notKeptForOthers,
  ownCarFirst,
  type PlaceOrigin,
  type PlanFacts,
  planOf,
  ranksFrom,
  type SettledPlace,
  seatKey,
  type WeekPlan,
  withDriver,
} from '#features/roster/domain/public.ts'
import { otherSlotOfDate } from '#kernel/slot.ts'
import { type NotAsked, notAsked } from '../base-calendar.ts'
import type { CapacityFacts, Reason } from '../builder/result.ts'
import { waitReason } from '../wait-reason.ts'
import type { WaitingPlace } from './late-choice.ts'

export interface SeatingLate
  extends Pick<
    PlanFacts,
    | 'cars'
    | 'unavailable'
    | 'driversOff'
    | 'limits'
    | 'pins'
    | 'ownCars'
    | 'nightBefore'
    | 'dayAfter'
    | 'begun'
  > {
  /** The fleet fills free seats from the reserve (D16). */
  readonly fromReserve: boolean
}

export interface LateSeated {
  readonly places: readonly SettledPlace[]
  /** Who got a car. */
  readonly seated: readonly SettledPlace[]
  /** Who stands on a list now, with the reason. */
  readonly listed: readonly SettledPlace[]
}

/**
 * Seats who waits (D42): those who asked for the shift before those who asked for its reserve, each in the
 * order of acceptance, in cars that nobody drives, within the limit. No place of the week is taken or moved
 * for it, and a seat that somebody on the reserve may take, who waits there longer, is left to that one. Who
 * gets none joins the end of the list with the reason that is true now.
 */
export function seatLate(
  before: readonly SettledPlace[],
  waiting: readonly WaitingPlace[],
  around: SeatingLate,
): LateSeated {
  const state = new Seating(before, waiting, around)
  const inTurn = [...waiting.filter(isWanted), ...waiting.filter((each) => !each.onCall && !each.wanted)]
  const listed: { readonly place: WaitingPlace; readonly why: Reason | NotAsked | null }[] = []
  for (const place of inTurn) {
    const why = state.seat(place)
    if (why) listed.push({ place, why })
  }
  const called = waiting.filter(({ onCall, slot, driverId }) => onCall && !state.drivesDate(driverId, slot))
  return state.lists([...listed, ...called.map((place) => ({ place, why: null }))])
}

function isWanted({ onCall, wanted }: WaitingPlace): boolean {
  return !onCall && wanted
}

class Seating {
  readonly #places: SettledPlace[] = []
  #plan: WeekPlan
  /** By `slot driverId`. */
  readonly #origins = new Map<string, PlaceOrigin>()
  /** By driver the slots in which he has a car, as bits. */
  readonly #drives = new Map<string, number>()
  readonly #seated: SettledPlace[] = []
  readonly #late: readonly WaitingPlace[]
  readonly #around: SeatingLate
  readonly #cars: CarFacts

  constructor(before: readonly SettledPlace[], waiting: readonly WaitingPlace[], around: SeatingLate) {
    this.#late = waiting
    const late = new Set(waiting.map(keyOf))
    // Who waits on the list itself is taken off it, and put where the step leads.
    const stay = before.filter((place) => place.carId !== null || !late.has(keyOf(place)))
    for (const place of stay) this.#know(place)
    this.#plan = planOf(stay)
    this.#around = around
    this.#cars = carFactsOf(around.cars, around.unavailable)
  }

  /** @returns why not */
  seat({ driverId, slot, origin, wanted }: WaitingPlace): Reason | NotAsked | undefined {
    const barred = this.#barred(driverId, slot, origin === 'office')
    if (barred) return barred
    if (!wanted && !this.#around.fromReserve) return { code: 'RESERVE_OFF' }
    const { limits, pins, ownCars } = this.#around
    const seated = this.#drivers(slot)
    const limit = limits[slot] ?? 0
    const free = notKeptForOthers(this.#free(slot), pins, slot, driverId)
    const claims = this.#claims(slot)
    if (seated + claims >= limit) return this.#full('LIMIT', driverId, slot, claims)
    if (free.length <= claims) return this.#full('NO_CAR', driverId, slot, claims)
    const own = this.#pinnedCar(driverId, slot) ?? ownCars.get(driverId)
    const carId = chooseCar(free, ownCarFirst(this.#plan, driverId, own))
    if (carId === undefined) return this.#full('NO_CAR', driverId, slot, claims)
    const place = { driverId, slot, carId, onCall: false, rank: 0, origin, reason: null }
    this.#plan = withDriver(this.#plan, { slot, carId, onCall: false }, driverId)
    this.#know(place)
    this.#seated.push(place)
    return undefined
  }

  #know(place: SettledPlace): void {
    const { driverId, slot, carId, origin } = place
    this.#places.push(place)
    this.#origins.set(seatKey(place), origin)
    if (carId !== null) this.#drives.set(driverId, this.#held(driverId) | (1 << slot))
  }

  drivesDate(driverId: string, slot: number): boolean {
    return (this.#held(driverId) & ((1 << slot) | (1 << otherSlotOfDate(slot)))) !== 0
  }

  lists(
    entries: readonly { readonly place: WaitingPlace; readonly why: Reason | NotAsked | null }[],
  ): LateSeated {
    const rankOf = ranksFrom(this.#places)
    const listed = entries.map(({ place, why }): SettledPlace => {
      const { driverId, slot, onCall, origin } = place
      const spot = { slot, carId: null, onCall }
      return { driverId, ...spot, rank: rankOf(spot), origin, reason: why && waitReason(why) }
    })
    return { places: [...this.#places, ...listed], seated: this.#seated, listed }
  }

  /**
   * Why the driver could not drive then, be there a seat or not.
   * @param bothShifts the office gave a second shift of the date
   */
  #barred(driverId: string, slot: number, bothShifts = false): Reason | NotAsked | undefined {
    const { begun, driversOff, pins, nightBefore, dayAfter } = this.#around
    if (slot < begun) return { code: 'PAST' }
    const off = driverOff(driversOff, driverId, slot)
    if (off) return notAsked(off)
    if (pins.some((pin) => pin.driverId === driverId && pin.slot === slot && pin.carId === null))
      return { code: 'PINNED_OUT' }
    const broken = brokenHours(slot, this.#held(driverId), {
      allowDayAndNight: bothShifts,
      workedPreviousSundayNight: nightBefore.has(driverId),
      worksNextMonday: dayAfter.has(driverId),
    })
    if (broken?.rule === 'PREV_WEEK_NIGHT') return { code: broken.rule }
    return broken ? { code: broken.rule, blockedBy: broken.blockedBy ?? slot } : undefined
  }

  /** Who waits on the reserve since before and could drive: the fleet's rule gives those the seat first. */
  #claims(slot: number): number {
    if (!this.#around.fromReserve) return 0
    const waiting = this.#plan[slot]?.reserve ?? []
    return waiting.filter(
      (driverId) =>
        this.#origins.get(seatKey({ driverId, slot })) !== 'office' && !this.#barred(driverId, slot),
    ).length
  }

  #pinnedCar(driverId: string, slot: number): string | undefined {
    const pin = this.#around.pins.find((each) => each.driverId === driverId && each.slot === slot)
    return pin?.carId ?? undefined
  }

  /** How many drive. */
  #drivers(slot: number): number {
    return this.#plan[slot]?.cars.size ?? 0
  }

  #free(slot: number): string[] {
    return freeCars(this.#cars, this.#plan, slot)
  }

  /** Everybody who drives or wants to, but who is on call. */
  #candidates(slot: number): number {
    const { cars, reserve } = this.#plan[slot] ?? { cars: new Map<string, string>(), reserve: [] }
    const drivers = new Set([...cars.values(), ...reserve])
    for (const place of this.#late) if (place.slot === slot && !place.onCall) drivers.add(place.driverId)
    return drivers.size
  }

  /** The slots in which the driver has a car, as bits. */
  #held(driverId: string): number {
    return this.#drives.get(driverId) ?? 0
  }

  #full(code: 'LIMIT' | 'NO_CAR', driverId: string, slot: number, claims: number): Reason {
    const { limits } = this.#around
    const limit = limits[slot] ?? 0
    const seated = this.#drivers(slot)
    const free = this.#free(slot).length
    const facts: CapacityFacts = {
      limit,
      availableCars: seated + free,
      capacity: Math.min(limit, seated + free),
      seated,
      freeCars: free,
      candidates: this.#candidates(slot),
      shifts: this.#places.filter((place) => place.driverId === driverId && place.carId !== null).length,
      decidedBy: claims > 0 ? 'queue' : 'published',
      against: null,
    }
    return { code, ...facts }
  }
}

function keyOf({ driverId, slot, onCall }: { driverId: string; slot: number; onCall: boolean }): string {
  return `${slot} ${driverId} ${onCall}`
}
