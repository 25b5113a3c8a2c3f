import type { StatementRow } from '#features/income/facts/domain/public.ts'
import { looseKey } from '#kernel/polish-text.ts'
import type { RowCells } from '../cells/row-cells.ts'
import type { Period } from '../file-period.ts'
import { type Amounts, negated, told } from './amounts.ts'
import { isCompany, type Skipped } from './skipped.ts'

/** `so.payout`: money sent to the bank, which is nobody's income. */
const TRANSFER = /\b(?:payout|bank transfer|wyplata|przelew)\b/

/**
 * A payment of Uber: of a ride, or of none, such as a Quest or a refund, which keeps its sum, what Uber calls
 * it and its day. Transfers to the bank are left out.
 * @param period of the file: when a payment belongs whose day it does not tell
 */
export function readUberOrder(cells: RowCells, period: Period): StatementRow | Skipped {
  const ofRide = cells.short('tripId', 64)?.toLowerCase() ?? null
  const note = cells.short('description', 100)
  const amounts = uberAmounts(cells)
  const { net, cash, paid } = amounts
  const isMoneyOfRide = ofRide !== null || net || cash
  if (!isMoneyOfRide && cells.problems.length === 0 && (!paid || isTransfer(cells, note))) return 'payout'
  const driver = cells.driver({ id: ['driverId'], name: ['firstName', 'lastName'] })
  if (isCompany(driver.name)) return 'company'
  const id = cells.needed('transactionId', 64).toLowerCase()
  const at = cells.polishMoment('reportedAt')
  if (isMoneyOfRide) checkUberPayout(cells, amounts)
  return {
    row: cells.row,
    driver,
    subject: 'payment',
    id,
    startedAt: at ? `${at.date}T${at.time}` : null,
    date: at?.date ?? period.start,
    shift: null,
    until: at ? null : period.end,
    ofRide,
    plate: null,
    note,
    amounts: told({
      ...kindsOfUber(amounts),
      // Paid beside the earnings, such as a toll that is given back.
      ...(isMoneyOfRide || amounts.adjustment !== null ? {} : { adjustment: paid }),
    }),
  }
}

interface UberAmounts {
  readonly net: number | null
  readonly cash: number | null
  readonly paid: number | null
  readonly adjustment: number | null
  readonly transferred: number | null
  readonly kinds: Amounts
}

/** What stands in both payment files of Uber, where cash and fees are negative. */
export function uberAmounts(cells: RowCells): UberAmounts {
  const net = cells.grosze('net')
  const cash = negated(cells.grosze('cash'))
  const paid = cells.grosze('paid')
  const adjustment = cells.grosze('refunds')
  return {
    net,
    cash,
    paid,
    adjustment,
    transferred: cells.grosze('bankTransfer'),
    kinds: {
      gross: cells.grosze('fare'),
      commission: negated(cells.grosze('serviceFee')),
      tip: cells.grosze('tips'),
      campaign: cells.grosze('quest'),
    },
  }
}

export function kindsOfUber({ net, cash, paid, adjustment, transferred, kinds }: UberAmounts): Amounts {
  // What was sent to the bank is paid out already, and no part of what the app owed.
  const payout = paid === null ? null : paid - (transferred ?? 0)
  return { ...kinds, net, cash, adjustment, payout }
}

/** 'Wypłacono Ci' is after fee and cash: earnings and what is paid beside them, less cash and transfers. */
export function checkUberPayout(
  cells: RowCells,
  { net, cash, paid, adjustment, transferred }: UberAmounts,
): void {
  if (net === null || paid === null) return
  if (net + (adjustment ?? 0) - (cash ?? 0) + (transferred ?? 0) !== paid)
    cells.complain('paid-differs', 'paid')
}

function isTransfer(cells: RowCells, note: string | null): boolean {
  return Boolean(cells.grosze('bankTransfer')) || TRANSFER.test(looseKey(note ?? ''))
}
