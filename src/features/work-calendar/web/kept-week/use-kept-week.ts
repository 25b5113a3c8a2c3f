import { useMemo } from 'react'
import type { BehindPinMemory } from '#features/drivers/session/web/public-driver.tsx'
import type { Week } from '#kernel/week.ts'
import { deviceNow } from '#platform/web/device-clock.ts'
import { forgetOwnWeeks } from '#platform/web/person-memory.ts'
import { keepWeek, type OwnWeekAnswer, recallWeek } from './kept-week.ts'

/** What this phone keeps of that week; the same object as long as the week is the same. */
export function useKeptWeek({ year, week }: Week): BehindPinMemory<OwnWeekAnswer> {
  return useMemo(
    () => ({
      recall: () => recallWeek({ year, week }, deviceNow()),
      keep: (value) => keepWeek(value, deviceNow()),
      forget: forgetOwnWeeks,
    }),
    [year, week],
  )
}
