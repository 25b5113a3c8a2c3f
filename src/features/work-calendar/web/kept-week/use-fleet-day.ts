import { useEffect, useState } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { addWeeks, type Week, weekOf, weeksBetween } from '#kernel/week.ts'
import { deviceNow } from '#platform/web/device-clock.ts'
import { dateInFleet } from './kept-week.ts'

interface FleetDay {
  readonly currentWeek: Week
  /** YYYY-MM-DD; undefined where nobody knows. */
  readonly today: string | undefined
}

/**
 * Which day it is where the page itself was kept on the phone: its own date and week are those of when it
 * was. Until the server says better, the phone's clock counts.
 */
export function useFleetDay({ currentWeek, today }: FleetDay): FleetDay {
  const [own, setOwn] = useState<CalendarDate>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes anew is the server's word.
  useEffect(() => {
    const wasKept = document.documentElement.dataset.kept !== undefined
    setOwn(wasKept ? dateInFleet(deviceNow()) : undefined)
  }, [currentWeek, today])
  if (own === undefined || today === undefined || own <= today) return { currentWeek, today }
  const weeks = weeksBetween(weekOf(today as CalendarDate), weekOf(own))
  return { currentWeek: addWeeks(currentWeek, weeks), today: own }
}
