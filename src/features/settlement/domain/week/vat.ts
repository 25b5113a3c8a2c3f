import { compareText, idsOf } from '../arithmetic/in-order.ts'
import { portion, rated, WHOLE } from '../arithmetic/portion.ts'
import { sumOf } from '../arithmetic/whole-grosze.ts'
import { type Charge, chargesOf } from '../charges/charge.ts'
import type { AppSums } from '../facts/app-sums.ts'
import type { Scheme } from '../scheme/scheme.ts'
import { baseOf } from './earnings.ts'
import { type Line, line } from './line.ts'

/** The driver's part of the fuel, all refuellings together, rounded once. */
export function driversFuel(charges: readonly Charge[], { fuelBasisPoints }: Scheme): number {
  return rated(sumOf(chargesOf(charges, 'fuel').map(({ grosze }) => grosze)), fuelBasisPoints)
}

/**
 * VAT as a line of its own, and its relief by the driver's fuel, each rounded once. Under a floor a
 * negative base is charged nothing, and the relief takes back no more than was charged.
 */
export function vatLines(apps: readonly AppSums[], charges: readonly Charge[], scheme: Scheme): Line[] {
  const { vat } = scheme
  if (vat.kind !== 'charged') return []
  const base = vatBase(apps, scheme, vat.base)
  const due = vat.floor && base < 0 ? 0 : rated(base, vat.basisPoints)
  const rows = apps.flatMap(({ rowIds }) =>
    vat.base === 'gross' ? rowIds.gross : Object.values(rowIds).flat(),
  )
  const charged =
    base === 0
      ? []
      : [
          line('vat-charge', 0 - due, {
            rate: { unit: 'basis-points', value: vat.basisPoints },
            base,
            rowIds: rows.sort(compareText),
            facts: { vatBase: vat.base, floored: vat.floor && base < 0 },
          }),
        ]
  const fuel = driversFuel(charges, scheme)
  if (!vat.relief || fuel === 0) return charged
  const { basisPoints, numerator, denominator } = vat.relief
  const whole = portion(fuel, basisPoints * numerator, WHOLE * denominator)
  const relief = vat.floor ? Math.max(0, Math.min(whole, due)) : whole
  return [
    ...charged,
    line('vat-relief', relief, {
      base: fuel,
      rowIds: idsOf(chargesOf(charges, 'fuel')),
      facts: { relief: { basisPoints, numerator, denominator }, floored: relief !== whole },
    }),
  ]
}

function vatBase(apps: readonly AppSums[], scheme: Scheme, of: 'gross' | 'net'): number {
  return sumOf(apps.map((app) => (of === 'gross' ? (app.told.gross ?? 0) : baseOf(app, scheme))))
}
