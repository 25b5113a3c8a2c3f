import type { SettledPlace, WeekPin } from '#features/roster/domain/public.ts'
import {
  type CarsOfWeek,
  carFor,
  driverOff,
  freeCarsIn,
  type UnavailableDriver,
} from '#features/roster/domain/public.ts'
import { otherSlotOfDate, SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { type NotAsked, notAsked } from '../base-calendar.ts'
import type { CapacityFacts, Reason } from '../builder/result.ts'
import { brokenHours } from '../builder/rules.ts'
import { waitReason } from '../wait-reason.ts'
import type { WaitingPlace } from './late-choice.ts'

export interface SeatingLate extends Omit<CarsOfWeek, 'places'> {
  /** Per slot, 14 (D4). */
  readonly limits: readonly number[]
  readonly driversOff: readonly UnavailableDriver[]
  readonly pins: readonly WeekPin[]
  /** Driver id to the own car's. */
  readonly ownCars: ReadonlyMap<string, string>
  /** Who drives in the night from Sunday to this week's Monday, and on the Monday after it (D7). */
  readonly nightBefore: ReadonlySet<string>
  readonly dayAfter: ReadonlySet<string>
  /** How many slots have begun. */
  readonly begun: number
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
  /** The same by slot, 14 of them. */
  readonly #inSlot: SettledPlace[][] = Array.from({ length: SLOTS_IN_WEEK }, () => [])
  /** By driver the slots in which he has a car, as bits. */
  readonly #drives = new Map<string, number>()
  readonly #seated: SettledPlace[] = []
  readonly #late: readonly WaitingPlace[]
  readonly #around: SeatingLate

  constructor(before: readonly SettledPlace[], waiting: readonly WaitingPlace[], around: SeatingLate) {
    this.#late = waiting
    const late = new Set(waiting.map(keyOf))
    // Who waits on the list itself is taken off it, and put where the step leads.
    for (const place of before) if (place.carId !== null || !late.has(keyOf(place))) this.#put(place)
    this.#around = around
  }

  /** @returns why not */
  seat({ driverId, slot, origin, wanted }: WaitingPlace): Reason | NotAsked | undefined {
    const barred = this.#barred(driverId, slot, origin === 'office')
    if (barred) return barred
    if (!wanted && !this.#around.fromReserve) return { code: 'RESERVE_OFF' }
    const { limits } = this.#around
    const seated = this.#drivers(slot).length
    const limit = limits[slot] ?? 0
    const free = this.#freeFor(driverId, slot)
    const claims = this.#claims(slot)
    if (seated + claims >= limit) return this.#full('LIMIT', driverId, slot, claims)
    if (free.cars.length <= claims) return this.#full('NO_CAR', driverId, slot, claims)
    const car = carFor(
      free,
      slot,
      driverId,
      this.#pinnedCar(driverId, slot) ?? this.#around.ownCars.get(driverId),
    )
    if (!car) return this.#full('NO_CAR', driverId, slot, claims)
    const place = { driverId, slot, carId: car.id, onCall: false, rank: 0, origin, reason: null }
    this.#put(place)
    this.#seated.push(place)
    return undefined
  }

  #put(place: SettledPlace): void {
    const { driverId, slot, carId } = place
    this.#places.push(place)
    this.#inSlot[slot]?.push(place)
    if (carId !== null) this.#drives.set(driverId, this.#held(driverId) | (1 << slot))
  }

  drivesDate(driverId: string, slot: number): boolean {
    return (this.#held(driverId) & ((1 << slot) | (1 << otherSlotOfDate(slot)))) !== 0
  }

  lists(
    entries: readonly { readonly place: WaitingPlace; readonly why: Reason | NotAsked | null }[],
  ): LateSeated {
    const listed: SettledPlace[] = []
    for (const { place, why } of entries) {
      const { driverId, slot, onCall, origin } = place
      const ranks = [...this.#of(slot), ...listed]
        .filter((each) => each.slot === slot && each.carId === null && each.onCall === onCall)
        .map(({ rank }) => rank)
      const rank = Math.max(0, ...ranks) + 1
      const reason = why && waitReason(why)
      listed.push({ driverId, slot, carId: null, onCall, rank, origin, reason })
    }
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
    const hours = { allowDayAndNight: bothShifts, workedPreviousSundayNight: nightBefore.has(driverId) }
    const broken = brokenHours(slot, this.#held(driverId), hours)
    if (broken?.rule === 'PREV_WEEK_NIGHT') return { code: broken.rule }
    if (broken) return { code: broken.rule, blockedBy: broken.blockedBy ?? slot }
    return slot === LAST && dayAfter.has(driverId) ? { code: 'REST_BEFORE_DAY', blockedBy: 0 } : undefined
  }

  /** Who waits on the reserve since before and could drive: the fleet's rule gives those the seat first. */
  #claims(slot: number): number {
    if (!this.#around.fromReserve) return 0
    return this.#of(slot).filter(
      (place) =>
        place.carId === null &&
        !place.onCall &&
        !this.#barred(place.driverId, slot) &&
        place.origin !== 'office',
    ).length
  }

  /** Cars that the driver may be given: without a driver, and not kept for another one by a pin. */
  #freeFor(driverId: string, slot: number): CarsOfWeek {
    const { unavailable, pins } = this.#around
    const kept = new Set(
      pins.filter((pin) => pin.slot === slot && pin.driverId !== driverId).map(({ carId }) => carId),
    )
    const cars = freeCarsIn({ ...this.#around, places: this.#of(slot) }, slot).filter(
      ({ id }) => !kept.has(id),
    )
    return { cars, unavailable, places: this.#places }
  }

  #pinnedCar(driverId: string, slot: number): string | undefined {
    const pin = this.#around.pins.find((each) => each.driverId === driverId && each.slot === slot)
    return pin?.carId ?? undefined
  }

  #drivers(slot: number): readonly SettledPlace[] {
    return this.#of(slot).filter(({ carId }) => carId !== null)
  }

  /** Everybody who drives or wants to, but who is on call. */
  #candidates(slot: number): number {
    const here = this.#of(slot).filter(({ onCall }) => !onCall)
    const drivers = new Set(here.map(({ driverId }) => driverId))
    for (const place of this.#late) if (place.slot === slot && !place.onCall) drivers.add(place.driverId)
    return drivers.size
  }

  /** The slots in which the driver has a car, as bits. */
  #held(driverId: string): number {
    return this.#drives.get(driverId) ?? 0
  }

  #of(slot: number): readonly SettledPlace[] {
    return this.#inSlot[slot] ?? []
  }

  #full(code: 'LIMIT' | 'NO_CAR', driverId: string, slot: number, claims: number): Reason {
    const { limits } = this.#around
    const limit = limits[slot] ?? 0
    const seated = this.#drivers(slot).length
    const freeCars = freeCarsIn({ ...this.#around, places: this.#of(slot) }, slot).length
    const facts: CapacityFacts = {
      limit,
      availableCars: seated + freeCars,
      capacity: Math.min(limit, seated + freeCars),
      seated,
      freeCars,
      candidates: this.#candidates(slot),
      shifts: this.#places.filter((place) => place.driverId === driverId && place.carId !== null).length,
      decidedBy: claims > 0 ? 'queue' : 'published',
      against: null,
    }
    return { code, ...facts }
  }
}

const LAST = SLOTS_IN_WEEK - 1

function keyOf({ driverId, slot, onCall }: { driverId: string; slot: number; onCall: boolean }): string {
  return `${slot} ${driverId} ${onCall}`
}
