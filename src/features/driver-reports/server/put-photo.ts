import { readSentPhoto } from '#features/photos/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { OutputOf, ParsedOf } from '#platform/pure/endpoint.ts'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { FailedOf, WriteContext } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { countFailure } from '#platform/server/throttle-store.ts'
import type { putReportPhoto } from '../contract-photos.ts'
import { keepReportPhoto } from './report-photos.ts'
import { changeReport, lockReport } from './store.ts'

/** Of one driver: some ten problems with all their photos. */
const MOST_PHOTOS_A_DAY = 40
const DAY = 24 * 3_600_000

type Refused = FailedOf<
  typeof putReportPhoto,
  'no_such_report' | 'other_driver' | 'too_many_photos' | 'not_photo' | 'photo_too_large'
>

/**
 * Adds a photo that an own report has told of, whenever it comes: phones without network send it later. What
 * was taken back or replaced meanwhile takes none any more.
 */
export async function putPhoto(
  platform: Platform,
  { id, photo, data }: ParsedOf<typeof putReportPhoto>,
  { tx, caller, audit }: WriteContext,
): Promise<Result<OutputOf<typeof putReportPhoto>, Refused>> {
  audit({ report: id, photo })
  const { clock } = platform
  const row = await lockReport(tx, id)
  if (row && row.driverId !== caller.driver?.id) return fail({ code: 'other_driver' })
  const told = row?.photos.find((each) => each.id === photo)
  if (!row || !told || row.withdrawnAt !== null) return fail({ code: 'no_such_report' })
  if (told.arrived) return ok({ status: 'ok' })
  const sent = readSentPhoto(data)
  if (!sent.ok) return fail({ code: sent.error })
  if (await isTooOften(tx, platform, row.driverId)) return fail({ code: 'too_many_photos' })
  const at = instantNow(clock)
  await keepReportPhoto(tx, clock, { id, photo, at, goesLast: row.takenAt === null, bytes: sent.value })
  await changeReport(tx, id, {
    photos: row.photos.map((each) => (each.id === photo ? { ...each, arrived: true } : each)),
  })
  return ok({ status: 'ok' })
}

async function isTooOften(tx: Tx, { clock, secrets }: Platform, driverId: string): Promise<boolean> {
  const bucket = secrets.fingerprint(`driver report photo\n${driverId}`)
  const sent = await countFailure(tx, [{ bucket, until: instantIn(clock, DAY) }], instantNow(clock))
  return (sent.get(bucket) ?? 0) > MOST_PHOTOS_A_DAY
}
