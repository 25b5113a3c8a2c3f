import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { type DriverWeek, weeksOfReferences } from '#features/income/facts/server/public.ts'
import { countAlike, type People, peopleOf } from '#features/income/matching/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Shared } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import { aheadOf } from './ahead.ts'
import { describeChanges } from './describe-changes.ts'
import { peopleAsIfStored } from './file-people.ts'
import { withoutIdleZeros } from './idle-zeros.ts'
import { countsOf, isImplausible, markOf } from './load-file.ts'
import { nextLoadNo } from './load-store.ts'
import { offTimeOf } from './off-time.ts'
import { olderThan } from './older.ts'
import { type Plan, planLoad } from './plan-load.ts'
import { sameLoad } from './same-load.ts'
import { type RowProblems, twiceProblems, validateRows } from './validate-rows.ts'
import { weeksOfSteps } from './weeks-of-steps.ts'

type Preview = Result<
  Awaited<ReturnType<typeof describeChanges>>,
  | { readonly code: 'implausible' | 'too_much_standing' }
  | { readonly code: 'wrong_rows'; readonly fields: RowProblems }
>

/**
 * What loading a file would change, without storing anything. Nobody waits for it: it takes no lock, reads a
 * little at a time, and stands in no transaction but for a moment. What changes meanwhile is told by the
 * mark, which is then refused.
 * @param page of the lists of rows, from 1
 */
export async function previewFile(
  platform: Platform,
  { closedWeeksOf }: Shared,
  sent: NormalFile,
  removeMissing: boolean,
  page: number,
): Promise<Preview> {
  const { queries } = platform.database
  const judged = await validateRows(sent)
  if (!judged.ok) return fail({ code: 'wrong_rows', fields: judged.error })
  const { file, idle } = await withoutIdleZeros(queries, platform, judged.value)
  if (isImplausible(judged.value)) return fail({ code: 'implausible' })
  const loadNo = await nextLoadNo(queries)
  const whose = await peopleAsIfStored(platform, file, loadNo)
  const plan = await planLoad(queries, file, whose, loadNo, true)
  if (plan.isTooMuch) return fail({ code: 'too_much_standing' })
  if (plan.twice.length > 0) return fail({ code: 'wrong_rows', fields: twiceProblems(file, plan.twice) })
  const { steps, missing, people } = plan
  const { unchanged, repeated, waiting, waitingPeople } = countsOf(plan, idle)
  const gone = removeMissing ? missing : missing.map((step) => ({ ...step, after: step.before }))
  const changes = {
    same: unchanged,
    replaced: steps.filter(({ before, isSame }) => before && !isSame),
    added: steps.filter(({ before }) => !before),
    missing,
    all: [...steps, ...gone],
  }
  const nothingNew = (await sameLoad(queries, plan, file, removeMissing)) !== undefined
  const older = await olderThan(queries, plan, file)
  const today = fleetTime(platform.clock).date
  const ahead = aheadOf(plan, today)
  const offTime = nothingNew ? undefined : await offTimeOf(queries, file, today)
  const weeks = nothingNew
    ? []
    : [
        ...(await weeksOfSteps([...steps, ...(removeMissing ? missing : [])], people)),
        ...(await rematched(queries, whose.people)),
      ]
  const beside = {
    ...{ ahead, offTime, repeated, waiting, waitingPeople, older, nothingNew },
    mark: await markOf(plan),
    waitingAlike: await countAlike(queries, namesWaiting(plan)),
    closedWeeks: await closedWeeksOf(queries, weeks),
  }
  return ok(await describeChanges(queries, changes, people, page, beside))
}

function namesWaiting({ steps, people }: Plan): string[] {
  const waiting = new Map<string, string>()
  for (const { statement } of steps) {
    const person = statement && people.get(statement.own.refId)
    if (statement && person?.waits) waiting.set(statement.own.refId, person.name)
  }
  return [...waiting.values()]
}

/**
 * Weeks of people of earlier loads whom the file would make somebody else's.
 * @param after as if it was stored
 */
async function rematched(queries: Queries, after: People): Promise<DriverWeek[]> {
  const before = await peopleOf(queries, [...after.keys()])
  const moved = [...after].flatMap(([id, { driverId }]) => {
    const was = before.get(id)
    if (!was || was.driverId === driverId) return []
    return [{ id, driverIds: [was.driverId, driverId].filter((driver) => driver !== null) }]
  })
  return weeksOfReferences(queries, moved)
}
