import { findDriverByPhone } from '#features/drivers/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { fail, ok } from '#kernel/result.ts'
import { SHIFT_ON_WIRE, shiftFromWire } from '#platform/pure/wire.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { type Route, writesAfter } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { pickFreeShifts } from '../contract.ts'
import { type PickerField, readPicker } from '../domain/picker.ts'
import { workCalendarTexts } from '../texts.ts'
import type { CalendarPins } from './open-calendar.ts'
import { pickShifts } from './pick-free-shifts.ts'
import { pickViewer } from './viewers.ts'

const WRONG: Readonly<Record<PickerField, string>> = {
  fullName: workCalendarTexts.fullName,
  phone: workCalendarTexts.missingData,
  email: workCalendarTexts.missingData,
}

/** The PIN on the call is tried before the transaction, which must not wait for it. */
export function pickRoutes(platform: Platform, pins: CalendarPins, reader: WeekReader): Route[] {
  return [
    writesAfter(
      pickFreeShifts,
      ({ pin }, context) => pickViewer(pins, pin, context),
      async ({ addedDays, ...typed }, { tx, prepared: viewer, audit }) => {
        if (!viewer.ok) return viewer
        const picker = readPicker(typed)
        if (!picker.ok) {
          const fields = Object.fromEntries(picker.error.map((field) => [field, WRONG[field]]))
          return fail({ code: 'missing_data' as const, fields })
        }
        const { onlyFor } = viewer.value
        if (onlyFor !== undefined && (await driverOf(tx, picker.value.phone)) !== onlyFor)
          return fail({ code: 'other_phone' as const })
        audit({ shifts: addedDays.length })
        const slots = addedDays.map(({ date, shift }) => ({ date, shift: shiftFromWire(shift) ?? 'day' }))
        const booked = await pickShifts(tx, platform, reader, picker.value, slots)
        if (!booked.ok) return booked
        return ok({
          booked: booked.value.map(({ date, shift, reg }) => ({
            date,
            shift: SHIFT_ON_WIRE[shift],
            reg,
          })),
        })
      },
    ),
  ]
}

async function driverOf(tx: Tx, phone: Phone): Promise<string | undefined> {
  return (await findDriverByPhone(tx, phone))?.id
}
