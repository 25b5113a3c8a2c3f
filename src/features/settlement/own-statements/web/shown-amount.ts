import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listOwnStatements } from '../contract.ts'
import { type OwnState, statementKey } from '../domain/public.ts'
import { ownStatementTexts as texts } from '../texts.ts'
import { fleetDate } from './own-dates.ts'

type Short = OutputOf<typeof listOwnStatements>['data'][number]

/** A statement as lists and heads show it. */
interface Shown {
  readonly state: OwnState
  readonly toPayGrosze: number
  readonly carryGrosze: number
  readonly accountEnd: string | null
  readonly takesCash: boolean
  readonly paidAt: string | null
  readonly paidBy: 'transfer' | 'cash' | null
  readonly cameBackAt: string | null
  readonly debt: Short['debt']
}

/** What the driver gets under it; of a debt the debt. Grosze; undefined while it is being done anew. */
export function shownAmount({ state, toPayGrosze, carryGrosze }: Shown): number | undefined {
  if (state === 'redone') return undefined
  return isDebt(state) ? carryGrosze : toPayGrosze
}

function isDebt(state: OwnState): boolean {
  return state === 'owed' || state === 'debt-passed' || state === 'debt-even'
}

/** When and where to, in a sentence. @param paid what was paid of it, and what is left. Grosze */
export function whereWords(shown: Shown, paid?: { readonly paid: number; readonly left: number }): string {
  const { cameBackAt } = shown
  const back = cameBackAt ? `${texts.returned(fleetDate(cameBackAt))} ` : ''
  return `${back}${stateWords(shown, paid)}`
}

function stateWords(shown: Shown, paid?: { readonly paid: number; readonly left: number }): string {
  const { state, accountEnd, takesCash, paidAt, paidBy } = shown
  switch (state) {
    case 'redone':
      return texts.where.redone
    case 'to-pay':
      return takesCash ? texts.where.inCash : texts.where.toPay(accountEnd)
    case 'on-the-way':
      return texts.where.onTheWay(accountEnd)
    case 'partly-paid':
      return paid ? texts.where.partlyPaid(paid.paid, paid.left) : ''
    case 'paid':
      return paidAt && paidBy ? texts.where.paid(fleetDate(paidAt), paidBy, accountEnd) : ''
    case 'moved-on':
      return paid && paid.paid > 0
        ? texts.where.restMovedOn(paid.paid, shown.toPayGrosze - paid.paid)
        : texts.where.movedOn
    case 'owed':
      return partly(shown) === null ? texts.where.owed : texts.where.owedRest(partly(shown) ?? 0)
    case 'debt-passed':
      return texts.where.debtPassed(partly(shown), shown.debt?.statement ?? '')
    case 'debt-even':
      return texts.where.debtEven
    case 'even':
      return texts.where.even
  }
}

/** What is left of a debt where that is not all of it. Grosze; null where it is. */
function partly({ debt, carryGrosze }: Shown): number | null {
  return debt && debt.left < 0 - carryGrosze ? debt.left : null
}

/** What is paid apart, how much and when. */
export function apartWords(apart: NonNullable<Short['apart']>): { amount: string; where: string } {
  const { state, carryGrosze, toPayGrosze, paidGrosze: paid, leftGrosze: left } = apart
  const amount = texts.apartAmount(toPayGrosze)
  if (state === 'moved-on') {
    const { restMovedOn, movedOn } = texts.apartWhere
    return { amount, where: paid > 0 ? restMovedOn(paid, toPayGrosze - paid) : movedOn }
  }
  if (state === 'owed') return { amount, where: texts.apartWhere.owed(apart.debt?.left ?? 0 - carryGrosze) }
  if (state === 'even') return { amount, where: texts.apartWhere.even }
  return { amount, where: whereWords(apart, { paid, left }) }
}

/** Where a statement stands. @param number `R/2026/47/0017` */
export function pathOfStatement(number: string): string {
  return `/moje-rozliczenia/${statementKey(number)}`
}
