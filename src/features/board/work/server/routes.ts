import { type BaseCalendars, baseOfNow, type WeekReader } from '#features/schedule/server/public.ts'
import { ok } from '#kernel/result.ts'
import { type Route, reads, writes, writesAfter } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { generateBoard, openBoard, openInitialBoard, saveMoves } from '../contract.ts'
import { createOpening } from './opening/opening.ts'
import { createSaving } from './saving/saving.ts'

/** The board's own calls: what it opens with, and how it saves. */
export function boardRoutes(platform: Platform, reader: WeekReader, calendars: BaseCalendars): Route[] {
  const opening = createOpening(platform, reader, calendars)
  const saving = createSaving(platform, reader)
  return [
    reads(openBoard, async (week, { queries }) => ok(await opening.board(queries, week))),
    reads(openInitialBoard, async ({ year, week }, { queries }) =>
      ok(await opening.initial(queries, { year, week })),
    ),
    writes(saveMoves, (input, context) => saving.moves(input, context)),
    writesAfter(
      generateBoard,
      ({ year, week }, { queries }) => baseOfNow(queries, platform, calendars, { year, week }),
      (input, { prepared, ...context }) => saving.generateMoved(input, calendars, prepared, context),
    ),
  ]
}
