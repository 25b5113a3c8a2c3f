import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'

export interface BackupPlan {
  readonly enabled: boolean
  /** 0-23, the fleet's wall clock. */
  readonly hour: number
  /** How many of the newest are kept. */
  readonly keepDaily: number
  /** Of how many weeks the newest one is kept beside them. */
  readonly keepWeekly: number
}

export const DEFAULT_PLAN: BackupPlan = { enabled: true, hour: 4, keepDaily: 7, keepWeekly: 4 }

export const MOST_DAILY = 60
export const MOST_WEEKLY = 52

/** The date whose backup should have been begun by now. */
export function lastDueDate(
  { hour }: BackupPlan,
  now: { readonly date: CalendarDate; readonly hour: number },
): CalendarDate {
  return now.hour >= hour ? now.date : addDays(now.date, -1)
}

/** Tries of one planned backup in all, each an hour after the one before has failed. */
const TRIES = 3

/** Whether the plan tries this date's backup once more. @param runs of the date, in their order */
export function awaitsAnotherTry(runs: readonly { readonly state: string }[]): boolean {
  return runs.at(-1)?.state === 'failed' && runs.length < TRIES
}

export type BackupProblem = 'off' | 'failed' | 'old'

const HOUR_MS = 3_600_000
/** A day, and time enough for the next one to be made. */
const OLD_MS = 36 * HOUR_MS

export interface Known {
  readonly plan: BackupPlan
  /** Since when backups have been planned. */
  readonly since: string
  readonly lastGoodAt: string | undefined
  readonly lastFailedAt: string | undefined
  /** Instant. */
  readonly now: string
}

/** What the office has to be told of; undefined where all is well. All times are ISO 8601 in UTC. */
export function backupProblem({
  plan,
  since,
  lastGoodAt,
  lastFailedAt,
  now,
}: Known): BackupProblem | undefined {
  if (!plan.enabled) return 'off'
  if (lastFailedAt !== undefined && lastFailedAt > (lastGoodAt ?? '')) return 'failed'
  const from = Date.parse(lastGoodAt !== undefined && lastGoodAt > since ? lastGoodAt : since)
  return Date.parse(now) - from > OLD_MS ? 'old' : undefined
}
