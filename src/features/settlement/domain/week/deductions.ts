import { byId, compareText, idsOf } from '../arithmetic/in-order.ts'
import { portion } from '../arithmetic/portion.ts'
import { sumOf } from '../arithmetic/whole-grosze.ts'
import { type Charge, type ChargeOf, chargesOf, type PlainChargeKind } from '../charges/charge.ts'
import { chargedOverMileage, metresByTier, proposedOverMileage } from '../charges/over-mileage.ts'
import { splitByShifts } from '../charges/shared-cost.ts'
import { dailyRent } from '../charges/weekly-rent.ts'
import type { Scheme } from '../scheme/scheme.ts'
import { type Line, type LineFacts, line, type Working } from './line.ts'
import { driversFuel } from './vat.ts'

const PLAIN: readonly PlainChargeKind[] = ['wash', 'fine', 'damage', 'deposit', 'advance']

/**
 * Everything after the cash, in its order: partner fee, rent, fuel, over-mileage, wash, fine, damage,
 * deposit, advance, shared costs; bonuses; the accountant's amounts; corrections.
 */
export function deductionLines(charges: readonly Charge[], scheme: Scheme, hadRides: boolean): Line[] {
  const inOrder = byId(charges)
  return [
    ...partnerFeeLines(scheme, hadRides),
    ...chargesOf(inOrder, 'rent').map(rentLine),
    ...fuelLines(inOrder, scheme),
    ...chargesOf(inOrder, 'over-mileage').map(overMileageLine),
    ...PLAIN.flatMap((kind) => chargesOf(inOrder, kind).map((charge) => plainLine(kind, charge))),
    ...chargesOf(inOrder, 'shared-cost').map(sharedCostLine),
    ...chargesOf(inOrder, 'bonus').map((charge) =>
      line('bonus', charge.grosze, { rowIds: [charge.id], facts: saidOf(charge) }),
    ),
    ...chargesOf(inOrder, 'accountant')
      .toSorted((a, b) => compareText(a.heading, b.heading))
      .map((charge) =>
        line('accountant', 0 - charge.grosze, {
          rowIds: [charge.id],
          facts: { heading: charge.heading, ...saidOf(charge) },
        }),
      ),
    ...chargesOf(inOrder, 'correction').map(({ id, grosze, week, statement }) =>
      line('correction', grosze, { rowIds: [id], facts: { week, statement } }),
    ),
  ]
}

/**
 * What is paid apart from the week's result, as a transfer of its own: the driver's car, and what corrections
 * change of it.
 */
export function linesPaidApart(charges: readonly Charge[]): Line[] {
  const inOrder = byId(charges)
  return [
    ...chargesOf(inOrder, 'own-car').map((charge) =>
      line('own-car', charge.grosze, {
        rowIds: [charge.id],
        facts: { vehicle: charge.vehicle, ...saidOf(charge) },
      }),
    ),
    ...chargesOf(inOrder, 'own-car-correction').map(({ id, grosze, week, statement }) =>
      line('own-car-correction', grosze, { rowIds: [id], facts: { week, statement } }),
    ),
  ]
}

function partnerFeeLines({ partnerFee }: Scheme, hadRides: boolean): Line[] {
  if (!partnerFee || partnerFee.grosze === 0 || !(hadRides || partnerFee.evenWithoutRides)) return []
  const value = partnerFee.grosze
  return [line('partner-fee', 0 - value, { quantity: 1, rate: { unit: 'grosze', value } })]
}

function rentLine(charge: ChargeOf<'rent'>): Line {
  const { id, per, grosze, vehicle } = charge
  const told = {
    rate: { unit: 'grosze', value: grosze },
    rowIds: [id],
    facts: { rentPer: per, vehicle },
  } as const
  if (charge.per === 'week') {
    const days = dailyRent(grosze, charge.dates)
    const workings = days.map(
      ({ date, grosze: part }): Working => ({ code: 'rent-of-day', of: date, grosze: 0 - part, rowIds: [] }),
    )
    return line('rent', 0 - sumOf(days.map((day) => day.grosze)), {
      ...told,
      quantity: days.length,
      workings,
    })
  }
  const quantity = charge.per === 'shift' ? charge.slots.length : charge.dates.length
  return line('rent', 0 - portion(grosze, quantity, 1), { ...told, quantity })
}

function fuelLines(charges: readonly Charge[], scheme: Scheme): Line[] {
  const fuel = chargesOf(charges, 'fuel')
  if (fuel.length === 0) return []
  return [
    line('fuel', 0 - driversFuel(charges, scheme), {
      quantity: fuel.length,
      rate: { unit: 'basis-points', value: scheme.fuelBasisPoints },
      base: sumOf(fuel.map(({ grosze }) => grosze)),
      rowIds: idsOf(fuel),
    }),
  ]
}

function overMileageLine({ id, metres, tiers, decision }: ChargeOf<'over-mileage'>): Line {
  const proposed = proposedOverMileage(metres, tiers)
  return line('over-mileage', 0 - chargedOverMileage(metres, tiers, decision), {
    base: proposed,
    rowIds: [id],
    facts: { decision: decision.state, metres },
    workings: [
      ...metresByTier(metres, tiers).map(
        (tier): Working => ({
          code: 'over-mileage-tier',
          of: null,
          quantity: tier.metres,
          grosze: tier.groszePerKm,
          rowIds: [],
        }),
      ),
      { code: 'proposed', of: null, grosze: 0 - proposed, rowIds: [] },
    ],
  })
}

function plainLine(kind: PlainChargeKind, charge: ChargeOf<PlainChargeKind>): Line {
  const { id, grosze, instalment } = charge
  const facts = { ...(instalment ? { instalment } : {}), ...saidOf(charge) }
  return line(kind, 0 - grosze, { rowIds: [id], facts })
}

/** By which the driver knows one fine from another. */
function saidOf({ said }: Charge): Pick<LineFacts, 'said'> {
  return said ? { said } : {}
}

function sharedCostLine(charge: ChargeOf<'shared-cost'>): Line {
  const { id, grosze, driver, shifts } = charge
  const own = shifts.find((one) => one.driver === driver)?.shifts ?? 0
  return line('shared-cost', 0 - (splitByShifts(grosze, shifts).get(driver) ?? 0), {
    quantity: own,
    base: grosze,
    rowIds: [id],
    facts: saidOf(charge),
  })
}
