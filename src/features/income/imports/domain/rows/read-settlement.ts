import type { RowCells } from '../cells/row-cells.ts'
import { shiftOfSheet } from '../cells/shift-codec.ts'
import type { SettlementRow } from '../normal-rows.ts'

/** 'Przebieg' may be off by what a person rounds. */
const ROUNDING_M = 1000

/**
 * A shift of the fleet's own sheet. Zeros for odometer, mileage and fuel are what sheets hold where nothing
 * was entered.
 */
export function readSettlement(cells: RowCells): SettlementRow | undefined {
  const driver = cells.driver({ phone: 'phone', name: ['name'] })
  const date = cells.date('date')
  const shift = shiftOfSheet(cells.needed('shift', 20))
  if (!shift && cells.text('shift') !== '') cells.complain('bad-shift', 'shift')
  const odometer = odometerOf(cells)
  const mileageM = cells.metres('mileage') || null
  const { kmStart, kmEnd } = odometer
  const driven = kmStart === null || kmEnd === null ? null : (kmEnd - kmStart) * 1000
  if (mileageM !== null && driven !== null && Math.abs(driven - mileageM) > ROUNDING_M)
    cells.complain('mileage-differs', 'mileage')
  const totalIncomeGrosze = cells.grosze('totalIncome')
  const companyIncomeGrosze = cells.grosze('companyIncome')
  if ((companyIncomeGrosze ?? 0) > (totalIncomeGrosze ?? Number.POSITIVE_INFINITY))
    cells.complain('company-above-total', 'companyIncome')
  const rest = {
    boltRides: cells.count('boltRides', 10_000),
    uberRides: cells.count('uberRides', 10_000),
    freenowRides: cells.count('freenowRides', 10_000),
    fuelTotalGrosze: cells.cost('fuelTotal') || null,
    averageConsumptionHundredths: cells.hundredths('consumption') || null,
  }
  if (!date || !shift) return undefined
  return {
    row: cells.row,
    driver,
    date,
    shift,
    totalIncomeGrosze,
    companyIncomeGrosze,
    mileageM: mileageM ?? (driven || null),
    ...odometer,
    ...rest,
  }
}

/** A reading of zero is none (Spec 2 §5); an end before its start is a slip. */
function odometerOf(cells: RowCells): Pick<SettlementRow, 'kmStart' | 'kmEnd'> {
  const kmStart = cells.count('kmStart', 10_000_000) || null
  const kmEnd = cells.count('kmEnd', 10_000_000) || null
  if (kmStart !== null && kmEnd !== null && kmEnd < kmStart) cells.complain('km-backwards', 'kmEnd')
  return { kmStart, kmEnd }
}
