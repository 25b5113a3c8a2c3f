import { useCallback } from 'react'
import { type BehindPinMemory, useBehindPin } from '#features/drivers/session/web/public-session.ts'
import type { Week } from '#kernel/week.ts'
import type { CallResult } from '#platform/web/call.ts'

type LoadCalendar<T> = (week: Week) => Promise<CallResult<T>>

/** A week behind a PIN. */
export function useCalendar<T>(
  calendar: 'fleet' | 'own',
  { year, week }: Week,
  load: LoadCalendar<T>,
  memory?: BehindPinMemory<T>,
) {
  return useBehindPin(
    calendar,
    useCallback(() => load({ year, week }), [year, week, load]),
    memory,
  )
}
