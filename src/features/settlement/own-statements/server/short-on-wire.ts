import { apartNumber, sumOf } from '#features/settlement/domain/public.ts'
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
function paidOf({ payments }: Pick<StatementOfPerson, 'payments'>): number {
  return sumOf(payments.map(({ grosze, returnedAt }) => (returnedAt === null ? grosze : 0)))
}

/** Under which numbers a statement is paid: its own, and that of what is paid apart. */
export function numbersPaid(number: string): string[] {
  return [number, apartNumber(number)]
}

/** The batches that hold money of these statements. */
export function batchesHolding(owns: readonly StatementOfPerson[]): string[] {
  return owns.flatMap(({ heldBy, apart }) => [heldBy ?? [], apart?.onTheWay?.batch ?? []].flat())
}

/** @param gone batches that were handed out for a bank, of those that hold money of it */
export function shortOnWire(
  own: StatementOfPerson,
  questions: readonly Asked[],
  ends: AccountEnds,
  gone: ReadonlySet<string>,
): Short {
  const { row, onTheWay, left, heldBy } = own
  const { number, year, week } = row
  const inForce = row.reopenedAt === null
  const [toPay, carry] = inForce ? [row.toPayGrosze, row.carryGrosze] : [0, 0]
  const money = { ...own, number, toPay, carry, onTheWay, left, heldBy }
  return {
    ...{ key: statementKey(number), number, year, week },
    ...partOnWire(money, row, ends, gone),
    apart: own.apart && apartOnWire(own.apart, row, ends, gone),
    openQuestions: questions.filter(({ answeredAt }) => answeredAt === null).length,
    answeredQuestions: questions.filter(({ answeredAt }) => answeredAt !== null).length,
  }
}

function apartOnWire(
  apart: NonNullable<StatementOfPerson['apart']>,
  row: StatementOfPerson['row'],
  ends: AccountEnds,
  gone: ReadonlySet<string>,
): Short['apart'] {
  const onTheWay = apart.onTheWay?.grosze ?? 0
  const heldBy = apart.onTheWay?.batch ?? null
  return partOnWire({ ...apart, onTheWay, heldBy }, row, ends, gone)
}

/** Money that is paid under one number: the week's, or what is paid apart. Grosze. */
interface PartOfOwn extends Pick<StatementOfPerson, 'payments' | 'onTheWay' | 'heldBy' | 'left' | 'debt'> {
  readonly number: string
  readonly toPay: number
  readonly carry: number
}

function partOnWire(
  part: PartOfOwn,
  row: StatementOfPerson['row'],
  ends: AccountEnds,
  gone: ReadonlySet<string>,
) {
  const { toPay, carry, payments, heldBy } = part
  const isGone = heldBy !== null && gone.has(heldBy)
  const onTheWay = isGone ? part.onTheWay : 0
  const left = isGone ? part.left : part.left + part.onTheWay
  const inForce = row.reopenedAt === null
  const debt = part.debt?.code ?? null
  const state = ownState({ inForce, toPay, carry, paid: paidOf(part), onTheWay, left, debt })
  const last = payments.findLast(({ returnedAt }) => returnedAt === null)
  const paid = state === 'paid' ? last : undefined
  return {
    ...{ state, toPayGrosze: toPay, carryGrosze: carry, paidGrosze: paidOf(part), leftGrosze: left },
    accountEnd: inForce ? accountEndOf(part, row, paid, ends) : null,
    takesCash: left > 0 && heldBy === null && ends.inCash(row),
    paidAt: paid?.at ?? null,
    debt: part.debt,
    cameBackAt: left > 0 && heldBy === null ? cameBackOf(part) : null,
    paidBy: paid ? (paid.batch === null ? ('cash' as const) : ('transfer' as const)) : null,
  }
}

/** Nothing where money went out since. */
function cameBackOf({ payments }: PartOfOwn): string | null {
  // Cash that was taken back never went.
  const last = payments.findLast(({ batch, returnedAt }) => batch !== null || returnedAt === null)
  return last && last.batch !== null ? last.returnedAt : null
}

/**
 * Where the money went or is to go: of what a batch holds its order's account, else another than the frozen
 * one where a person had that be paid. Null for cash, and where there is none.
 */
function accountEndOf(
  { number, heldBy }: PartOfOwn,
  row: StatementOfPerson['row'],
  paid: StatementOfPerson['payments'][number] | undefined,
  { ofOrder, instead, inCash }: AccountEnds,
): string | null {
  const batch = paid ? paid.batch : heldBy
  if (batch !== null) return ofOrder(batch, number)
  if (paid || inCash(row)) return null
  return instead.get(number) ?? row.payeeAccountMasked?.slice(-4) ?? null
}
