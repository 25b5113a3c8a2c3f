import type { ComponentProps } from 'react'
import type { OwnCalendar } from '#features/work-calendar/web/public-driver.tsx'
import type { Week } from '#kernel/week.ts'
import { pagePart } from './page-part.tsx'

interface CalendarProps {
  readonly currentWeek: Week
  /** The fleet's date, where it is known. */
  readonly today: string | undefined
}

const LINES = 7

export const FleetCalendarScreen = pagePart<CalendarProps>(
  async () => (await import('#features/work-calendar/web/public-driver.tsx')).FleetCalendar,
  LINES,
)
export const OwnCalendarScreen = pagePart<ComponentProps<typeof OwnCalendar>>(
  async () => (await import('#features/work-calendar/web/public-driver.tsx')).OwnCalendar,
  LINES,
)
