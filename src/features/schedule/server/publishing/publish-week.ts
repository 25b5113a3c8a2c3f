import { eq } from 'drizzle-orm'
import {
  type Author,
  lockWeek,
  readContents,
  scheduleChanges,
  scheduleWeeks,
  type WeekRow,
  weekOfRow,
} from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { publishWeek } from '../../contract-publishing.ts'
import { waitingOfWeek, withWaiting } from '../late/waiting-of-week.ts'
import { type LiveFrame, liveFrame } from '../week/live-frame.ts'
import { concernedBy, tellWeek } from './tell-week.ts'

type Published = OutputOf<typeof publishWeek>

/** Publishes a draft, once: of two who press at once the second hears that it is done. */
export async function publishDraft(tx: Tx, platform: Platform, week: Week, author: Author) {
  const row = await lockWeek(tx, week)
  if (!row) return fail({ code: 'not_generated' as const })
  if (row.publishedAt !== null) return fail({ code: 'already_published' as const })
  const frame = await liveFrame(tx, platform.clock, week)
  return ok<Published>(await publish(tx, platform, row, frame, author))
}

/**
 * Shows a locked week to its drivers as it is saved, and writes one message to each whom it concerns, with
 * what he got and what he did not; in the transaction of both (D30, D43). Who was told of this week before is
 * not told again. What was moved in the draft was told to nobody, so changes are counted from here on. A week
 * that is over is news to nobody, nor is one to a driver whose last shift in it has begun: what could not be
 * sent until then is not sent any more.
 */
export async function publish(
  tx: Tx,
  platform: Platform,
  row: WeekRow,
  frame: LiveFrame,
  author: Author,
): Promise<Published> {
  const stored = await readContents(tx, row.id)
  const waiting = await waitingOfWeek(tx, row, stored.places, frame)
  const week = weekOfRow(row)
  const { sendScheduleSms } = await readSettings(tx, platform.clock)
  const concerned = frame.isOver
    ? []
    : await concernedBy(tx, week, withWaiting(stored, waiting, frame), frame.begun)
  const { people, ...told } = await tellWeek(tx, platform, week, concerned, { sms: sendScheduleSms })
  await tx.delete(scheduleChanges).where(eq(scheduleChanges.weekId, row.id))
  await tx
    .update(scheduleWeeks)
    .set({
      publishedAt: instantNow(platform.clock),
      publishedBy: author.name,
      baseVersion: row.version,
      told: people,
      untold: told.untold.length,
    })
    .where(eq(scheduleWeeks.id, row.id))
  return told
}
