import { takeBackIllness, tellWell } from '#features/driver-reports/server/public.ts'
import { type Driver, driversByIds, heldDrivers } from '#features/drivers/server/public.ts'
import { lastCarIn, lockWeek, readContents } from '#features/roster/server/public.ts'
import { seatDriverAgain, type WeekReader } from '#features/schedule/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { hasBegun, type Slot, slotIndex } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hasEnded } from '../../domain/next-shift.ts'
import type { PickObstacle } from '../../domain/pick-rules.ts'
import { obstacleTo, pickFacts } from '../picks/pick-obstacle.ts'
import { lockPicker } from '../picks/picker-store.ts'
import { illShifts } from './lost-shifts.ts'

export interface AfterAll {
  readonly outcome: 'yours' | 'back' | 'taken' | 'closed'
  readonly reg: string
}

type Refused = Exclude<PickObstacle, { readonly code: 'absent' }> | Failed<'not_lost' | 'begun'>

/**
 * 'Jednak pojadę': what stands of the driver's illness for the shift is taken back; a seat that was freed by
 * it is the driver's again while nobody has it, by the rules of picked shifts (D15, D46). The office hears of
 * it without a word of why the shift was free. Said again it is answered as before. Driver, week and report
 * are held in this order; whoever gets a refusal must roll back.
 */
export async function afterAll(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  driverId: string,
  slot: Slot,
): Promise<Result<AfterAll, Refused>> {
  await heldDrivers(tx, [driverId])
  const driver = (await driversByIds(tx, [driverId])).get(driverId)
  if (!driver) return fail({ code: 'inactive_driver' })
  const at = instantNow(platform.clock)
  await lockPicker(tx, driverId, at)
  const week = weekOf(slot.date)
  const row = await lockWeek(tx, week)
  if (!row?.publishedAt) return fail({ code: 'not_lost' })
  const [known] = (await illShifts(tx, driverId, slot.date, slot.date)).filter(
    ({ shift }) => shift === slot.shift,
  )
  const { places, cars } = await readContents(tx, row.id)
  const index = slotIndex(week, slot)
  const own = places.find((place) => place.driverId === driverId && place.slot === index && place.carId)
  const now = fleetTime(platform.clock)
  if (own) {
    const reg = cars.find(({ id }) => id === own.carId)?.reg ?? ''
    if (!known?.isReported) return ok({ outcome: known?.said?.seated ? 'back' : 'yours', reg })
    if (hasEnded(slot, now)) return fail({ code: 'begun' })
    await takeBackIllness(tx, driverId, slot, { at, isTold: false })
    return ok({ outcome: 'yours', reg })
  }
  const carId = await lastCarIn(tx, row.id, driverId, index ?? 0)
  if (!known || carId === undefined) return fail({ code: 'not_lost' })
  if (!known.isLost) {
    // The seat that was given back has been taken for another reason since.
    if (known.said?.seated !== false) return fail({ code: 'not_lost' })
    const isTaken = places.some((place) => place.slot === index && place.carId === carId)
    return ok({ outcome: isTaken ? 'taken' : 'closed', reg: '' })
  }
  if (hasBegun(slot, now.date, now.hour)) return fail({ code: 'begun' })
  const lost = { slot, at, reg: cars.find(({ id }) => id === carId)?.reg ?? '' }
  return giveBack(tx, platform, reader, driver, lost)
}

async function giveBack(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  driver: Driver,
  { slot, at, reg }: { readonly slot: Slot; readonly at: string; readonly reg: string },
): Promise<Result<AfterAll, Refused>> {
  const { id, fullName, phone, email } = driver
  const facts = await pickFacts(tx, driver, [slot])
  // What is being taken back is in nobody's way.
  const obstacle = obstacleTo([slot], { ...facts, absent: [] })
  if (obstacle) return obstacle.code === 'absent' ? fail({ code: 'not_lost' }) : fail(obstacle)
  const week = weekOf(slot.date)
  const seat = { week, slotIndex: slotIndex(week, slot) ?? 0, driver: { id, fullName, phone, email } }
  const seated = await seatDriverAgain(tx, platform, reader, seat)
  if (seated === 'not-there') return fail({ code: 'not_lost' })
  const isBack = typeof seated !== 'string'
  await takeBackIllness(tx, id, slot, { at, isTold: true })
  await tellWell(tx, { ...slot, driverId: id, seated: isBack, at, reg: isBack ? seated.reg : reg })
  return ok(isBack ? { outcome: 'back', reg: seated.reg } : { outcome: seated, reg: '' })
}
