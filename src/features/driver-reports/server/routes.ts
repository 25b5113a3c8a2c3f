import { driversByIds } from '#features/drivers/server/public.ts'
import { photoFile } from '#features/photos/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { tellOffice, withdrawReport } from '../contract.ts'
import { endIllness, listReports, listReportsOfDriver, takeUpReport } from '../contract-office.ts'
import { putReportPhoto, readReportPhoto } from '../contract-photos.ts'
import { putPhoto } from './put-photo.ts'
import { letGoInTurn, photoOfReport, withPhotos } from './report-photos.ts'
import { reportsOnList } from './reports-on-list.ts'
import { changeReport, lockReport, reportsOf } from './store.ts'
import { report, withdraw } from './tell-office.ts'

/** What was settled stays in sight so long. Milliseconds. */
const SHOWN = 7 * 24 * 3_600_000

export function reportRoutes(platform: Platform): Route[] {
  return [
    writes(tellOffice, (told, context) => report(platform, told, context)),
    writes(withdrawReport, ({ id }, context) => withdraw(platform, id, context)),
    writes(putReportPhoto, (sent, context) => putPhoto(platform, sent, context)),

    reads(listReports, async (_input, { queries }) => {
      const rows = await reportsOnList(queries, platform.clock, instantIn(platform.clock, -SHOWN))
      const people = await driversByIds(queries, [...new Set(rows.map(({ driverId }) => driverId))])
      return ok({
        data: (await withPhotos(queries, rows)).map((row) => {
          const driver = people.get(row.driverId)
          return { ...row, fullName: driver?.fullName ?? '', phone: driver?.phone ?? '' }
        }),
      })
    }),
    reads(listReportsOfDriver, async ({ driver }, { queries }) => {
      const told = await withPhotos(queries, (await reportsOf(queries, driver)).reverse())
      return ok({ data: told.map(({ driverId: _, ...report }) => report) })
    }),
    reads(readReportPhoto, async ({ id, photo }, { queries }) => {
      const found = await photoOfReport(queries, id, photo)
      return found ? ok(photoFile(photo, found)) : fail({ code: 'no_photo' as const })
    }),
    writes(takeUpReport, async ({ id, sentAt }, { tx, caller, audit }) => {
      audit({ report: id })
      const row = await lockReport(tx, id)
      if (!row || row.withdrawnAt !== null) return fail({ code: 'no_such_report' as const })
      // A colleague was quicker: the driver reads the hour of the first one.
      if (row.takenAt !== null)
        return ok({ status: 'ok' as const, already: { by: row.takenBy, at: row.takenAt } })
      if (Date.parse(row.sentAt) !== Date.parse(sentAt)) return fail({ code: 'changed' as const })
      await changeReport(tx, id, { takenAt: instantNow(platform.clock), takenBy: nameOfCaller(caller) })
      await letGoInTurn(tx, id)
      return ok({ status: 'ok' as const, already: null })
    }),
    writes(endIllness, async ({ id }, { tx, caller, audit }) => {
      audit({ report: id })
      const row = await lockReport(tx, id)
      if (row?.kind !== 'ill' || (row.takenAt === null && row.withdrawnAt === null))
        return fail({ code: 'no_such_report' as const })
      if (row.backSeenAt !== null)
        return ok({ status: 'ok' as const, already: { by: row.backSeenBy, at: row.backSeenAt } })
      const now = instantNow(platform.clock)
      await changeReport(tx, id, {
        withdrawnAt: row.withdrawnAt ?? now,
        ...{ backSeenAt: now, backSeenBy: nameOfCaller(caller) },
      })
      return ok({ status: 'ok' as const, already: null })
    }),
  ]
}
