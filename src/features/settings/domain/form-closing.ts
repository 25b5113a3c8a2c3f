import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import type { DeadlineOfWeek } from './edit-deadline.ts'
import type { Settings } from './settings.ts'

/**
 * When the form of the availability week closes: at the deadline (D51), or at the turn of the week; undefined
 * where the form takes nothing, or nobody knows how long since the office moves the weeks by hand.
 */
export function formClosing({
  showWeek,
  deadline,
  following,
  availabilityWeek,
}: Pick<Settings, 'showWeek' | 'deadline' | 'following' | 'availabilityWeek'>): DeadlineOfWeek | undefined {
  if (!showWeek) return undefined
  if (deadline) return { date: deadline.date, hour: deadline.hour }
  return following ? { date: addDays(mondayOf(availabilityWeek), -1), hour: 24 } : undefined
}
