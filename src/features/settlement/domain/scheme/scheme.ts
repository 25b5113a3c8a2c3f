import type { PassKind } from '../facts/income-fact.ts'

/** What a driver earns by. Amounts are grosze, rates basis points. */
export type Earning =
  /** A share of the apps' net (less what passes apart and the VAT reserve); `apps` name other rates. */
  | {
      readonly kind: 'share'
      readonly basisPoints: number
      readonly apps: readonly { readonly app: string; readonly basisPoints: number }[]
    }
  | { readonly kind: 'per-shift'; readonly day: number; readonly night: number }
  | { readonly kind: 'per-hour'; readonly grosze: number }
  /** The driver keeps the whole net and pays for the car. */
  | { readonly kind: 'rent' }

/** Of the apps' net over this many grosze, up to the next tier; each tier is reckoned apart. */
export interface Tier {
  readonly over: number
  readonly basisPoints: number
}

/** Left in the net that is shared, or taken out of it, and this much of it the driver's. */
export type Pass = { readonly kind: 'within-net' } | { readonly kind: 'apart'; readonly basisPoints: number }

/** A part of the VAT in the driver's own fuel: for half of 23/123, 5,000 basis points of 23 over 123. */
export interface FuelRelief {
  readonly basisPoints: number
  readonly numerator: number
  readonly denominator: number
}

/**
 * VAT as the contract charges it, which is no tax return: 8 % of gross is not 8/108 of it. Published are
 * three kinds: a line of its own, 8 % of gross less half of fuel's VAT, never below zero; net x 92 %
 * before it is split; included in a flat fee. `floor`: a negative base gives nothing back, and a relief
 * takes no more than was charged.
 */
export type VatRule =
  | { readonly kind: 'included' }
  | { readonly kind: 'before-split'; readonly basisPoints: number; readonly floor: boolean }
  | {
      readonly kind: 'charged'
      readonly base: 'gross' | 'net'
      readonly basisPoints: number
      readonly floor: boolean
      readonly relief: FuelRelief | null
      /**
       * Of an app that tells no gross its net is taken instead. Missing, as in all that was closed before
       * that was a rule: such a week can't be closed.
       */
      readonly withoutGross?: 'net' | undefined
      /** The same of these apps by a person's decision for one week of one driver; of no saved scheme. */
      readonly netDecided?: readonly string[]
    }

export interface PartnerFee {
  /** A week. */
  readonly grosze: number
  readonly evenWithoutRides: boolean
}

/** What the work of a week (shares, shifts, hours, tiers; no tips) comes to at least. */
export interface Guarantee {
  readonly grosze: number
  readonly per: 'week' | 'shift'
  /** Who drove fewer shifts has no guarantee. */
  readonly leastShifts: number
  /** Nor has who had neither shift nor ride; missing of what was closed before that was a rule. */
  readonly asksForWork?: boolean
}

/** How a driver is settled: one complete set of rules, which takes nothing from another one. */
export interface Scheme {
  readonly earns: Earning
  /** Rising. */
  readonly tiers: readonly Tier[]
  readonly passes: Readonly<Record<PassKind, Pass>>
  readonly vat: VatRule
  readonly partnerFee: PartnerFee | null
  readonly guarantee: Guarantee | null
  /** How much of the fuel the driver pays: 10,000 all, 0 none, between by that key. */
  readonly fuelBasisPoints: number
  /** The driver keeps collected cash, and it is deducted; or hands it over, and it is settled apart. */
  readonly cash: 'deducted' | 'settled-apart'
}

/** The kinds that the scheme takes out of the net. */
export function kindsApart({ passes }: Scheme): PassKind[] {
  const kinds: readonly PassKind[] = ['tip', 'toll', 'campaign', 'cancellation']
  return kinds.filter((kind) => passes[kind].kind === 'apart')
}
