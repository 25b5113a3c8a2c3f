import { looseKey } from '#kernel/polish-text.ts'
import type { RowCells } from '../cells/row-cells.ts'
import type { OrderRow, PeriodRow } from '../normal-rows.ts'

/** Why a row was left out though nothing is wrong with it. */
export type Skipped =
  | 'total'
  | 'company'
  | 'empty'
  | 'payout'
  | 'repeated-headings'
  | 'repeated-row'
  | 'by-day'

const TOTALS: ReadonlySet<string> = new Set(
  [
    'Wszyscy Kierowcy',
    'Suma',
    'Razem',
    'Łącznie',
    'Ogółem',
    'All drivers',
    'Total',
    'Todos os motoristas',
    'Усі водії',
  ].map(looseKey),
)
/** Sp. z o.o., S.A. and the like, whole words at the end of a name. */
const COMPANY = /(?:^| )(?:sp z o ?o|sp k|sp j|s a|s c|spolka .*|ltd|lda|llc)$/

/** A row that sums up the others ('Wszyscy Kierowcy'). */
function isTotal(name: string): boolean {
  return TOTALS.has(looseKey(name))
}

function isCompany(name: string): boolean {
  return COMPANY.test(looseKey(name))
}

/** A payment of Uber. Weekly transfers without a ride bring nobody an income. */
export function readUberOrder(cells: RowCells): OrderRow | Skipped {
  const netGrosze = cells.grosze('net') ?? 0
  const cashGrosze = -(cells.grosze('cash') ?? 0)
  const tripKey = cells.short('tripId', 64)
  if (tripKey === null && netGrosze === 0 && cashGrosze === 0 && cells.problems.length === 0) return 'payout'
  const driver = cells.driver({ id: ['driverId'], name: ['firstName', 'lastName'] })
  if (isCompany(driver.name)) return 'company'
  return {
    row: cells.row,
    driver,
    transactionId: cells.needed('transactionId', 64).toLowerCase(),
    tripKey: tripKey?.toLowerCase() ?? null,
    description: cells.short('description', 100) ?? '?',
    netGrosze,
    cashGrosze: positiveZero(cashGrosze),
  }
}

/** A driver's sums in Bolt's 'Zarobki na kierowcę'. */
export function readBoltEarnings(cells: RowCells, amounts: PeriodRow['amounts']): PeriodRow | Skipped {
  if (isTotal(cells.text('name'))) return 'total'
  const [net, cash, payout] = [cells.grosze('net'), cells.grosze('cash'), cells.grosze('payout')]
  if (net !== null && cash !== null && payout !== null && net - cash !== payout)
    cells.complain('payout-differs', 'payout')
  return periodRow(cells, amounts, {
    driver: cells.driver({
      id: cells.has('individualId') ? ['individualId'] : ['driverId'],
      phone: 'phone',
      name: ['name'],
    }),
    grossGrosze: cells.grosze('gross'),
    netGrosze: net,
    // The older weekly file has it negative.
    cashGrosze: cash === null ? null : Math.abs(cash),
    tipsGrosze: cells.grosze('tips'),
    bonusGrosze: cells.grosze('bonus'),
    commissionGrosze: cells.grosze('commission'),
    payoutGrosze: payout ?? cells.grosze('weekBalance'),
    rides: cells.count('rides', 10_000),
  })
}

/** A driver's sums in Uber's `payments_driver`; cash and fees are negative there. */
export function readUberDriver(cells: RowCells, amounts: PeriodRow['amounts']): PeriodRow | Skipped {
  const driver = cells.driver({ id: ['driverId'], name: ['firstName', 'lastName'] })
  const [net, cash] = [cells.grosze('net'), cells.grosze('cash')]
  const isOnlyTransfer = !net && !cash && !cells.grosze('tips') && (cells.grosze('paid') ?? 0) < 0
  if (isCompany(driver.name) || isOnlyTransfer) return 'company'
  return periodRow(cells, amounts, {
    driver,
    grossGrosze: null,
    netGrosze: net,
    cashGrosze: negated(cash),
    tipsGrosze: cells.grosze('tips'),
    bonusGrosze: cells.grosze('quest'),
    commissionGrosze: negated(cells.grosze('serviceFee')),
    payoutGrosze: cells.grosze('paid'),
    rides: null,
  })
}

/** A driver's sums in FREENOW's earnings with VAT; cash and card terminal stand together there. */
export function readFreenowEarnings(cells: RowCells, amounts: PeriodRow['amounts']): PeriodRow | Skipped {
  if (isTotal(cells.text('name')) && cells.text('driverId') === '') return 'total'
  return periodRow(cells, amounts, {
    driver: cells.driver({ id: ['driverId'], name: ['name'] }),
    grossGrosze: cells.grosze('gross'),
    netGrosze: cells.grosze('net'),
    cashGrosze: cells.grosze('cash'),
    tipsGrosze: cells.grosze('tips'),
    bonusGrosze: cells.grosze('bonus'),
    commissionGrosze: cells.grosze('commission'),
    payoutGrosze: null,
    rides: cells.count('rides', 10_000),
  })
}

/**
 * Platforms list drivers who did not drive, with zeros or nothing: they say nothing, and nobody need match
 * them.
 */
function periodRow(
  cells: RowCells,
  amounts: PeriodRow['amounts'],
  figures: Omit<PeriodRow, 'row' | 'amounts'>,
): PeriodRow | Skipped {
  const { driver: _, ...rest } = figures
  const saysNothing = [...Object.values(rest), ...Object.values(amounts)].every((value) => !value)
  return saysNothing && cells.problems.length === 0 ? 'empty' : { row: cells.row, ...figures, amounts }
}

function negated(value: number | null): number | null {
  return value === null ? null : positiveZero(-value)
}

function positiveZero(value: number): number {
  return value === 0 ? 0 : value
}
