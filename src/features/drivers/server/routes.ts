import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addDriver, listDrivers } from '../contract.ts'
import { readNewDriver } from '../domain/new-driver.ts'
import { driverTexts } from '../texts.ts'
import { ensureDriver } from './ensure-driver.ts'
import { driversByName } from './store.ts'
import { tellPin } from './tell-pin.ts'

/** What the drivers' list shows of features that lean on this one. */
export interface DriverListPorts {
  /** The last chosen date by driver's id. */
  lastDays(queries: Queries): Promise<ReadonlyMap<string, CalendarDate>>
}

export function driverRoutes(platform: Platform, { lastDays }: DriverListPorts): Route[] {
  return [
    reads(listDrivers, async (_input, { queries }) => {
      const rows = await driversByName(queries)
      const last = await lastDays(queries)
      return ok({
        data: rows.map(({ id, fullName, phone, email, active }) => ({
          id,
          attributes: { fullName, phoneNumber: phone, email, lastDay: last.get(id) ?? null, active },
        })),
      })
    }),

    writes(addDriver, async (input, { tx }) => {
      const person = readNewDriver(input)
      if (!person.ok) {
        const fields = Object.fromEntries(person.error.map((field) => [field, driverTexts[field]]))
        return fail({ code: 'incomplete' as const, fields })
      }
      const { id, pin } = await ensureDriver(tx, platform, person.value)
      if (pin === undefined) return fail({ code: 'phone_taken' as const })
      await tellPin(tx, platform, { id, pin, ...person.value })
      return ok({ id })
    }),
  ]
}
