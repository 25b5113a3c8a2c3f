import {
  canonical,
  type IncomeFact,
  isCorrection,
  overlappingReports,
  type RowsByNow,
} from '#features/settlement/domain/public.ts'
import { sha256OfText } from '#kernel/sha256.ts'

/**
 * A digest of what a week's rows say, whatever ids they were loaded under: the same file loaded again, or the
 * same ride in another one, is the same. Corrections that are lines are left out, as they are no rows of that
 * week.
 * @returns sha256, lower-case hex
 */
export function rowsDigest({ facts, shifts, charges }: RowsByNow): string {
  const told = canonical({
    facts: facts.map(sayingOf).sort(),
    shifts: shifts.map((shift) => canonical(shift)).sort(),
    charges: charges
      .filter((charge) => !isCorrection(charge))
      .map((charge) => canonical({ ...charge, told: undefined, said: undefined }))
      .sort(),
  })
  return sha256OfText(told)
}

/** What a fact says, without where it was read. */
export function sayingOf({ app, kind, grosze, belongs }: IncomeFact): string {
  const when = 'date' in belongs ? `${belongs.date} ${belongs.shift}` : `${belongs.from} ${belongs.to}`
  return `${app} ${kind} ${grosze} ${when}`
}

/**
 * Facts by now under the ids by which a closed statement knows them, so that what differs is what changed:
 * each fact that says what a frozen one says takes its id, and no frozen one is taken twice. An id that is
 * taken by such a one gives way.
 */
export function underFrozenIds(facts: readonly IncomeFact[], frozen: readonly IncomeFact[]): IncomeFact[] {
  const free = Map.groupBy(frozen, sayingOf)
  const taken = new Set<string>()
  const matched = facts.map((fact) => {
    const same = free.get(sayingOf(fact))?.shift()
    if (!same) return fact
    taken.add(same.id)
    return { ...fact, id: same.id }
  })
  return matched.map((fact, index) =>
    fact === facts[index] && taken.has(fact.id) ? { ...fact, id: `${fact.id}${ANEW}` } : fact,
  )
}

/** Ends the id of a fact whose own id stands for another one in the statement. */
const ANEW = '~'

/**
 * Of facts that are in no sum by now those that a statement has settled beside what crosses them: once both
 * were paid where a person had answered for it, and no rule that came later takes that away.
 * @param facts that are money by now
 */
export function settledBeside(
  facts: readonly IncomeFact[],
  beside: readonly IncomeFact[],
  frozen: readonly IncomeFact[],
): IncomeFact[] {
  if (beside.length === 0) return []
  const settled = new Set(
    overlappingReports(frozen).flatMap(({ first, second }) => [...first.rowIds, ...second.rowIds]),
  )
  const free = partedBy(frozen, facts).others.filter(({ id }) => settled.has(id))
  return partedBy(beside, free).same
}

/** Which facts say what these say, each of them once; and the others. */
function partedBy(
  facts: readonly IncomeFact[],
  said: readonly IncomeFact[],
): { readonly same: IncomeFact[]; readonly others: IncomeFact[] } {
  const free = Map.groupBy(said, sayingOf)
  const same: IncomeFact[] = []
  const others: IncomeFact[] = []
  for (const fact of facts) (free.get(sayingOf(fact))?.shift() ? same : others).push(fact)
  return { same, others }
}
