import type { BaseCalendars, WeekReader } from '#features/schedule/server/public.ts'
import { ok } from '#kernel/result.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { openBoard, openInitialBoard } from '../contract.ts'
import { createOpening } from './opening/opening.ts'

/** The board's own calls: what it opens with, and how it saves. */
export function boardRoutes(platform: Platform, reader: WeekReader, calendars: BaseCalendars): Route[] {
  const opening = createOpening(platform, reader, calendars)
  return [
    reads(openBoard, async (week, { queries }) => ok(await opening.board(queries, week))),
    reads(openInitialBoard, async ({ year, week }, { queries }) =>
      ok(await opening.initial(queries, { year, week })),
    ),
  ]
}
