import { sumOf } from '#features/settlement/domain/public.ts'
import type { StatementOfPerson } from '#features/settlement/weeks/server/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listOwnStatements } from '../contract.ts'
import { ownState } from '../domain/own-state.ts'
import { statementKey } from '../domain/statement-key.ts'
import type { AccountEnds } from './account-ends.ts'

type Short = OutputOf<typeof listOwnStatements>['data'][number]

/** A question as far as it is counted. */
interface Asked {
  readonly answeredAt: string | null
}

/** What was paid under it, less what came back. Grosze. */
export function paidOf({ payments }: Pick<StatementOfPerson, 'payments'>): number {
  return sumOf(payments.map(({ grosze, returnedAt }) => (returnedAt === null ? grosze : 0)))
}

export function shortOnWire(own: StatementOfPerson, questions: readonly Asked[], ends: AccountEnds): Short {
  const { row, onTheWay, left } = own
  const { number, year, week } = row
  const inForce = row.reopenedAt === null
  const [toPay, carry] = inForce ? [row.toPayGrosze, row.carryGrosze] : [0, 0]
  const state = ownState({ inForce, toPay, carry, paid: paidOf(own), onTheWay, left })
  const last = own.payments.findLast(({ returnedAt }) => returnedAt === null)
  const isPaid = state === 'paid' && last !== undefined
  return {
    ...{ key: statementKey(number), number, year, week, state, toPayGrosze: toPay, carryGrosze: carry },
    accountEnd: inForce ? accountEndOf(own, isPaid ? last : undefined, ends) : null,
    paidAt: isPaid ? last.at : null,
    paidBy: isPaid ? (last.batch === null ? 'cash' : 'transfer') : null,
    openQuestions: questions.filter(({ answeredAt }) => answeredAt === null).length,
    answeredQuestions: questions.filter(({ answeredAt }) => answeredAt !== null).length,
  }
}

/**
 * Where the money went or is to go: of what a batch holds its order's account, else another than the frozen
 * one where a person had that be paid. Null for cash, and where there is none.
 */
function accountEndOf(
  { row: { number, payeeAccountMasked }, heldBy }: StatementOfPerson,
  paid: StatementOfPerson['payments'][number] | undefined,
  { ofOrder, instead }: AccountEnds,
): string | null {
  const batch = paid ? paid.batch : heldBy
  if (batch !== null) return ofOrder(batch, number)
  return paid ? null : (instead.get(number) ?? payeeAccountMasked?.slice(-4) ?? null)
}
