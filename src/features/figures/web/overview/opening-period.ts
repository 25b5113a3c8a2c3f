import { useEffect } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { addDays, type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { recall, remember } from '#platform/web/device-memory.ts'
import { getLastResultWeek } from '../../contract-overview.ts'
import type { Period } from '../../domain/statistics/period.ts'

/** The newest results, whichever week has them by then. */
const LAST = 'last'
type Remembered = typeof LAST | Period

interface OpeningPeriod {
  /** The last week with results; undefined while that is asked, null where nothing has any. */
  readonly last: Period | null | undefined
  /** Keeps what was chosen for the next time, of this user on this device. */
  keep(period: Period): void
}

/**
 * What a results screen shows before anybody chose: what this user chose last on this device, else the last
 * week with results.
 * @param show puts it into the address, from which the screen reads
 */
export function useOpeningPeriod(applied: Period | undefined, show: (period: Period) => void): OpeningPeriod {
  const memory = `results.period.${useMe().id}`
  const { data } = useCall(getLastResultWeek, {})
  const last = data && (data.week ? daysOfWeek(data.week) : null)
  useEffect(() => {
    if (applied) return
    const chosen = recall(memory, isRemembered) ?? LAST
    if (chosen !== LAST) show(chosen)
    else if (last) show(last)
  })
  return {
    last,
    keep: (period) =>
      remember(memory, last && last.from === period.from && last.to === period.to ? LAST : period),
  }
}

export function daysOfWeek(week: Week): Period {
  const from = mondayOf(week)
  return { from, to: addDays(from, 6) }
}

function isRemembered(value: unknown): value is Remembered {
  if (value === LAST) return true
  if (typeof value !== 'object' || value === null) return false
  const { from, to } = value as Record<string, unknown>
  return isDate(from) && isDate(to) && from <= to
}

function isDate(value: unknown): value is CalendarDate {
  return typeof value === 'string' && parseDate(value) !== undefined
}
