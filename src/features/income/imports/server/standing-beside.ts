import { crosses, heldOf, reportsWithin } from '#features/income/facts/domain/public.ts'
import { chainsOf, placeInFiles, reportsTouching } from '#features/income/facts/server/public.ts'
import { type People, peopleOf } from '#features/income/matching/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Step } from './plan-load.ts'
import { isReport, personOf, type ReportDays, reportDays } from './sums-of-changes.ts'

interface Beside {
  /** Nothing becomes of them. */
  readonly steps: readonly Step[]
  readonly people: People
}

/**
 * Reports that stand and that a change leaves alone, within those that it changes, around or across them:
 * what a changed report adds to a sum hangs on them (D49).
 */
export async function standingBeside(
  queries: Queries,
  steps: readonly Step[],
  people: People,
): Promise<Beside> {
  const changed = new Map<string, ReportDays[]>()
  const [identities, driverIds] = [new Set<string>(), new Set<string>()]
  const inHand = new Set<string>()
  for (const { before, after, chain, isSame } of steps) {
    const view = after ?? before
    if (!view || !isReport(view)) continue
    for (const statement of chain) inHand.add(placeInFiles(statement))
    if (isSame) continue
    const person = people.get(view.top.own.refId)
    identities.add(person?.identity ?? view.top.own.refId)
    if (person?.driverId) driverIds.add(person.driverId)
    const key = placeOf(personOf(view, people), view.top.app)
    const own = changed.get(key)
    if (own) own.push(reportDays(view))
    else changed.set(key, [reportDays(view)])
  }
  const days = [...changed.values()].flat()
  const [from] = days.map(({ date }) => date).sort()
  const until = days
    .map((one) => one.until)
    .sort()
    .at(-1)
  if (!from || !until) return { steps: [], people }
  const whose = { identities: [...identities], driverIds: [...driverIds] }
  const chains = await chainsOf(queries, await reportsTouching(queries, whose, from, until))
  const known = await peopleOf(
    queries,
    [...chains.values()].flat().map(({ own }) => own.refId),
    people,
  )
  const beside = [...chains].flatMap(([key, chain]): Step[] => {
    const held = heldOf(chain)
    if (!held || inHand.has(placeInFiles(held.top))) return []
    const own = reportDays(held)
    const near = changed.get(placeOf(personOf(held, known), held.top.app)) ?? []
    const shares = near.some(
      (one) => crosses(one, own) || reportsWithin(one, [own]).length + reportsWithin(own, [one]).length > 0,
    )
    return shares ? [{ key, statement: undefined, chain, before: held, after: held, isSame: true }] : []
  })
  return { steps: beside, people: known }
}

function placeOf(person: string, app: number): string {
  return `${person} ${app}`
}
