import type { UnavailableKind } from '#features/roster/domain/public.ts'

export type { UnavailableKind }

/** Slot numbers 0-13: Monday day, Monday night, Tuesday day … Sunday night (D2). */
export const SLOTS = 14

export type PickKind = 'regular' | 'reserve'

/**
 * Slots in which a car cannot be driven; both ends included. `papers`: an insurance or inspection has run
 * out.
 */
export interface Unavailable {
  readonly from: number
  readonly to: number
  readonly kind: UnavailableKind
}

export interface CarRow {
  readonly id: string
  /** 0-10, high first. */
  readonly priority: number
  /** 1-9999, low first. */
  readonly order: number
  readonly unavailable: readonly Unavailable[]
}

export interface Pick {
  readonly slot: number
  readonly kind: PickKind
}

export interface DriverRow {
  readonly id: string
  /** Milliseconds; who sent availability earlier goes first among equals, then the smaller id. */
  readonly submittedAt: number
  readonly primaryCar: string | null
  /** An administrator let this driver drive day and night of one date. */
  readonly allowDayAndNight: boolean
  readonly workedPreviousSundayNight: boolean
  readonly picks: readonly Pick[]
  /** Days 0-6, Monday first. */
  readonly onCallDays: readonly number[]
}

/**
 * What an administrator decided by hand. `car: null` keeps the driver off the slot.
 * `despiteRest` marks one made knowing that it breaks the driver's rest (D7: a warning for an administrator).
 */
export interface Pin {
  readonly driver: string
  readonly slot: number
  readonly car: string | null
  readonly despiteRest?: boolean
}

export interface Seat {
  readonly driver: string
  readonly slot: number
  readonly car: string
}

/** One week to build; the JSON shape that `build-week` reads. */
export interface Instance {
  readonly format: 'base-calendar/1'
  readonly meta?: unknown
  /** Per slot the most drivers who may drive; null = as many as there are cars. */
  readonly limits: readonly (number | null)[]
  readonly cars: readonly CarRow[]
  readonly drivers: readonly DriverRow[]
  readonly pinned: readonly Pin[]
  /** A week already published: it is kept with the fewest changes. */
  readonly published: readonly Seat[] | null
}

/** See README.md for what each policy means. */
export type Policy = 'queue' | 'balanced' | 'equal'

export interface BuildOptions {
  /** Level 2: at least this many shifts for everybody. Default 0. */
  readonly floor?: number
  /** Default `balanced`. */
  readonly policy?: Policy
  /** Free seats go to reserve picks (D16). Default true. */
  readonly fromReserve?: boolean
  /** Seats still free go to on-call drivers, everybody else fixed (D16). Default false. */
  readonly onCall?: boolean
  /** How many moves the search for cars may look at; never a time. Default by the size of the week. */
  readonly moves?: number
  /** Seed of that search, to be stored with the week. Default 1. */
  readonly seed?: number
  /** Slots before this one have passed: they stay as published, whatever the rules say now. Default 0. */
  readonly pastSlots?: number
}

export type Settings = Required<Omit<BuildOptions, 'moves'>> & { readonly moves: number | null }

export function withDefaults(options: BuildOptions): Settings {
  return {
    floor: options.floor ?? 0,
    policy: options.policy ?? 'balanced',
    fromReserve: options.fromReserve ?? true,
    onCall: options.onCall ?? false,
    moves: options.moves ?? null,
    seed: options.seed ?? 1,
    pastSlots: options.pastSlots ?? 0,
  }
}
