import {
  type Charge,
  chargedOverMileage,
  dailyRent,
  splitByShifts,
} from '#features/settlement/domain/public.ts'

/**
 * What a charge does to its week, in grosze, positive owed to the driver: the amount of the line that
 * settling makes of it. Of fuel the whole, since the scheme's key is not known here.
 */
export function amountOf(charge: Charge): number {
  switch (charge.kind) {
    case 'rent':
      if (charge.per === 'week')
        return 0 - dailyRent(charge.grosze, charge.dates).reduce((sum, { grosze }) => sum + grosze, 0)
      return 0 - charge.grosze * (charge.per === 'shift' ? charge.slots.length : charge.dates.length)
    case 'over-mileage':
      return 0 - chargedOverMileage(charge.metres, charge.tiers, charge.decision)
    case 'shared-cost':
      return 0 - (splitByShifts(charge.grosze, charge.shifts).get(charge.driver) ?? 0)
    case 'bonus':
    case 'own-car':
    case 'own-car-correction':
    case 'correction':
      return charge.grosze
    default:
      return 0 - charge.grosze
  }
}
