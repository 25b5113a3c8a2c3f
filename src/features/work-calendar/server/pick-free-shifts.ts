import { bookPickedShift, holdSubmission } from '#features/availability/server/public.ts'
import { driversByIds, ensureDriver } from '#features/drivers/server/public.ts'
import {
  generatedAmong,
  holdUngenerated,
  seatPickedShift,
  type WeekReader,
} from '#features/schedule/server/public.ts'
import { readSettings, type Settings } from '#features/settings/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { hasBegun, type Slot, slotIndex } from '#kernel/slot.ts'
import { sameWeek, type Week, weekOf } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { distinctSlots } from '../domain/pick-rules.ts'
import type { Picker } from '../domain/picker.ts'
import { weeksOffered } from '../domain/shown-weeks.ts'
import { goneText } from '../texts-messages.ts'
import { weeksOf } from './held-shifts.ts'
import { obstacleTo, pickFacts } from './pick-obstacle.ts'
import { postPicked } from './picked-letter.ts'
import { lockPicker } from './store.ts'

export interface BookedShift extends Slot {
  /** Empty where the week is not generated yet. */
  readonly reg: string
}

type Refused = Failed<'gone' | 'already_driving' | 'day_after_night' | 'inactive_driver' | 'no_papers'>

/**
 * Books free shifts for real (D15), in the caller's transaction: into the submission, and, where the week is generated, onto a car. All or none:
 * whoever gets a refusal must roll back. Everything is taken in the order of time, so that two who pick at once can't wait for each other.
 */
export async function pickShifts(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  picker: Picker,
  wanted: readonly Slot[],
): Promise<Result<readonly BookedShift[], Refused>> {
  const slots = distinctSlots(wanted)
  const settings = await readSettings(tx, platform.clock)
  const outOfOffer = slots.filter((slot) => !isOffered(platform, settings, slot))
  if (outOfOffer.length > 0) return gone(outOfOffer)

  const { driver, pin, active } = await driverOf(tx, platform, picker)
  await lockPicker(tx, driver.id, instantNow(platform.clock))
  const booker = { ...driver, driverId: driver.id }
  const generated = await holdWeeks(tx, platform, booker, weeksOf(slots.map(({ date }) => date)))
  const obstacle = obstacleTo(slots, await pickFacts(tx, { ...driver, active }, slots))
  if (obstacle) return fail(obstacle)

  const full: Slot[] = []
  for (const slot of slots) {
    const countedByPlaces = generated.some((week) => sameWeek(week, weekOf(slot.date)))
    const before = await bookPickedShift(tx, platform, { ...booker, slot, settings, countedByPlaces })
    if (before === 'full') full.push(slot)
  }
  const booked: BookedShift[] = []
  for (const slot of slots) {
    const week = weekOf(slot.date)
    const index = slotIndex(week, slot) ?? 0
    const seated = await seatPickedShift(tx, platform, reader, { week, slotIndex: index, driver })
    if (seated === 'gone') full.push(slot)
    else booked.push({ ...slot, reg: seated === 'not-generated' ? '' : seated.reg })
  }
  if (full.length > 0) return gone(distinctSlots(full))
  await postPicked(tx, platform, settings, { ...driver, booked, pin })
  return ok(booked)
}

/** Holds what the driver has for these weeks, and whether they are generated, until the transaction ends. @returns those that are */
async function holdWeeks(
  tx: Tx,
  platform: Platform,
  picker: Parameters<typeof holdSubmission>[2],
  weeks: readonly Week[],
): Promise<Week[]> {
  for (const week of weeks) {
    await holdUngenerated(tx, week)
    await holdSubmission(tx, platform, picker, week)
  }
  return generatedAmong(tx, weeks)
}

/** As the drivers' list has the driver: whoever picks for a known phone changes neither name nor e-mail. */
async function driverOf(
  tx: Tx,
  platform: Platform,
  picker: Picker,
): Promise<{
  readonly driver: Picker & { readonly id: string }
  readonly pin: string | undefined
  readonly active: boolean
}> {
  const { id, pin } = await ensureDriver(tx, platform, picker)
  const listed = (await driversByIds(tx, [id])).get(id)
  const fullName = listed?.fullName ?? picker.fullName
  const email = listed?.email || picker.email
  return { driver: { id, fullName, email, phone: picker.phone }, pin, active: listed?.active ?? true }
}

/** In the current or the next week, and not begun. */
function isOffered({ clock }: Platform, { currentWeek }: Settings, slot: Slot): boolean {
  const { date, hour } = fleetTime(clock)
  const week = weekOf(slot.date)
  return weeksOffered(currentWeek).some((offered) => sameWeek(offered, week)) && !hasBegun(slot, date, hour)
}

function gone(slots: readonly Slot[]): Result<never, Refused> {
  const details = { gone: slots.map(({ date, shift }) => ({ date, shift: SHIFT_ON_WIRE[shift] })) }
  return fail({ code: 'gone', msg: goneText(slots), details })
}
