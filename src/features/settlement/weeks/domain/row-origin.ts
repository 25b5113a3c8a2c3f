import { type Charge, isCorrection } from '#features/settlement/domain/public.ts'

/** Where a row of a settlement was told. Fuel of what was closed before that was frozen is `fuel` alone. */
export const ROW_ORIGINS = [
  'file',
  'shift',
  'typed',
  'fuel-page',
  'fuel-sheet',
  'fuel',
  'rate',
  'instalments',
  'bonus-won',
  'mileage',
  'statement',
] as const
export type RowOrigin = (typeof ROW_ORIGINS)[number]

/** By what a charge's id begins with (charges/README.md); what is neither read nor worked out was typed. */
const ORIGINS: Readonly<Record<string, RowOrigin>> = {
  rent: 'rate',
  accountant: 'rate',
  'own-car': 'rate',
  plan: 'instalments',
  bonus: 'bonus-won',
  'over-mileage': 'mileage',
}

export function originOfCharge(charge: Charge): RowOrigin {
  if (isCorrection(charge)) return 'statement'
  const [beginning = ''] = charge.id.split(':')
  if (charge.kind === 'fuel' && beginning === 'fuel') return charge.told ? `fuel-${charge.told}` : 'fuel'
  return ORIGINS[beginning] ?? 'typed'
}
