import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getTransferProposal } from '../contract.ts'

type Proposal = OutputOf<typeof getTransferProposal>

/**
 * Without those whom a person leaves for another batch, told like all who stay outside. What a batch holds
 * needs no act, and stands last.
 */
export function withoutLeftOut({ orders, outside, all }: Proposal, leftOut: ReadonlySet<string>) {
  const inside = orders.filter(({ statement }) => !leftOut.has(statement))
  const left = orders
    .filter(({ statement }) => leftOut.has(statement))
    .map((order) => ({ ...order, why: { code: 'left-out' as const }, batchId: null }))
  const isHeld = ({ why }: Proposal['outside'][number]) => why.code === 'in-another-batch'
  const total = inside.reduce((sum, { grosze }) => sum + grosze, 0)
  return {
    inside,
    outside: [...left, ...outside.filter((row) => !isHeld(row)), ...outside.filter(isHeld)],
    tally: { count: inside.length, total },
    outsideTotal: all.total - total,
  }
}
