import { maskAccount } from '#features/settlement/accounts/domain/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getTransferProposal } from '../contract.ts'
import { shortenedOrders } from '../domain/order-words.ts'
import type { CheckedPart } from '../domain/who-checks.ts'
import type { Proposal } from './proposal.ts'

/** Who is no second person before tomorrow: who asks, and of those who entered something. */
export interface OfToday {
  readonly mine: boolean
  readonly others: ReadonlySet<string>
}

type OnWire = OutputOf<typeof getTransferProposal>

/**
 * @param toCheck what who asks may find right of a statement's account and payee
 * @param batches ids of batches by number
 * @param ofToday whose right is of today
 */
export function proposalOnWire(
  proposal: Proposal,
  toCheck: (statement: string) => readonly CheckedPart[],
  batches: ReadonlyMap<string, string>,
  ofToday: OfToday,
): OnWire {
  const { divided, names, overrides, markOf, returnOf } = proposal
  const nameOf = (driverId: string) => names.get(driverId) ?? ''
  const overrideOf = (statement: string) => {
    const found = overrides.get(statement)
    return found ? { by: found.by, reason: found.reason } : null
  }
  const shortened = Map.groupBy(shortenedOrders(divided.orders, 'plain'), ({ statement }) => statement)
  return {
    orders: divided.orders.map((order) => {
      const { statement, driver, amount, account, payee } = order
      return {
        statement,
        driverId: driver,
        driver: nameOf(driver),
        grosze: amount,
        account: maskAccount(account),
        payeeName: payee.name,
        mark: markOf(order),
        override: overrideOf(statement),
        returned: returnOf(order) ?? null,
        shortened: (shortened.get(statement) ?? []).map(({ field }) => field),
      }
    }),
    outside: divided.outside.map(({ statement, driver, amount, why }) => ({
      statement,
      driverId: driver,
      driver: nameOf(driver),
      grosze: amount,
      why,
      batchId: why.code === 'in-another-batch' ? (batches.get(why.batch) ?? null) : null,
    })),
    waiting: proposal.waiting.map(({ driverId, purse, grosze }) => ({
      ...{ driverId, driver: nameOf(driverId), grosze, apart: purse === 'own-car' },
    })),
    changed: changedOnWire(proposal, toCheck, nameOf, ofToday),
    otherwise: proposal.payables.flatMap((payable) => otherwise(payable, proposal, nameOf, overrideOf)),
    inside: divided.tallies.inside,
    outsideTally: divided.tallies.outside,
    all: divided.tallies.all,
  }
}

function changedOnWire(
  { changed, accountOf, enteredOf, partsDone, checkKeyOf }: Proposal,
  toCheck: (statement: string) => readonly CheckedPart[],
  nameOf: (driverId: string) => string,
  { mine, others }: OfToday,
): OnWire['changed'] {
  return changed.flatMap(({ statement, driver, was, is, payee, asked, checked }) => {
    if (!accountOf(statement)) return []
    const entries = enteredOf(statement)
    const parts = toCheck(statement)
    const done = partsDone(statement)
    return [
      {
        statement,
        driverId: driver,
        driver: nameOf(driver),
        was: was ?? null,
        is,
        payee: payee ?? null,
        asked,
        key: checkKeyOf(statement) ?? '',
        checked,
        notToday: checked
          ? null
          : mine
            ? 'mine'
            : entries.some(({ byId }) => byId !== null && others.has(byId))
              ? 'entered'
              : null,
        ownChange: entries.length > 0 && parts.length === 0,
        // All of it is no part.
        part: parts.length === 1 && parts.length < entries.length ? (parts[0] ?? null) : null,
        found: [...done],
        changedAt:
          entries
            .map(({ at }) => at)
            .sort()
            .at(-1) ?? null,
        changedBy: [...new Set(entries.map(({ by }) => by))].join(', ') || null,
      },
    ]
  })
}

/** A statement whose frozen account is another one than that of the card, or that has none. */
function otherwise(
  { statement, driver, account }: Proposal['payables'][number],
  { cards, statements }: Proposal,
  nameOf: (driverId: string) => string,
  overrideOf: (statement: string) => { by: string; reason: string } | null,
): OnWire['otherwise'] {
  const now = cards.get(driver)?.account
  if (!statements.has(statement) || !now || now === account) return []
  return [
    {
      statement,
      driverId: driver,
      driver: nameOf(driver),
      frozen: statements.get(statement)?.payee.masked ?? null,
      now: maskAccount(now),
      override: overrideOf(statement),
    },
  ]
}
