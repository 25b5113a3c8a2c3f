import type { SavedWeek, WeekReader } from '#features/schedule/server/public.ts'
import { ok } from '#kernel/result.ts'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getUsersInEdit, setEditor } from '../contract.ts'
import { dropEditor, type EditorRow, editorsOf, noteEditor, sweepEditors } from './editors-store.ts'

/** Three heartbeats: one whose browser died vanishes within a minute (D23). */
const GONE_AFTER_MS = 45_000

/** Who is at work on a week. */
export function editorRoutes({ clock }: Platform, reader: WeekReader): Route[] {
  return [
    // A statement of its own that may be repeated at will, and no write in the log's sense: four a minute from each tab say nothing later.
    reads(setEditor, async ({ mode, year, week, sessionId }, { caller: { user }, queries }) => {
      if (!user) return ok({ status: 'ok' as const })
      const tab = { userId: user.id, sessionId, year, week }
      if (mode === 'out') await dropEditor(queries, tab)
      else {
        const seen = { ...tab, name: user.name, seenAt: instantNow(clock) }
        await noteEditor(queries, seen, instantIn(clock, -GONE_AFTER_MS))
      }
      return ok({ status: 'ok' as const })
    }),

    reads(getUsersInEdit, async ({ year, week, sessionId }, { caller: { user }, queries }) => {
      const editors = await editorsOf(queries, { year, week }, instantIn(clock, -GONE_AFTER_MS))
      const saved = await reader.read({ year, week })
      const own = editors.filter(({ userId }) => userId === user?.id)
      return ok({
        data: onePerUser(editors).map(({ userId: id, name, since }) => ({
          ...{ id, name, since },
          isCaller: id === user?.id,
        })),
        otherTabs: own.filter((tab) => tab.sessionId !== sessionId).length,
        saved: saved ? newest(saved) : null,
      })
    }),
  ]
}

function newest({ row, waiting }: SavedWeek) {
  const { version, savedBy, savedAt } = row
  return { version, savedBy, savedAt, waiting: waiting.mark }
}

/** Takes away the rows of those who have not said that they leave. */
export function editorJobs({ clock, database }: Platform): Job[] {
  const run = () => sweepEditors(database.queries, instantIn(clock, -GONE_AFTER_MS))
  return [{ name: 'forget editors gone', everySeconds: 60, run }]
}

/** The first of each. */
function onePerUser(editors: readonly EditorRow[]): EditorRow[] {
  const seen = new Set<string>()
  return editors.filter(({ userId }) => !seen.has(userId) && seen.add(userId))
}
