import type { FileKind, NormalFile } from '#features/income/facts/domain/public.ts'
import { beginResults } from '#features/income/facts/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { LOADS_ON_PAGE, listLoads, previewLoad, previewTakeBack, takeBackLoad } from '../contract-preview.ts'
import { describeChanges } from './describe-changes.ts'
import { loadedBy } from './file-routes.ts'
import { countsOf, isImplausible, markOf } from './load-file.ts'
import { loadsOnPage, nextLoadNo, waitingOfLoads } from './load-store.ts'
import { olderThan } from './older.ts'
import { planLoad } from './plan-load.ts'
import { planTakeBack, standingLoad, takeBack } from './take-back.ts'
import { type RowProblems, twiceProblems, validateRows } from './validate-rows.ts'

export function loadRoutes(platform: Platform): Route[] {
  return [
    reads(previewLoad, async ({ file, removeMissing, page }) => {
      const judged = validateRows(file)
      if (!judged.ok) return fail({ code: 'wrong_rows' as const, fields: judged.error })
      return withoutStoring(platform, (tx) => seen(tx, platform, judged.value, removeMissing, page))
    }),
    reads(listLoads, async ({ page }, { queries }) => {
      const { total, loads } = await loadsOnPage(queries, page, LOADS_ON_PAGE)
      const waiting = await waitingOfLoads(
        queries,
        loads.map(({ no }) => no),
      )
      const data = loads.map((load) => ({
        id: load.id,
        attributes: {
          no: load.no,
          source: load.source,
          kind: load.kind as FileKind,
          fileName: load.fileName,
          periodStart: load.periodStart,
          periodEnd: load.periodEnd,
          rows: load.rowCount,
          new: load.newRows,
          replaced: load.replacedRows,
          removed: load.removedRows,
          holding: load.holdingRows,
          ...(waiting.get(load.no) ?? { waiting: 0, waitingPeople: 0 }),
          loadedAt: load.loadedAt,
          loadedBy: load.loadedBy,
          takenBackAt: load.takenBackAt,
          takenBackBy: load.takenBackBy,
        },
      }))
      return ok({ total, data })
    }),
    reads(previewTakeBack, async ({ id, page }, { queries }) => {
      const load = await standingLoad(queries, id)
      if (!load.ok) return fail({ code: load.error })
      const { changes, people, mark, steps } = await planTakeBack(queries, load.value)
      const beside = { mark, repeated: 0, waiting: 0, waitingPeople: 0, older: undefined }
      const nothingNew = steps.every(({ isSame }) => isSame)
      return ok(await describeChanges(queries, changes, people, page, { ...beside, nothingNew }))
    }),
    writes(takeBackLoad, async ({ id, mark }, { tx, caller, audit }) => {
      const taken = await takeBack(tx, id, loadedBy(platform, caller), mark)
      if (!taken.ok) return fail({ code: taken.error })
      const { load, gone, restored } = taken.value
      audit({ file: id, kind: load.kind, gone, restored })
      return ok({ gone, restored })
    }),
  ]
}

type Seen = Result<
  Awaited<ReturnType<typeof describeChanges>>,
  { readonly code: 'implausible' } | { readonly code: 'wrong_rows'; readonly fields: RowProblems }
>

async function seen(
  tx: Tx,
  platform: Platform,
  file: NormalFile,
  removeMissing: boolean,
  page: number,
): Promise<Seen> {
  if (isImplausible(file)) return fail({ code: 'implausible' as const })
  await beginResults(tx)
  const plan = await planLoad(tx, platform, file, await nextLoadNo(tx), true)
  if (plan.twice.length > 0)
    return fail({ code: 'wrong_rows' as const, fields: twiceProblems(file, plan.twice) })
  const { steps, missing, people, earlier } = plan
  const { unchanged, repeated, waiting, waitingPeople } = countsOf(plan)
  const gone = removeMissing ? missing : missing.map((step) => ({ ...step, after: step.before }))
  const changes = {
    same: unchanged,
    replaced: steps.filter(({ before, isSame }) => before && !isSame),
    added: steps.filter(({ before }) => !before),
    missing,
    all: [...steps, ...gone],
  }
  const known = earlier.some(({ sha256 }) => sha256 === file.sha256)
  const nothingNew = known && steps.every(({ isSame }) => isSame) && !(removeMissing && missing.length > 0)
  const older = await olderThan(tx, plan, file)
  const beside = { mark: markOf(plan), repeated, waiting, waitingPeople, older, nothingNew }
  return ok(await describeChanges(tx, changes, people, page, beside))
}

class Undone extends Error {}

/** What would be, without leaving anything: whom a file speaks of is stored on the way, and undone. */
async function withoutStoring<T, E>(
  { database }: Platform,
  work: (tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  let answer: Result<T, E> | undefined
  try {
    await database.transaction(async (tx) => {
      answer = await work(tx)
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone) || !answer) throw error
  }
  if (!answer) throw new Error('A preview answered nothing.')
  return answer
}
