/** Orders of one batch at the most. */
export const MOST_ORDERS = 10_000

/** What of an order is another than a person has seen. */
export type OrderChange = 'gone' | 'new' | 'amount' | 'account' | 'payee'

/** An order as a person has seen it: enough to tell what of it is another by now, and nothing to read. */
export interface SeenOrder {
  readonly statement: string
  readonly mark: string
}

/**
 * Names what of an order a person answers for: amount, account, and payee with the address.
 * @param keys fingerprints of account and payee
 */
export function orderMark(
  grosze: number,
  keys: { readonly account: string; readonly payee: string },
): string {
  return [grosze, keys.account.slice(0, KEY), keys.payee.slice(0, KEY)].join('.')
}

/**
 * What the orders of now are otherwise than those that were seen, in the order of the statements; what is the
 * same is left out. A mark that nobody can have been shown counts as another account.
 */
export function changedOrders(
  seen: readonly SeenOrder[],
  now: readonly SeenOrder[],
): { readonly statement: string; readonly what: OrderChange }[] {
  const seenOf = new Map(seen.map(({ statement, mark }) => [statement, mark]))
  const nowOf = new Map(now.map(({ statement, mark }) => [statement, mark]))
  return [...new Set([...seenOf.keys(), ...nowOf.keys()])].sort().flatMap((statement) => {
    const what = changeOf(seenOf.get(statement), nowOf.get(statement))
    return what ? [{ statement, what }] : []
  })
}

function changeOf(seen: string | undefined, now: string | undefined): OrderChange | undefined {
  if (seen === now) return undefined
  if (seen === undefined) return 'new'
  if (now === undefined) return 'gone'
  const [before, after] = [seen.split('.'), now.split('.')]
  const part = after.findIndex((one, index) => one !== before[index])
  return PARTS[part] ?? 'account'
}

const PARTS = ['amount', 'account', 'payee'] as const
/** Characters of a fingerprint that tell two of one statement's accounts from each other. */
const KEY = 16
