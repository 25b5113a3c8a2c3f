import type { Week } from '#kernel/week.ts'
import { pagePart } from './page-part.tsx'

interface CalendarProps {
  readonly currentWeek: Week
  /** The fleet's date, where it is known. */
  readonly today: string | undefined
}

interface OwnCalendarProps extends CalendarProps {
  /** The fleet lets drivers take free shifts on a page of their own. */
  readonly hasMarket: boolean
}

const LINES = 7

export const FleetCalendarScreen = pagePart<CalendarProps>(
  async () => (await import('#features/work-calendar/web/public-driver.tsx')).FleetCalendar,
  LINES,
)
export const OwnCalendarScreen = pagePart<OwnCalendarProps>(
  async () => (await import('#features/work-calendar/web/public-driver.tsx')).OwnCalendar,
  LINES,
)
