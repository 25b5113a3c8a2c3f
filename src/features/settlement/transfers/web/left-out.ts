import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getTransferProposal } from '../contract.ts'
import type { OutsideRow } from './payable-columns.tsx'

type Proposal = OutputOf<typeof getTransferProposal>

/** Without those whom a person leaves for another batch, told like all who stay outside. */
export function withoutLeftOut({ orders, outside, all }: Proposal, leftOut: ReadonlySet<string>) {
  const inside = orders.filter(({ statement }) => !leftOut.has(statement))
  const left = orders
    .filter(({ statement }) => leftOut.has(statement))
    .map((order) => ({ ...order, why: { code: 'left-out' as const }, batchId: null }))
  const total = inside.reduce((sum, { grosze }) => sum + grosze, 0)
  const apart = heldApart(outside)
  return {
    inside,
    outside: [...left, ...apart.outside],
    held: apart.held,
    tally: { count: inside.length, total },
    heldTotal: apart.heldTotal,
    outsideTotal: all.total - total - apart.heldTotal,
  }
}

/** What another batch pays already, apart from what still has to be paid in some way; sums in grosze. */
export function heldApart<Row extends Pick<OutsideRow, 'why' | 'grosze'>>(rows: readonly Row[]) {
  const held = rows.filter(isHeld)
  const outside = rows.filter((row) => !isHeld(row))
  return { held, outside, heldTotal: sumOf(held), outsideTotal: sumOf(outside) }
}

function isHeld({ why }: Pick<OutsideRow, 'why'>): boolean {
  return why.code === 'in-another-batch'
}

function sumOf(rows: readonly { readonly grosze: number }[]): number {
  return rows.reduce((sum, { grosze }) => sum + grosze, 0)
}
