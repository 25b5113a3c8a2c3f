import type { StatementRow } from '#features/income/facts/domain/public.ts'
import type { RowCells } from '../cells/row-cells.ts'
import type { Period } from '../file-period.ts'
import { type Amounts, told } from './amounts.ts'
import { boltAmounts } from './bolt-amounts.ts'
import { checkUberPayout, kindsOfUber, uberAmounts } from './read-payments.ts'
import { isCompany, isTotal, type Skipped } from './skipped.ts'

/** Reads a driver's sums over the file's days. */
type SumsReader = (cells: RowCells, period: Period) => StatementRow | Skipped

/** A driver's sums in Bolt's 'Zarobki na kierowcę', of a week or of a day. */
export const readBoltEarnings: SumsReader = (cells, period) => {
  if (isTotal(cells.text('name'))) return 'total'
  const driver = cells.driver({
    id: cells.has('individualId') ? ['individualId'] : ['driverId'],
    phone: 'phone',
    name: ['name'],
  })
  return sumsRow(cells, period, driver, boltAmounts(cells))
}

/** A driver's sums in Uber's `payments_driver`. */
export const readUberDriver: SumsReader = (cells, period) => {
  const driver = cells.driver({ id: ['driverId'], name: ['firstName', 'lastName'] })
  const amounts = uberAmounts(cells)
  const { net, cash, paid, kinds } = amounts
  const isOnlyTransfer = !net && !cash && !kinds.tip && (paid ?? 0) < 0
  if (isCompany(driver.name) || isOnlyTransfer) return 'company'
  checkUberPayout(cells, amounts)
  return sumsRow(cells, period, driver, kindsOfUber(amounts))
}

/** A driver's sums in FREENOW's earnings with VAT; cash and card terminal stand together there. */
export const readFreenowEarnings: SumsReader = (cells, period) => {
  if (isTotal(cells.text('name')) && cells.text('driverId') === '') return 'total'
  const driver = cells.driver({ id: ['driverId'], name: ['name'] })
  const amounts = {
    gross: cells.grosze('gross'),
    commission: cells.grosze('commission'),
    net: cells.grosze('net'),
    tip: cells.grosze('tips'),
    campaign: cells.grosze('bonus'),
    cash: cells.grosze('cash'),
    rides: cells.count('rides', 10_000),
  }
  const { gross, commission, net, tip, campaign } = amounts
  if (gross !== null && commission !== null && net !== null)
    if (gross + (tip ?? 0) + (campaign ?? 0) - commission !== net) cells.complain('net-differs', 'net')
  return sumsRow(cells, period, driver, amounts)
}

/**
 * Platforms list drivers who did not drive. A row of nothing says nothing; one of zeros may replace what an
 * earlier file said, which only the server knows (`imports/server/idle-zeros.ts`).
 */
function sumsRow(
  cells: RowCells,
  period: Period,
  driver: StatementRow['driver'],
  amounts: Amounts,
): StatementRow | Skipped {
  const isNothing = Object.values(amounts).every((amount) => amount === null || amount === undefined)
  if (isNothing && cells.problems.length === 0) return 'empty'
  const nothing = { id: null, startedAt: null, shift: null, ofRide: null, plate: null, note: null }
  const days = { date: period.start, until: period.end }
  return { row: cells.row, driver, subject: 'sums', ...nothing, ...days, amounts: told(amounts) }
}
