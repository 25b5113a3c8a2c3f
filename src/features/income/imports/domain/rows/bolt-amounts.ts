import type { RowCells } from '../cells/row-cells.ts'
import type { Amounts } from './amounts.ts'

/**
 * A driver's sums of Bolt by kind. 'Zarobki brutto (ogółem)' holds tips, campaigns, tolls and cancellation
 * fees, which are kinds of their own: gross is what rides brought in the app and in cash, or, in a file that
 * does not part it, the whole less those. Which of the two a file says is proved by its net:
 * `gross + tip + campaign + toll + cancellation − commission`. A row that adds up in no way keeps what it
 * says, and is told; nothing is worked out as what is left over.
 */
export function boltAmounts(cells: RowCells): Amounts {
  const [net, cash, payout] = [cells.grosze('net'), cells.grosze('cash'), cells.grosze('payout')]
  if (net !== null && cash !== null && payout !== null && net - Math.abs(cash) !== payout)
    cells.complain('payout-differs', 'payout')
  const passed = {
    tip: cells.grosze('tips'),
    campaign: cells.grosze('bonus'),
    toll: cells.grosze('toll'),
    cancellation: cells.grosze('cancellation'),
  }
  const commission = absolute(cells.grosze('commission'))
  const split = wayThatAddsUp(cells, { net, commission, passed: sum(Object.values(passed)) })
  if (!split.addsUp) cells.complain('net-differs', 'net')
  return {
    gross: split.gross,
    commission: split.commission,
    net,
    ...passed,
    // The older weekly file has it negative.
    cash: absolute(cash),
    payout: payout ?? cells.grosze('weekBalance'),
    rides: cells.count('rides', 10_000),
  }
}

interface Told {
  readonly net: number | null
  readonly commission: number | null
  readonly passed: number
}

interface Split {
  readonly gross: number | null
  readonly commission: number | null
  /** True also where too little is told to hold it against anything. */
  readonly addsUp: boolean
}

/** The first reading of a row's columns under which it adds up; else the plainest one. */
function wayThatAddsUp(cells: RowCells, { net, commission, passed }: Told): Split {
  const total = cells.grosze('gross')
  const [inApp, inCash] = [cells.grosze('grossInApp'), cells.grosze('grossInCash')]
  const [booking, refunds] = [cells.grosze('booking') ?? 0, Math.abs(cells.grosze('refunds') ?? 0)]
  const otherFees = Math.abs(cells.grosze('otherFees') ?? 0)
  const rides = inApp === null || inCash === null ? null : inApp + inCash
  const plainest = rides ?? total
  if (net === null || commission === null || plainest === null)
    return { gross: plainest, commission, addsUp: true }
  const grosses =
    rides === null
      ? [plainest - passed, plainest]
      : [rides, rides + booking, rides - refunds, rides + booking - refunds]
  for (const gross of grosses)
    for (const taken of otherFees === 0 ? [commission] : [commission, commission + otherFees])
      if (gross + passed - taken === net) return { gross, commission: taken, addsUp: true }
  return { gross: plainest, commission, addsUp: false }
}

function absolute(amount: number | null): number | null {
  return amount === null ? null : Math.abs(amount)
}

function sum(amounts: readonly (number | null)[]): number {
  return amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0)
}
