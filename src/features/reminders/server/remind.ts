import { waitingAbout } from '#features/messaging/server/public.ts'
import { findWeek } from '#features/roster/server/public.ts'
import { readSettings, type Settings } from '#features/settings/server/public.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { withdrawAnswered } from './asking/post-asking.ts'
import { markOfChoices } from './choices-store.ts'
import { dueForms } from './due-forms.ts'
import { dueShifts, weeksAtHand } from './due-shifts.ts'
import { holdReminders } from './hold-reminders.ts'
import { postReminders, withdrawUntrue } from './post-reminders.ts'

/**
 * Reminds whoever is to be reminded now, each of each thing once, and withdraws what is not so any more.
 * @param lastLook what was seen when nothing was left to do; empty at first
 * @returns the same of this look
 */
export async function remind(platform: Platform, lastLook = ''): Promise<string> {
  const { database, clock } = platform
  return database.transaction(async (tx) => {
    // Of two servers the second one finds what the first has told.
    await holdReminders(tx)
    const settings = await readSettings(tx, clock)
    const look = await lookAt(tx, platform, settings)
    const waits = await Promise.all([waitingAbout(tx, 'shift-reminder'), waitingAbout(tx, 'form-reminder')])
    const forms = await dueForms(tx, platform, settings)
    // A whole week is read where something may have changed; all else is cheap.
    const hasShifts = look !== lastLook || waits.some((found) => found.length > 0)
    const shifts = hasShifts ? await dueShifts(tx, platform, settings) : []
    const due = [...shifts, ...forms]
    await withdrawUntrue(tx, platform, due)
    await withdrawAnswered(tx, platform, settings)
    await postReminders(tx, platform, settings.reminders, due)
    return look
  })
}

/** Another one where some shift may be due that was not before: by the hour, by the week, by choice. */
async function lookAt(tx: Tx, platform: Platform, { version, showSchedule }: Settings): Promise<string> {
  const { date, hour } = fleetTime(platform.clock)
  const weeks = await Promise.all(weeksAtHand(platform).map((week) => stateOf(tx, week)))
  return JSON.stringify([date, hour, version, showSchedule, weeks, await markOfChoices(tx)])
}

async function stateOf(queries: Queries, week: Parameters<typeof findWeek>[1]) {
  const row = await findWeek(queries, week)
  return row ? [row.id, row.version, row.publishedAt] : null
}
