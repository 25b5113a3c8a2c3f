import {
  apartNumber,
  balanceOfApart,
  type Ledger,
  stateOfPart,
  unpaidOf,
} from '#features/settlement/domain/public.ts'
import type { OrderOnTheWay } from '#features/settlement/ledger/server/public.ts'
import { type WhatBecame, whatBecameOf } from '../domain/aftermath.ts'
import { type DebtBecame, debtBecame } from '../domain/debt-became.ts'
import type { ListedStatement } from './statement-store.ts'

/** What a statement pays apart, and what became of that. Amounts are grosze. */
export interface ApartOfStatement {
  /** Under which it is paid: `R/2026/47/0017/N`. */
  readonly number: string
  readonly opening: number
  readonly result: number
  readonly toPay: number
  readonly carry: number
  readonly state: ReturnType<typeof stateOfPart>
  readonly debt: DebtBecame | null
  readonly left: number
  readonly onTheWay: { readonly batch: string; readonly grosze: number } | null
  readonly became: WhatBecame
}

/** The ledgers of drivers' own cars, with what is on its way, by the driver who holds them. */
interface ApartSources {
  readonly apart: {
    readonly ledgers: ReadonlyMap<string, Ledger>
    readonly onTheWay: ReadonlyMap<string, readonly OrderOnTheWay[]>
  }
  readonly holderOf: (driverId: string) => string
}

/** Null where nothing of it is paid apart. */
export function apartOfStatement(
  { apart, holderOf }: ApartSources,
  { number, driverId, apart: sums, reopenedAt }: ListedStatement,
): ApartOfStatement | null {
  if (!sums) return null
  const holder = holderOf(driverId)
  const ledger = apart.ledgers.get(holder) ?? []
  const away = apart.onTheWay.get(holder) ?? []
  const own = apartNumber(number)
  const order = away.find(({ statement }) => statement === own)
  const { toPay, carry } = balanceOfApart(sums)
  const became = whatBecameOf(ledger, { number: own, driver: driverId, toPay }, order?.batch ?? null)
  const unpaid = reopenedAt === null ? unpaidOf(ledger, holder, away) : []
  return {
    ...{ number: own, opening: sums.opening, result: sums.result, toPay, carry, became },
    state: stateOfPart({ toPay }, became),
    debt:
      reopenedAt === null ? debtBecame(ledger, { number: own, driver: driverId, holder, carry }, away) : null,
    left: unpaid.find(({ statement }) => statement === own)?.grosze ?? 0,
    onTheWay: order ? { batch: order.batch, grosze: order.grosze } : null,
  }
}
