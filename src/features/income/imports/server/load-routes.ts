import type { FileKind } from '#features/income/facts/domain/public.ts'
import { watchClosed, weeksOfLoad } from '#features/income/facts/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Shared } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import { LOADS_ON_PAGE, listLoads, previewLoad, previewTakeBack, takeBackLoad } from '../contract-preview.ts'
import { inRows } from '../domain/in-columns.ts'
import { describeChanges } from './describe-changes.ts'
import { loadedBy } from './file-routes.ts'
import { largeFiles, PREVIEWS } from './large-files.ts'
import { loadsOnPage, waitingOfLoads } from './load-store.ts'
import { weightOf } from './plan-load.ts'
import { previewFile } from './preview-file.ts'
import { seenBy } from './seen-by.ts'
import { planTakeBack, standingLoad, takeBack } from './take-back.ts'
import { weeksOfSteps } from './weeks-of-steps.ts'

export function loadRoutes(platform: Platform, shared: Shared): Route[] {
  const { closedWeeksOf } = shared
  const looking = largeFiles(PREVIEWS)
  return [
    reads(previewLoad, async ({ file: sent, removeMissing, page }, { caller }) => {
      const file = inRows(sent)
      const seen = await looking(await weightOf(platform.database.queries, file), caller, () =>
        previewFile(platform, shared, file, removeMissing, page),
      )
      if (!seen) return fail({ code: 'busy' as const })
      return seen.ok ? ok(seenBy(caller, seen.value)) : seen
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
    reads(previewTakeBack, async ({ id, page }, { queries, caller }) => {
      const load = await standingLoad(queries, id)
      if (!load.ok) return fail({ code: load.error })
      const described = await looking({ length: load.value.rowCount }, caller, async () => {
        const { changes, people, mark, steps } = await planTakeBack(queries, load.value)
        const nobody = { repeated: 0, waiting: 0, waitingPeople: 0, waitingAlike: 0 }
        const closedWeeks = await closedWeeksOf(queries, await weeksOfSteps(steps, people))
        const beside = {
          ...nobody,
          mark,
          closedWeeks,
          older: undefined,
          ahead: undefined,
          offTime: undefined,
        }
        const nothingNew = steps.every(({ isSame }) => isSame)
        return describeChanges(queries, changes, people, page, { ...beside, nothingNew })
      })
      return described ? ok(seenBy(caller, described)) : fail({ code: 'busy' as const })
    }),
    writes(takeBackLoad, async ({ id, mark }, { tx, caller, audit }) => {
      const closed = watchClosed(tx, shared)
      await closed.before(await weeksOfLoad(tx, id))
      const taken = await takeBack(tx, id, loadedBy(platform, caller), mark)
      if (!taken.ok) return fail({ code: taken.error })
      const { load, gone, restored, changedWeeks } = taken.value
      audit({ file: id, kind: load.kind, gone, restored })
      return ok({ gone, restored, closedWeeks: await closed.after(changedWeeks) })
    }),
  ]
}
