import { compareSlots, type Slot } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Exchange, inReturnOf } from './exchange.ts'
import { type Offer, requestsOfTaker } from './offers-store.ts'
import { openRuleBook, type RuleBook } from './rule-book.ts'

/** What a driver has asked the office for, and has no answer to yet. */
export interface Waiting {
  readonly gets: readonly Slot[]
  /** In return. */
  readonly gives: readonly Slot[]
}

export async function waitingOf(queries: Queries, takerId: string): Promise<Waiting> {
  return waitingIn(await requestsOfTaker(queries, takerId))
}

export function waitingIn(requests: readonly Offer[]): Waiting {
  return {
    gets: requests.map(({ date, shift }) => ({ date, shift })),
    gives: requests.flatMap((offer) => inReturnOf(offer) ?? []),
  }
}

/**
 * Whether the taker could not drive this beside what the taker waits for already, by the one rule book: of
 * requests that exclude each other all but one would keep shifts from everybody else for nothing.
 * @param book over the taker, with the slots of `waiting` among its own
 */
export function contradicts(
  book: RuleBook,
  {
    taker,
    given,
    inReturn,
  }: Pick<Exchange, 'given' | 'inReturn'> & { readonly taker: { readonly id: string } },
  { gets, gives }: Waiting,
): boolean {
  if (inReturn && gives.some((slot) => compareSlots(slot, inReturn) === 0)) return true
  return book.obstacle(taker.id, given, inReturn, gets) !== undefined
}

/** The book over an exchange and what its taker waits for. */
export function bookWith(
  queries: Queries,
  { giver, taker, given, inReturn }: Exchange,
  { gets }: Waiting,
): Promise<RuleBook> {
  return openRuleBook(queries, [giver, taker], [given, ...(inReturn ? [inReturn] : []), ...gets])
}
