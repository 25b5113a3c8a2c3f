import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listOwnStatements } from '../contract.ts'
import { ownStatementTexts as texts } from '../texts.ts'
import { apartWords } from './shown-amount.ts'

type Apart = OutputOf<typeof listOwnStatements>['data'][number]['apart']

/** The rental of the own car, which no sum of the week has in it. */
export function ApartAmount({ apart }: { readonly apart: Apart }) {
  if (!apart) return null
  const { amount, where } = apartWords(apart)
  return (
    <span className="own-where">
      <b>{amount}</b> <span>{`${texts.states[apart.state]}. ${where}`}</span>
    </span>
  )
}
