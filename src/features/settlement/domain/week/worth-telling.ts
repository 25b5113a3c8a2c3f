import { isCorrection } from '../charges/charge.ts'
import { kindsApart } from '../scheme/scheme.ts'
import type { SettlementInput } from './input.ts'
import type { Line } from './line.ts'

/**
 * The lines that tell something. An app's file names tolls and tips of 0.00, the pump a refuelling of
 * nothing: such a line is left out. A line of 0 stays where money stands behind it that comes to nothing
 * together, or that the scheme gives to somebody else, and so do corrections and decisions.
 */
export function worthTelling(
  lines: readonly Line[],
  { facts, charges, scheme }: Pick<SettlementInput, 'facts' | 'charges' | 'scheme'>,
): Line[] {
  const nothing = new Set([
    ...facts.flatMap(({ id, grosze }) => (grosze === 0 ? [id] : [])),
    ...charges.flatMap((charge) =>
      !isCorrection(charge) && 'grosze' in charge && charge.grosze === 0 ? [charge.id] : [],
    ),
  ])
  // Beside gross and commission the net says the same money again, and what passes apart has its own line.
  const elsewhere = new Set<string>(['net', ...kindsApart(scheme)])
  const again = new Set(facts.flatMap(({ id, kind }) => (elsewhere.has(kind) ? [id] : [])))
  return lines.filter((line) => {
    if (line.amount !== 0 || (line.base ?? 0) !== 0) return true
    return line.rowIds.some((id) => !nothing.has(id) && !(line.code === 'app-other' && again.has(id)))
  })
}
