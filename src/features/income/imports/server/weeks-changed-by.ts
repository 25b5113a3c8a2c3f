import { byLoad, heldOf } from '#features/income/facts/domain/public.ts'
import { chainsOf, type DriverWeek, rowsOfLoad } from '#features/income/facts/server/public.ts'
import { peopleOf } from '#features/income/matching/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { mapInTurns } from '#platform/server/in-turns.ts'
import { loadOf } from './load-store.ts'
import { isSame, type Step } from './plan-load.ts'
import { weeksOfSteps } from './weeks-of-steps.ts'

/**
 * Drivers' weeks in which a load that stands told something else than earlier ones had told, whatever later
 * ones say.
 * @param id `income_loads.id`
 */
export async function weeksChangedBy(queries: Queries, id: string): Promise<DriverWeek[]> {
  const load = await loadOf(queries, id)
  if (!load || load.takenBackAt !== null) return []
  const rows = await rowsOfLoad(queries, load.no)
  const chains = await chainsOf(
    queries,
    rows.map(({ key }) => key),
  )
  const people = await peopleOf(
    queries,
    [...chains.values()].flat().map(({ own }) => own.refId),
  )
  const steps = await mapInTurns(rows, (statement): Step => {
    const chain = (chains.get(statement.key) ?? []).filter(({ loadNo }) => loadNo <= load.no).sort(byLoad)
    const before = heldOf(chain.filter(({ loadNo }) => loadNo < load.no))
    const after = heldOf(chain)
    return { key: statement.key, statement, chain, before, after, isSame: isSame(before, after, people) }
  })
  return weeksOfSteps(steps, people)
}
