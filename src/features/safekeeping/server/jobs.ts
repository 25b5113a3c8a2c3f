import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fleetInstant, fleetTime, instantIn, instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { awaitsAnotherTry, type BackupPlan, lastDueDate } from '../domain/backup-plan.ts'
import { backupName, expiredBackups } from '../domain/rotation.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'
import {
  askForRun,
  type BackupRun,
  endRun,
  forgetRuns,
  giveUpRuns,
  lastOf,
  noteAlive,
  notePlan,
  openRuns,
  readPlan,
  runsOfDay,
  takeRun,
} from './store.ts'

const HOUR_MS = 3_600_000
/** Whoever makes a backup gives a sign of life each minute; after so much silence it is dead. */
const SIGN_SECONDS = 60
const SILENCE_MS = 10 * 60_000
const KEPT_MS = 400 * 24 * HOUR_MS

/** Makes the backups that are due or were asked for; a stop of the server ends the one under way. */
export function safekeepingJobs(platform: Platform): Job[] {
  const stopped = new AbortController()
  return [
    {
      name: 'make backups',
      everySeconds: 15,
      run: () => makeDueBackups(platform, stopped.signal),
      abandon: () => stopped.abort(),
    },
  ]
}

/** @param signal ends what is under way */
export async function makeDueBackups(platform: Platform, signal: AbortSignal): Promise<void> {
  const { queries } = platform.database
  const now = instantNow(platform.clock)
  await notePlan(queries, now)
  // Nobody else makes backups of an embedded database, and this one has not begun: what is said to be under
  // way died with its process.
  const isAlone = platform.database.engine === 'embedded'
  await giveUpRuns(queries, isAlone ? now : instantIn(platform.clock, -SILENCE_MS), now)
  const { plan, since } = await readPlan(queries, now)
  if (plan.enabled) await askWhereDue(platform, plan, since)
  for (const run of await openRuns(queries)) {
    // What was asked for and not begun waits for the next start.
    if (signal.aborted) break
    if (run.state !== 'asked' || !(await takeRun(queries, run.id, instantNow(platform.clock)))) continue
    await perform(platform, run, plan, signal)
  }
  await forgetRuns(queries, instantIn(platform.clock, -KEPT_MS))
}

async function askWhereDue(platform: Platform, plan: BackupPlan, since: string): Promise<void> {
  const { queries } = platform.database
  const date = lastDueDate(plan, fleetTime(platform.clock))
  if (fleetInstant(date, plan.hour) < since) return
  const runs = await runsOfDay(queries, date)
  const isTime = (runs.at(-1)?.finishedAt ?? '') < instantIn(platform.clock, -HOUR_MS)
  if (runs.length > 0 && !(isTime && awaitsAnotherTry(runs))) return
  const due = runs.length === 0 ? date : `${date}#${runs.length + 1}`
  await askForRun(queries, due, instantNow(platform.clock))
}

async function perform(
  platform: Platform,
  { id }: BackupRun,
  plan: BackupPlan,
  signal: AbortSignal,
): Promise<void> {
  const { date, hour, minute } = fleetTime(platform.clock)
  const two = (value: number) => String(value).padStart(2, '0')
  const file = backupName(date, `${two(hour)}${two(minute)}`)
  const folder = platform.configuration.backupDir
  const { queries } = platform.database
  const signs = setInterval(() => {
    noteAlive(queries, id, instantNow(platform.clock)).catch(() => undefined)
  }, SIGN_SECONDS * 1000)
  const made: MadeBackup = await makeBackup(platform, folder, file, signal).finally(() =>
    clearInterval(signs),
  )
  const finishedAt = instantNow(platform.clock)
  if (!made.ok) return endRun(queries, id, { state: 'failed', fault: made.fault, finishedAt })
  await endRun(queries, id, { state: 'good', finishedAt, file, bytes: made.bytes, rowsRead: made.rows })
  await rotate(folder, plan)
}

async function rotate(folder: string, plan: BackupPlan): Promise<void> {
  for (const name of expiredBackups(await readdir(folder), plan)) await rm(join(folder, name))
}

/**
 * The one that failed and that the plan will try again by itself, an hour later; undefined where it tries
 * none.
 */
export async function triedAgain(
  { database: { queries }, clock }: Platform,
  { plan, since }: { readonly plan: BackupPlan; readonly since: string },
): Promise<BackupRun | undefined> {
  const date = lastDueDate(plan, fleetTime(clock))
  if (!plan.enabled || fleetInstant(date, plan.hour) < since) return undefined
  const runs = await runsOfDay(queries, date)
  return awaitsAnotherTry(runs) ? runs.at(-1) : undefined
}

/** The last good one and the last failure, for whoever judges how things stand. */
export async function lastOutcomes(queries: Queries) {
  return { good: await lastOf(queries, 'good'), failed: await lastOf(queries, 'failed') }
}
