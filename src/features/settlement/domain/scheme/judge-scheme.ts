import { WHOLE } from '../arithmetic/portion.ts'
import { MOST_GROSZE } from '../arithmetic/whole-grosze.ts'
import { PASS_KINDS } from '../facts/income-fact.ts'
import type { Scheme } from './scheme.ts'

/** Why a scheme can't be saved; `field` is a path within the scheme, as `tiers.0.over`. */
export type SchemeFault =
  | {
      readonly code: 'rate-out-of-range'
      readonly field: string
      readonly value: number
      readonly most: number
    }
  | {
      readonly code: 'amount-out-of-range'
      readonly field: string
      readonly value: number
      readonly most: number
    }
  | { readonly code: 'app-unnamed'; readonly field: string }
  | { readonly code: 'app-repeated'; readonly field: string; readonly app: string }
  | {
      readonly code: 'tiers-not-rising'
      readonly field: string
      readonly over: number
      readonly before: number
    }
  | { readonly code: 'too-many-tiers'; readonly count: number; readonly most: number }
  /** Only a share is split, so only a share has something before the split. */
  | { readonly code: 'reserve-without-share' }
  | { readonly code: 'relief-not-a-part'; readonly numerator: number; readonly denominator: number }
  /** The relief is of the driver's fuel, and the driver pays none. */
  | { readonly code: 'relief-without-fuel' }

const MOST_TIERS = 20
const MOST_SHIFTS = 14

/** Every fault of the scheme in the order of its fields; none where it may be saved. */
export function judgeScheme(scheme: Scheme): SchemeFault[] {
  const faults: SchemeFault[] = []
  const whole = (
    field: string,
    value: number,
    most: number,
    code: 'rate-out-of-range' | 'amount-out-of-range',
  ) => {
    if (!Number.isSafeInteger(value) || value < 0 || value > most) faults.push({ code, field, value, most })
  }
  const rate = (field: string, value: number) => whole(field, value, WHOLE, 'rate-out-of-range')
  const amount = (field: string, value: number) => whole(field, value, MOST_GROSZE, 'amount-out-of-range')

  const { earns, tiers, vat, partnerFee, guarantee } = scheme
  if (earns.kind === 'share') {
    rate('earns.basisPoints', earns.basisPoints)
    for (const [index, { app, basisPoints }] of earns.apps.entries()) {
      const field = `earns.apps.${index}`
      if (app.trim() === '') faults.push({ code: 'app-unnamed', field })
      if (earns.apps.findIndex((other) => other.app === app) < index)
        faults.push({ code: 'app-repeated', field, app })
      rate(`${field}.basisPoints`, basisPoints)
    }
  } else if (earns.kind === 'per-shift') {
    amount('earns.day', earns.day)
    amount('earns.night', earns.night)
  } else if (earns.kind === 'per-hour') {
    amount('earns.grosze', earns.grosze)
  }

  if (tiers.length > MOST_TIERS)
    faults.push({ code: 'too-many-tiers', count: tiers.length, most: MOST_TIERS })
  for (const [index, { over, basisPoints }] of tiers.entries()) {
    amount(`tiers.${index}.over`, over)
    rate(`tiers.${index}.basisPoints`, basisPoints)
    const before = tiers[index - 1]?.over
    if (before !== undefined && over <= before)
      faults.push({ code: 'tiers-not-rising', field: `tiers.${index}.over`, over, before })
  }

  for (const kind of PASS_KINDS) {
    const pass = scheme.passes[kind]
    if (pass.kind === 'apart') rate(`passes.${kind}.basisPoints`, pass.basisPoints)
  }

  if (vat.kind !== 'included') rate('vat.basisPoints', vat.basisPoints)
  if (vat.kind === 'before-split' && earns.kind !== 'share') faults.push({ code: 'reserve-without-share' })
  if (vat.kind === 'charged' && vat.relief) {
    const { basisPoints, numerator, denominator } = vat.relief
    rate('vat.relief.basisPoints', basisPoints)
    const isPart =
      Number.isSafeInteger(numerator) &&
      Number.isSafeInteger(denominator) &&
      numerator >= 0 &&
      denominator > 0 &&
      denominator <= WHOLE &&
      numerator <= denominator
    if (!isPart) faults.push({ code: 'relief-not-a-part', numerator, denominator })
    if (scheme.fuelBasisPoints === 0) faults.push({ code: 'relief-without-fuel' })
  }
  if (partnerFee) amount('partnerFee.grosze', partnerFee.grosze)
  if (guarantee) {
    amount('guarantee.grosze', guarantee.grosze)
    whole('guarantee.leastShifts', guarantee.leastShifts, MOST_SHIFTS, 'amount-out-of-range')
  }
  rate('fuelBasisPoints', scheme.fuelBasisPoints)
  return faults
}
