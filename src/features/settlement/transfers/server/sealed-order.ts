import type { AccountNumber } from '#features/settlement/accounts/domain/public.ts'
import type { Grosze } from '#kernel/money.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { PaymentOrder } from '../domain/payment-order.ts'
import type { OrderRow } from './batch-store.ts'

/** What is kept sealed of an order. */
interface OrderWords {
  readonly name: string
  readonly address: readonly string[]
  readonly account: AccountNumber
  readonly title: string
}

export function sealOrder(secrets: Secrets, { payee, account, title }: PaymentOrder): string {
  const words: OrderWords = { name: payee.name, address: payee.address, account, title }
  return secrets.seal(JSON.stringify(words))
}

/** Undefined where the key that sealed it is lost. */
export function openOrder(secrets: Secrets, sealed: string): OrderWords | undefined {
  const text = secrets.tryOpen(sealed)
  return text === undefined ? undefined : (JSON.parse(text) as OrderWords)
}

/** Undefined where the key that sealed it is lost. */
export function orderOf(secrets: Secrets, row: OrderRow): PaymentOrder | undefined {
  const words = openOrder(secrets, row.sealed)
  if (!words) return undefined
  const { name, address, account, title } = words
  const order = {
    statement: row.statement,
    driver: row.driverId,
    amount: row.grosze as Grosze,
    payee: { name, address },
    account,
    title,
  }
  return row.overriddenBy === null ? order : { ...order, overriddenBy: row.overriddenBy }
}
