import { changesOnWire } from '#features/roster/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { getWeekVersion, listWeekVersions } from '../../contract-history.ts'
import { exportGeneratedWeek, getAdminScheduler } from '../../contract-weeks.ts'
import { calendarOnWire } from '../week/calendar-codec.ts'
import type { WeekReader } from '../week/week-reader.ts'
import { driverOf, weekFile } from './week-file.ts'
import { readVersion, versionsOf } from './week-history.ts'

const NOT_GENERATED = fail({ code: 'not_generated' as const })
const NO_SUCH_VERSION = fail({ code: 'no_such_version' as const })

/** Generated weeks as files, and what they were before. */
export function generatedWeekRoutes(reader: WeekReader): Route[] {
  return [
    reads(exportGeneratedWeek, async ({ year, week, format }, { audit }) => {
      audit({ year, week, format })
      const saved = await reader.read({ year, week })
      if (!saved) return NOT_GENERATED
      const calendar = calendarOnWire({ year, week }, saved.contents, saved.frame)
      return ok(await weekFile({ year, week }, calendar, format))
    }),

    reads(getAdminScheduler, async ({ year, adminWeek: week }) => {
      const saved = await reader.read({ year, week })
      if (!saved) return NOT_GENERATED
      const { days, nights } = calendarOnWire({ year, week }, saved.contents, saved.frame)
      const driven = (cars: (typeof days)[number]['cars'] = []) =>
        cars.map((car) => ({ reg: car.reg, driver: driverOf(car) }))
      return ok({
        data: days.map(({ day, month, year: ofYear, cars }, index) => ({
          ...{ day, month, year: ofYear },
          days: driven(cars),
          nights: driven(nights[index]?.cars),
        })),
      })
    }),

    reads(listWeekVersions, async ({ year, week, before }, { queries }) => {
      const saved = await reader.read({ year, week })
      if (!saved) return ok({ data: [], older: null })
      const { versions, older } = await versionsOf(queries, saved.row.id, before)
      return ok({
        data: versions.map(({ changes, ...told }) => ({
          ...told,
          changes: changesOnWire({ year, week }, saved.contents, changes),
        })),
        older,
      })
    }),

    reads(getWeekVersion, async ({ year, week, version }, { queries }) => {
      const saved = await reader.read({ year, week })
      const old = saved && (await readVersion(queries, saved, version))
      if (!old) return NO_SUCH_VERSION
      const { savedBy, savedAt, contents } = old
      const calendar = calendarOnWire({ year, week }, contents, saved.frame)
      return ok({ year, week, version, savedBy, savedAt, ...calendar })
    }),
  ]
}
