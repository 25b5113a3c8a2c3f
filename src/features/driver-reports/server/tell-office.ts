import { randomUUID } from 'node:crypto'
import { heldDrivers } from '#features/drivers/server/public.ts'
import { findWeek, readContents } from '#features/roster/server/public.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { type Slot, slotIndex } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { fleetTime, instantIn, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Failed, WriteContext } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { countFailure } from '#platform/server/throttle-store.ts'
import type { tellOffice } from '../contract.ts'
import { hasEnded, isPromiseGone, isWhole, mayBeLate } from '../domain/report.ts'
import { forgetReportPhotos } from './report-photos.ts'
import { changeReport, dropWell, lockReport, putReport } from './store.ts'

const MOST_A_DAY = 20
const DAY = 24 * 3_600_000

type Refused = Failed<'incomplete' | 'not_yours' | 'over' | 'not_late' | 'promise_gone' | 'too_many'>

/** Puts what a driver tells of an own shift before the office. Nothing in the week changes by it. */
export async function report(
  platform: Platform,
  told: ParsedOf<typeof tellOffice>,
  { tx, caller, audit }: WriteContext,
): Promise<Result<{ readonly id: string }, Refused>> {
  const { kind, minutes, drives, text, photos } = told
  const driverId = caller.driver?.id ?? ''
  const date = parseDate(told.date)
  if (!date) return fail({ code: 'not_yours' })
  if (!isWhole(told)) return fail({ code: 'incomplete' })
  if (await isTooOften(tx, platform, driverId)) return fail({ code: 'too_many' })
  const slot = { date, shift: told.shift }
  const now = fleetTime(platform.clock)
  if (hasEnded(slot, now)) return fail({ code: 'over' })
  if (kind === 'late' && !mayBeLate(slot, now)) return fail({ code: 'not_late' })
  if (kind === 'late' && isPromiseGone(slot, minutes ?? 0, now)) return fail({ code: 'promise_gone' })
  // Nobody folds or removes the record meanwhile.
  await heldDrivers(tx, [driverId])
  const reg = await plateIn(tx, driverId, slot)
  if (reg === undefined) return fail({ code: 'not_yours' })
  if (kind === 'ill') await dropWell(tx, driverId, slot, instantNow(platform.clock))
  const id = await putReport(tx, {
    ...{ id: randomUUID(), driverId, kind, ...slot, reg, text: text.trim() },
    minutes: kind === 'late' ? (minutes ?? null) : null,
    drives: kind === 'car' ? (drives ?? null) : null,
    sentAt: instantNow(platform.clock),
    photos: kind === 'car' ? [...new Set(photos)].map((each) => ({ id: each, arrived: false })) : [],
    ...{ takenAt: null, takenBy: '', withdrawnAt: null, backSeenAt: null, backSeenBy: '' },
  })
  audit({ report: id, date, shift: slot.shift })
  return ok({ id })
}

/**
 * Takes it back, its photos with it. What the office has acted on stays, but for an illness: that its driver
 * can drive after all waits for the office then, as the seat may be promised to somebody else.
 * @returns whether the shift is the driver's by the published week; nothing in it changes by this
 */
export async function withdraw(
  { clock }: Platform,
  id: string,
  { tx, caller, audit }: WriteContext,
): Promise<Result<{ readonly shift: 'yours' | 'gone' }, Failed<'no_such_report' | 'taken_up'>>> {
  audit({ report: id })
  const row = await lockReport(tx, id)
  if (!row || row.kind === 'well' || row.driverId !== caller.driver?.id)
    return fail({ code: 'no_such_report' })
  const isOver = hasEnded(row, fleetTime(clock))
  const isSeated = (await plateIn(tx, row.driverId, row)) !== undefined
  const shift = isSeated ? ('yours' as const) : ('gone' as const)
  if (row.withdrawnAt !== null) return ok({ shift })
  if (row.takenAt !== null && (row.kind !== 'ill' || isOver)) return fail({ code: 'taken_up' })
  const now = instantNow(clock)
  // Nobody of the office has done anything: there is nothing to be read.
  const isUnheard = row.takenAt === null && isSeated
  await changeReport(tx, id, { withdrawnAt: now, backSeenAt: isUnheard ? now : null, photos: [] })
  await forgetReportPhotos(tx, [id])
  return ok({ shift })
}

/** The plate of the car that the driver has in this slot of a published week; undefined without one. */
async function plateIn(queries: Queries, driverId: string, slot: Slot): Promise<string | undefined> {
  const week = weekOf(slot.date)
  const row = await findWeek(queries, week)
  if (!row?.publishedAt) return undefined
  const { places, cars } = await readContents(queries, row.id)
  const index = slotIndex(week, slot)
  const own = places.find(
    (place) => place.driverId === driverId && place.slot === index && place.carId !== null,
  )
  return own && cars.find(({ id }) => id === own.carId)?.reg
}

async function isTooOften(tx: Tx, { clock, secrets }: Platform, driverId: string): Promise<boolean> {
  const bucket = secrets.fingerprint(`driver report\n${driverId}`)
  const told = await countFailure(tx, [{ bucket, until: instantIn(clock, DAY) }], instantNow(clock))
  return (told.get(bucket) ?? 0) > MOST_A_DAY
}
