import { driversByIds, heldDrivers } from '#features/drivers/server/public.ts'
import { vehicleForChange } from '#features/fleet/vehicles/server/public.ts'
import { driverOfCar } from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { OutputOf, ParsedOf } from '#platform/pure/endpoint.ts'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { FailedOf } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { putHandover } from '../../contract.ts'
import {
  doneAgo,
  MOST_A_DAY,
  MOST_DAYS_LATE,
  MOST_DAYS_UNPLANNED,
  PHOTO_SIDES,
} from '../../domain/handover.ts'
import { doubtOf } from '../../domain/mileage.ts'
import { drivenIsDue } from '../driven/due-store.ts'
import { sidesOf } from '../handover-photos.ts'
import {
  countSince,
  type Handover,
  handoverById,
  handoversOfDriver,
  insertDamages,
  insertHandover,
} from '../handover-store.ts'
import { newestReading, readingOf } from '../readings-store.ts'
import { spanOf } from './own-cars.ts'

type Sent = ParsedOf<typeof putHandover>
type Taken = OutputOf<typeof putHandover>
type Refused = FailedOf<
  typeof putHandover,
  | 'off'
  | 'other_driver'
  | 'no_car'
  | 'inactive_driver'
  | 'already'
  | 'too_many'
  | 'far_shift'
  | 'km_low'
  | 'km_high'
>

const DAY_MS = 24 * 3_600_000

/**
 * A driver takes or returns a car. What the week says of the car is no condition, since cars are changed on
 * the yard, and what waited on a phone is still true when it arrives: it is noted beside it. But where the
 * week says otherwise the hand-over waits for the office, and moves nothing until then.
 * Of one driver, shift, car and kind the first one stays. Locks the driver's record, then the car.
 */
export async function takeHandover(
  tx: Tx,
  { clock }: Platform,
  driverId: string,
  sent: Sent,
): Promise<Result<Taken, Refused>> {
  const now = instantNow(clock)
  if (sent.me !== driverId) return fail({ code: 'other_driver' })
  if (!(await readSettings(tx, clock)).handover.on) return fail({ code: 'off' })
  await heldDrivers(tx, [driverId])
  if (!(await driversByIds(tx, [driverId])).has(driverId)) return fail({ code: 'inactive_driver' })
  const car = await vehicleForChange(tx, sent.vehicle)

  const known = await handoverById(tx, sent.id)
  if (known) {
    if (known.driverId !== driverId) return fail({ code: 'already' })
    return ok({
      id: known.id,
      at: known.at,
      missing: await missingSides(tx, known.id),
      waits: known.standing === 'waits',
    })
  }
  if (!car) return fail({ code: 'no_car' })

  const slot = { date: sent.date, shift: sent.shift }
  const { begins, ends } = spanOf(slot)
  const at = instantIn(clock, -doneAgo(sent.doneAt, sent.sentAt))
  const planned = (await driverOfCar(tx, car.id, slot))?.id === driverId
  const isFar =
    Date.parse(at) < Date.parse(begins) - 2 * DAY_MS ||
    Date.parse(at) > Date.parse(ends) + (planned ? MOST_DAYS_LATE : MOST_DAYS_UNPLANNED) * DAY_MS
  if (isFar) return fail({ code: 'far_shift' })
  const former = await handoversOfDriver(tx, driverId, sent.date)
  const isThere = former.some(
    ({ date, shift, vehicleId, kind }) =>
      date === slot.date && shift === slot.shift && vehicleId === car.id && kind === sent.kind,
  )
  if (isThere) return fail({ code: 'already' })
  if ((await countSince(tx, driverId, instantIn(clock, -DAY_MS))) >= MOST_A_DAY)
    return fail({ code: 'too_many' })

  const newest = await newestReading(tx, car.id)
  const doubt = newest && newest.at <= at ? doubtOf(sent.km, newest.km) : undefined
  if (doubt && newest && !sent.sure)
    return fail({ code: doubt === 'low' ? 'km_low' : 'km_high', facts: { km: newest.km } })

  const previous = sent.previous ? await handoverById(tx, sent.previous) : undefined
  const isOfCar = previous?.vehicleId === car.id
  // What it objects to is not there any more: the words stay.
  const remark = isOfCar ? sent.remark : [sent.remark, sent.objection].filter(Boolean).join(' | ')
  const handover: Handover = {
    id: sent.id,
    vehicleId: car.id,
    reg: car.reg,
    driverId,
    kind: sent.kind,
    ...slot,
    planned,
    standing: planned ? 'counts' : 'waits',
    judgedAt: null,
    judgedBy: '',
    at,
    receivedAt: now,
    km: sent.km,
    fuel: sent.fuel,
    remark,
    previousId: isOfCar ? previous.id : null,
    objection: isOfCar ? sent.objection : '',
    settledAt: null,
    settledBy: '',
    settledNote: '',
  }
  await insertHandover(tx, handover)
  if (planned) {
    await readingOf(tx, handover, now)
    await drivenIsDue(tx, handover)
  }
  await insertDamages(
    tx,
    sent.damages.map((damage) => ({
      ...damage,
      vehicleId: car.id,
      handoverId: sent.id,
      notedAt: at,
      ...{ repairedAt: null, repairedBy: '', seenAt: null, seenBy: '' },
    })),
  )
  return ok({ id: sent.id, at, missing: [...PHOTO_SIDES], waits: !planned })
}

/** Sides of which no photo has arrived. */
export async function missingSides(tx: Tx, id: string): Promise<Taken['missing']> {
  const there = (await sidesOf(tx, [id])).get(id) ?? []
  return PHOTO_SIDES.filter((side) => !there.includes(side))
}
