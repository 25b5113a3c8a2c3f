import { randomUUID } from 'node:crypto'
import { type DayLimitRow, deleteLimit, insertLimit, limitsOn } from '#features/capacity/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { type CalendarDate, calendarDate } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addDayLimit, listDayLimits, removeDayLimit } from '../contract.ts'
import { limitCollision } from '../domain/limit-collision.ts'
import { changeRoutes } from './change-routes.ts'
import { dayLimitsBetween, onWire } from './day-limits.ts'

export function limitRoutes(platform: Platform, reader: WeekReader): Route[] {
  return [
    ...changeRoutes(platform, reader),
    writes(addDayLimit, async (input, { tx, audit }) => {
      const date = calendarDate(input.year, input.month, input.dayNumber)
      if (!date) return fail({ code: 'no_such_date' })
      const day = input.day ?? null
      const night = input.night ?? null
      if (day === null && night === null) return fail({ code: 'choose_shift' })
      const row: DayLimitRow = {
        id: randomUUID(),
        date,
        day,
        night,
        info: input.info.trim(),
        active: input.active,
        createdAt: instantNow(platform.clock),
      }
      if (!(await insertLimit(tx, row))) {
        const existing = (await limitsOn(tx, [date])).map(shiftsOf)
        return fail({ code: limitCollision(existing, shiftsOf(row)) ?? 'already_whole_day' })
      }
      audit({ limit: row.id, date })
      return ok({ status: 'ok', item: onWire(row) })
    }),

    writes(removeDayLimit, async ({ id }, { tx, audit }) => {
      const removed = await deleteLimit(tx, id)
      if (!removed) return fail({ code: 'no_such_limit' })
      audit({ limit: id, date: removed.date })
      return ok({ status: 'ok' })
    }),

    reads(listDayLimits, async ({ year, month }, { queries }) => {
      const from = calendarDate(year, month, 1) as CalendarDate
      const to = calendarDate(2199, 12, 31) as CalendarDate
      return ok({ data: await dayLimitsBetween(queries, from, to) })
    }),
  ]
}

function shiftsOf(row: DayLimitRow): { day: boolean; night: boolean } {
  return { day: row.day !== null, night: row.night !== null }
}
