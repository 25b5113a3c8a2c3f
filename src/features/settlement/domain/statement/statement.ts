import { fail, ok, type Result } from '#kernel/result.ts'
import { typedText } from '#kernel/typed-text.ts'
import type { Week } from '#kernel/week.ts'
import type { SettlementInput } from '../week/input.ts'
import { type Settlement, settle } from '../week/settle.ts'
import type { ClosingBlock } from './closing.ts'

/** Who did something, and when: an instant of the fleet's clock, handed in. */
export interface Author {
  readonly user: string
  readonly at: string
}

/** To whom and where the money goes, as it was when the statement was closed. */
export interface Payee {
  readonly name: string
  /** 26 digits; null where none was known: it is closed and payable all the same, by a cash receipt. */
  readonly account: string | null
}

/** One closing: everything that the statement stands on, which no later change of anything reaches. */
export interface ClosedVersion {
  readonly input: SettlementInput
  readonly settlement: Settlement
  readonly payee: Payee
  readonly closed: Author
  readonly reopened: (Author & { readonly reason: string }) | null
}

/** A week of a driver under one number. There is none before the first closing: a draft stores nothing. */
export interface Statement {
  readonly number: string
  readonly week: Week
  /** Oldest first; only the last one may be in force. */
  readonly versions: readonly ClosedVersion[]
}

/** What has become of it since; told by batches, receipts, the ledger and corrections. */
export interface Aftermath {
  /** In a file that was handed out, confirmed or not; or paid in cash. */
  readonly exported: boolean
  /** Paid in full. */
  readonly paid: boolean
  /** A newer statement holds what was left unpaid of it, so that nothing is paid under it any more. */
  readonly rolledOver: boolean
  readonly corrections: number
  /** A newer statement of the driver opened with this one's balance. */
  readonly followed: boolean
}

/**
 * `closed` waits for its payout. Of `nothing-to-pay` the driver owes the fleet, or nobody owes anything: it
 * is never paid, and nobody waits for it. `rolled-over` is paid under a newer one.
 */
export type StatementState = 'draft' | 'closed' | 'nothing-to-pay' | 'paid' | 'rolled-over' | 'corrected'

export type StatementFault =
  | { readonly code: 'blocked'; readonly blocks: readonly ClosingBlock[] }
  | { readonly code: 'already-closed' }
  | { readonly code: 'not-closed' }
  | { readonly code: 'already-exported' }
  | { readonly code: 'already-paid' }
  | { readonly code: 'already-corrected' }
  | { readonly code: 'already-followed' }
  | { readonly code: 'reason-missing' }

/** The version in force; undefined for a draft. */
function closedVersion(statement: Statement): ClosedVersion | undefined {
  const last = statement.versions.at(-1)
  return last?.reopened === null ? last : undefined
}

export function stateOf(statement: Statement, aftermath: Aftermath): StatementState {
  const last = closedVersion(statement)
  if (!last) return 'draft'
  return aftermath.corrections > 0 ? 'corrected' : stateOfClosed(last.settlement, aftermath)
}

/** Of money that is paid under one number: the week's, or what is paid apart. */
type PartState = Exclude<StatementState, 'draft' | 'corrected'>

/** @param toPay what it was closed with, in grosze */
export function stateOfPart(
  { toPay }: Pick<Settlement, 'toPay'>,
  { paid, rolledOver }: Pick<Aftermath, 'paid' | 'rolledOver'>,
): PartState {
  if (toPay === 0) return 'nothing-to-pay'
  if (paid) return 'paid'
  return rolledOver ? 'rolled-over' : 'closed'
}

/** A statement waits while any of its parts does, and is paid when nothing of it waits or was rolled over. */
const MOST_OPEN_FIRST: readonly PartState[] = ['closed', 'rolled-over', 'paid', 'nothing-to-pay']

/**
 * Of a version in force.
 * @param toPay what it was closed with, in grosze
 * @param apart where what is paid apart stands; undefined where nothing is
 */
export function stateOfClosed(
  { toPay }: Pick<Settlement, 'toPay'>,
  { paid, rolledOver }: Pick<Aftermath, 'paid' | 'rolledOver'>,
  apart?: PartState,
): PartState {
  const parts = [stateOfPart({ toPay }, { paid, rolledOver }), apart]
  return MOST_OPEN_FIRST.find((state) => parts.includes(state)) ?? 'nothing-to-pay'
}

/**
 * Freezes the input, what it comes to, and the payee. A reopened statement keeps its number, and each
 * former version. Of two who close at once the second is told `already-closed`.
 * @throws RangeError for an input with faults, which are blocks
 */
export function close(
  statement: Statement,
  closing: {
    readonly input: SettlementInput
    readonly payee: Payee
    readonly by: Author
    readonly blocks: readonly ClosingBlock[]
  },
): Result<Statement, StatementFault> {
  if (closedVersion(statement)) return fail({ code: 'already-closed' })
  const { input, payee, by, blocks } = closing
  if (blocks.length > 0) return fail({ code: 'blocked', blocks })
  const version = { input, settlement: settle(input), payee, closed: by, reopened: null }
  return ok({ ...statement, versions: [...statement.versions, version] })
}

/**
 * Back to a draft, which is allowed while nothing of it has left the house: afterwards there are only
 * corrections. The version stays, with author and reason.
 */
export function reopen(
  statement: Statement,
  aftermath: Aftermath,
  by: Author,
  reason: string,
): Result<Statement, StatementFault> {
  const last = closedVersion(statement)
  if (!last) return fail({ code: 'not-closed' })
  if (aftermath.exported) return fail({ code: 'already-exported' })
  if (aftermath.paid) return fail({ code: 'already-paid' })
  if (aftermath.corrections > 0) return fail({ code: 'already-corrected' })
  if (aftermath.followed) return fail({ code: 'already-followed' })
  const words = typedText(reason)
  if (words === '') return fail({ code: 'reason-missing' })
  const reopened = { ...last, reopened: { ...by, reason: words } }
  return ok({ ...statement, versions: [...statement.versions.slice(0, -1), reopened] })
}
