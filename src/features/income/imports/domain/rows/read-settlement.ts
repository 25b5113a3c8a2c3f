import type { StatementRow } from '#features/income/facts/domain/public.ts'
import type { RowCells } from '../cells/row-cells.ts'
import { shiftOfSheet } from '../cells/shift-codec.ts'
import { told } from './amounts.ts'

/** 'Przebieg' may be off by what a person rounds. */
const ROUNDING_M = 1000

/**
 * A shift of the fleet's own sheet. Zeros for odometer, mileage and fuel are what sheets hold where nothing
 * was entered.
 */
export function readSettlement(cells: RowCells): StatementRow | undefined {
  const driver = cells.driver({ phone: 'phone', name: ['name'] })
  const date = cells.date('date')
  const shift = shiftOfSheet(cells.needed('shift', 20))
  if (!shift && cells.text('shift') !== '') cells.complain('bad-shift', 'shift')
  const { kmStart, kmEnd } = odometerOf(cells)
  const mileage = cells.metres('mileage') || null
  const driven = kmStart === null || kmEnd === null ? null : (kmEnd - kmStart) * 1000
  if (mileage !== null && driven !== null && Math.abs(driven - mileage) > ROUNDING_M)
    cells.complain('mileage-differs', 'mileage')
  const totalIncome = cells.grosze('totalIncome')
  const companyIncome = cells.grosze('companyIncome')
  if ((companyIncome ?? 0) > (totalIncome ?? Number.POSITIVE_INFINITY))
    cells.complain('company-above-total', 'companyIncome')
  const amounts = told({
    totalIncome,
    companyIncome,
    mileage: mileage ?? (driven || null),
    kmStart,
    kmEnd,
    boltRides: cells.count('boltRides', 10_000),
    uberRides: cells.count('uberRides', 10_000),
    freenowRides: cells.count('freenowRides', 10_000),
    fuelTotal: cells.cost('fuelTotal') || null,
    averageConsumption: cells.hundredths('consumption') || null,
  })
  if (!date || !shift) return undefined
  const nothing = { id: null, startedAt: null, until: null, ofRide: null, plate: null, note: null }
  return { row: cells.row, driver, subject: 'shift', ...nothing, date, shift, amounts }
}

/** A reading of zero is none (Spec 2 §5); an end before its start is a slip. */
function odometerOf(cells: RowCells): { readonly kmStart: number | null; readonly kmEnd: number | null } {
  const kmStart = cells.count('kmStart', 10_000_000) || null
  const kmEnd = cells.count('kmEnd', 10_000_000) || null
  if (kmStart !== null && kmEnd !== null && kmEnd < kmStart) cells.complain('km-backwards', 'kmEnd')
  return { kmStart, kmEnd }
}
