import { compareText, idsOf } from '../arithmetic/in-order.ts'
import { portion, rated, WHOLE } from '../arithmetic/portion.ts'
import { sumOf } from '../arithmetic/whole-grosze.ts'
import { type Charge, chargesOf } from '../charges/charge.ts'
import { type AppSums, lacksGross } from '../facts/app-sums.ts'
import { PASS_KINDS } from '../facts/income-fact.ts'
import { kindsApart, type Scheme, type VatRule } from '../scheme/scheme.ts'
import { baseOf } from './earnings.ts'
import { type Line, line, type Working } from './line.ts'

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
  const base = sumOf(apps.map((app) => vatBaseOf(app, scheme)))
  const ofNet = vat.base === 'gross' ? apps.filter((app) => lacksGross(app) && takesNet(vat, app.app)) : []
  const due = vat.floor && base < 0 ? 0 : rated(base, vat.basisPoints)
  const rows = apps.flatMap((app) =>
    vat.base === 'gross' && !ofNet.includes(app) ? app.rowIds.gross : Object.values(app.rowIds).flat(),
  )
  const charged =
    base === 0
      ? []
      : [
          line('vat-charge', 0 - due, {
            rate: { unit: 'basis-points', value: vat.basisPoints },
            base,
            rowIds: rows.sort(compareText),
            facts: {
              ...{ vatBase: vat.base, floored: vat.floor && base < 0 },
              ...(ofNet.length > 0 ? { vatOfNet: ofNet.map(({ app }) => app) } : {}),
            },
            ...(ofNet.length > 0 ? { workings: baseByApp(apps, ofNet, scheme) } : {}),
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

/** Of an app whose gross is not told VAT is charged of its net: by the scheme, or as a person decided. */
export function takesNet(vat: VatRule, app: string): boolean {
  if (vat.kind !== 'charged' || vat.base !== 'gross') return false
  return vat.withoutGross === 'net' || (vat.netDecided?.includes(app) ?? false)
}

/**
 * Of what the app's VAT is charged. An untold gross for which no net is taken counts as 0, and is warned
 * of.
 */
export function vatBaseOf(app: AppSums, scheme: Scheme): number {
  const { vat } = scheme
  if (vat.kind !== 'charged' || vat.base === 'net') return baseOf(app, scheme)
  const { gross } = app.told
  if (!takesNet(vat, app.app)) return gross ?? 0
  if (gross === null) return app.told.net === null ? 0 : baseOf(app, scheme)
  const { toldWithoutGross: lacking } = app
  const apart = kindsApart(scheme)
  return sumOf([
    gross,
    lacking.net,
    ...PASS_KINDS.map((kind) => (apart.includes(kind) ? 0 - lacking[kind] : 0)),
  ])
}

function baseByApp(apps: readonly AppSums[], ofNet: readonly AppSums[], scheme: Scheme): Working[] {
  return apps.map((app) => ({
    code: ofNet.includes(app) ? 'app-net' : 'app-gross',
    of: app.app,
    grosze: vatBaseOf(app, scheme),
    rowIds: [],
  }))
}
