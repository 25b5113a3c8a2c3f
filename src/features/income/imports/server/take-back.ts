import { byLoad, type FileKind, heldOf } from '#features/income/facts/domain/public.ts'
import {
  beginResults,
  chainsOf,
  type DriverWeek,
  deleteRowsOfLoad,
  foldTouched,
  type Kept,
  rowsOfLoad,
  settleChains,
  touchedWeeksOf,
  touchPlaces,
} from '#features/income/facts/server/public.ts'
import {
  forgetReferences,
  peopleOf,
  settleIdentities,
  settlePeople,
  unmatchReferences,
} from '#features/income/matching/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { mapInTurns } from '#platform/server/in-turns.ts'
import type { Changes } from './describe-changes.ts'
import { markOf } from './load-file.ts'
import { loadOf, markTakenBack, type StoredLoad } from './load-store.ts'
import { isSame, type Step } from './plan-load.ts'
import { APP_OF } from './statements-of.ts'
import { weeksOfSteps } from './weeks-of-steps.ts'

type Refusal = 'no_such_load' | 'taken_back' | 'changed_since'

interface TakenBack {
  readonly load: StoredLoad
  readonly gone: number
  readonly restored: number
  /** Drivers' weeks in which something is told otherwise than before. */
  readonly changedWeeks: readonly DriverWeek[]
}

/** What taking a load back would change: each of its keys without it. */
export async function planTakeBack(queries: Queries, load: StoredLoad) {
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
    const chain = chains.get(statement.key) ?? []
    const before = heldOf(chain)
    const after = heldOf(chain.filter(({ loadNo }) => loadNo !== load.no).sort(byLoad))
    return { key: statement.key, statement, chain, before, after, isSame: isSame(before, after, people) }
  })
  return {
    rows,
    steps,
    people,
    changes: changesOf(steps),
    mark: await markOf({ steps, missing: [], people }),
  }
}

function changesOf(steps: readonly Step[]): Changes {
  return {
    same: steps.filter((step) => step.isSame).length,
    replaced: steps.filter(({ before, after, isSame: stays }) => before && after && !stays),
    added: steps.filter(({ before, after }) => !before && after),
    missing: steps.filter(({ before, after }) => before && !after),
    all: steps,
  }
}

/** The load, if it can be taken back. */
export async function standingLoad(
  queries: Queries,
  id: string,
): Promise<Result<StoredLoad, 'no_such_load' | 'taken_back'>> {
  const load = await loadOf(queries, id)
  if (!load) return fail('no_such_load')
  return load.takenBackAt === null ? ok(load) : fail('taken_back')
}

/**
 * Takes a load back, wherever it stands among the others: its rows go, what they replaced or removed holds
 * again, and what it said of people is forgotten, as if it had never been. Only that it was, stays.
 * @param mark of what was seen; undefined where nobody looked
 */
export async function takeBack(
  tx: Tx,
  id: string,
  by: { readonly name: string; readonly at: string },
  mark: string | undefined,
): Promise<Result<TakenBack, Refusal>> {
  await beginResults(tx)
  const found = await standingLoad(tx, id)
  if (!found.ok) return found
  const load = found.value
  const plan = await planTakeBack(tx, load)
  if (mark !== undefined && mark !== plan.mark) return fail('changed_since')
  await touchPlaces(
    tx,
    plan.rows.filter(holds).map(({ place }) => place),
  )
  await deleteRowsOfLoad(tx, load.no)
  await settleChains(
    tx,
    plan.steps.map(({ key }) => key),
  )
  const placed = new Set((await touchedWeeksOf(tx)).map(keyOf))
  await forgetPeople(tx, load)
  const rematched = (await touchedWeeksOf(tx)).filter((week) => !placed.has(keyOf(week)))
  await markTakenBack(tx, load.no, by)
  await foldTouched(tx)
  const { missing, replaced, added } = plan.changes
  const changedWeeks = [...(await weeksOfSteps(plan.steps, plan.people)), ...rematched]
  return ok({ load, gone: missing.length, restored: replaced.length + added.length, changedWeeks })
}

function keyOf({ driverId, monday }: DriverWeek): string {
  return `${driverId} ${monday}`
}

function holds({ counting }: Kept): boolean {
  return counting !== undefined
}

async function forgetPeople(tx: Tx, { no, kind }: StoredLoad): Promise<void> {
  const app = APP_OF[kind as FileKind]
  const { refIds, phones } = await forgetReferences(tx, app, no)
  await unmatchReferences(tx, phones)
  await settleIdentities(tx, app)
  await settlePeople(tx, refIds)
}
