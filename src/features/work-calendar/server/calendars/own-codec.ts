import { bonusesOf } from '#features/bonuses/server/public.ts'
import { driversByIds } from '#features/drivers/server/public.ts'
import { formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { slotKey } from '#kernel/slot.ts'
import { datesOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { getCurrentSoloCalendar } from '../../contract.ts'
import { optionOf } from './fleet-codec.ts'
import type { OwnShift, OwnWeek } from './own-shifts.ts'

/** A driver's own week: vehicle, shift, planned service and the day's bonus (D14). */
export async function ownWeekOnWire(
  queries: Queries,
  driverId: string,
  { week, shown }: OwnWeek,
): Promise<OutputOf<typeof getCurrentSoloCalendar>> {
  const driver = (await driversByIds(queries, [driverId])).get(driverId)
  const bonuses = new Map(
    (shown ? await bonusesOf(queries, datesOf(week)) : []).map(({ date, shift, value }) => [
      `${date} ${shift}`,
      value,
    ]),
  )
  const shiftOnWire = ({ slot, kind, car, service }: OwnShift) => ({
    stateDay: formatStateDay(slot.date),
    dayName: WEEKDAY_NAMES[weekday(slot.date)] ?? '',
    shift:
      SHIFT_OPTION_ON_WIRE[
        optionOf(slot.shift, { carId: kind === 'drive' ? '' : null, onCall: kind === 'on-call' })
      ],
    reg: car?.reg ?? '',
    make: car?.make ?? '',
    model: car?.model ?? '',
    service,
    bonus: kind === 'on-call' ? null : (bonuses.get(slotKey(slot)) ?? null),
  })
  return {
    ...week,
    ready: shown !== undefined,
    savedAt: shown?.savedAt ?? null,
    fullName: driver?.fullName ?? '',
    data: shown?.shifts.map(shiftOnWire) ?? [],
  }
}
