import { getCalendarSessions } from '#features/drivers/session/contract.ts'
import { calendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftOptionFromWire } from '#platform/pure/wire.ts'
import { call } from '#platform/web/call.ts'
import { getOwnAvailability } from '../../../contract-own.ts'
import type { OwnWeek } from './own-week.ts'
import { typedPhone } from './typed-phone.ts'

export type OwnWeekOnWire = OutputOf<typeof getOwnAvailability>
type DayOnWire = NonNullable<OwnWeekOnWire['sent']>['selectedDays'][number]

/**
 * Undefined for who has no session of a driver's own on this device, or where the server can't be reached.
 * @param given what the page has brought along: nothing is asked then
 */
export async function loadOwnWeek(week: Week, given?: OwnWeekOnWire): Promise<OwnWeek | undefined> {
  if (given) return ownWeekFromWire(week, given)
  const sessions = await call(getCalendarSessions, {})
  if (!sessions.ok || !sessions.value.own) return undefined
  const own = await call(getOwnAvailability, week)
  return own.ok ? ownWeekFromWire(week, own.value) : undefined
}

function ownWeekFromWire(week: Week, { person, sent, shut }: OwnWeekOnWire): OwnWeek {
  return {
    person: { ...person, phone: typedPhone(person.phone) },
    sent: sent
      ? {
          week,
          days: chosenFromWire(sent.selectedDays),
          ...{ version: sent.version, reason: sent.reason, reasonText: sent.reasonText },
        }
      : undefined,
    shut: shut ?? undefined,
  }
}

function chosenFromWire(days: readonly DayOnWire[]) {
  return days.flatMap(({ year, month, day, shiftOption }) => {
    const date = calendarDate(year, month, day)
    const option = shiftOptionFromWire(shiftOption)
    return date && option ? [{ date, option }] : []
  })
}
