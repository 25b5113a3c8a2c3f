import { parseDate } from '#kernel/calendar-date.ts'
import { weekOf } from '#kernel/week.ts'
import type { BackupPlan } from './backup-plan.ts'

/** Only files of this name are ever deleted; the date and time of the fleet's wall clock. */
const NAME = /^flotylla-(\d{4}-\d{2}-\d{2})-(\d{4})\.gz$/

/** @param time HHMM */
export function backupName(date: string, time: string): string {
  return `flotylla-${date}-${time}.gz`
}

/**
 * Which backups have had their time: all but the newest ones and the newest of each of the last weeks. The
 * newest of all is always kept.
 * @param names of the files in the folder, foreign ones among them
 */
export function expiredBackups(
  names: readonly string[],
  { keepDaily, keepWeekly }: Pick<BackupPlan, 'keepDaily' | 'keepWeekly'>,
): string[] {
  const backups = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
  const kept = new Set(backups.slice(0, Math.max(1, keepDaily)))
  const newestOfWeek = new Map<string, string>()
  for (const name of backups) {
    const week = weekNameOf(name)
    if (!newestOfWeek.has(week)) newestOfWeek.set(week, name)
  }
  for (const name of [...newestOfWeek.values()].slice(0, keepWeekly)) kept.add(name)
  return backups.filter((name) => !kept.has(name))
}

function weekNameOf(name: string): string {
  const date = parseDate(NAME.exec(name)?.[1] ?? '')
  if (!date) return name
  const { year, week } = weekOf(date)
  return `${year}/${week}`
}
