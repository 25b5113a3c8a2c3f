import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Platform } from '#platform/server/platform.ts'
import { aheadOf } from './ahead.ts'
import { describeChanges } from './describe-changes.ts'
import { peopleAsIfStored } from './file-people.ts'
import { withoutIdleZeros } from './idle-zeros.ts'
import { countsOf, isImplausible, markOf } from './load-file.ts'
import { nextLoadNo } from './load-store.ts'
import { olderThan } from './older.ts'
import { planLoad } from './plan-load.ts'
import { sameLoad } from './same-load.ts'
import { type RowProblems, twiceProblems, validateRows } from './validate-rows.ts'

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
  const ahead = aheadOf(plan, fleetTime(platform.clock).date)
  const beside = { ahead, mark: await markOf(plan), repeated, waiting, waitingPeople, older, nothingNew }
  return ok(await describeChanges(queries, changes, people, page, beside))
}
