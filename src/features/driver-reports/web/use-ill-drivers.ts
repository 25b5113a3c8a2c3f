import { useMemo } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { keyInSlot, slotIndex } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { listReports } from '../contract-office.ts'
import { waitsForOffice } from '../domain/report.ts'

/**
 * Of a week who has reported illness for which shift, as `slot driverId`, while that asks something of the
 * office. The same object until the list says something else.
 */
export function useIllDrivers(week: Week): ReadonlySet<string> {
  const { data } = useCall(listReports, {}, { everySeconds: 30 })
  return useMemo(() => {
    const ill =
      data?.data.filter(
        (report) => report.kind === 'ill' && report.back === null && waitsForOffice(report),
      ) ?? []
    return new Set(
      ill.flatMap(({ driverId, date, shift }) => {
        const slot = slotIndex(week, { date: date as CalendarDate, shift })
        return slot === undefined ? [] : [keyInSlot(slot, driverId)]
      }),
    )
  }, [data, week])
}
