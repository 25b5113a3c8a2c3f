import type { SavedWeek, WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { ok } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getUsersInEdit, setEditor } from '../contract.ts'
import { dropEditor, type EditorRow, editorsOf, noteEditor, sweepEditors } from './editors-store.ts'

/** Three heartbeats: one whose browser died vanishes within a minute (D23). */
const GONE_AFTER_MS = 45_000

interface AskedWeek {
  readonly year?: number | undefined
  readonly week?: number | undefined
}

function askedWeek({ year, week }: AskedWeek): Week | undefined {
  return year === undefined || week === undefined ? undefined : { year, week }
}

/** Who is at work on a week. */
export function editorRoutes({ clock }: Platform, reader: WeekReader): Route[] {
  const weekOf = async (queries: Queries, asked: AskedWeek): Promise<Week> =>
    askedWeek(asked) ?? (await readSettings(queries, clock)).adminWeek
  return [
    // A statement of its own that may be repeated at will, and no write in the log's sense: four a minute
    // from each tab say nothing later.
    reads(setEditor, async ({ mode, sessionId, ...asked }, { caller: { user }, queries }) => {
      if (!user) return ok({ status: 'ok' as const })
      const tab = { userId: user.id, sessionId }
      // The admin week may be another one by now than when the caller came in.
      if (mode === 'out') await dropEditor(queries, tab, askedWeek(asked))
      else {
        const seen = { ...tab, ...(await weekOf(queries, asked)), name: user.name, seenAt: instantNow(clock) }
        await noteEditor(queries, seen, instantIn(clock, -GONE_AFTER_MS))
      }
      return ok({ status: 'ok' as const })
    }),

    reads(getUsersInEdit, async ({ sessionId, ...asked }, { caller: { user }, queries }) => {
      const week = await weekOf(queries, asked)
      const editors = await editorsOf(queries, week, instantIn(clock, -GONE_AFTER_MS))
      const saved = await reader.read(week)
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
