import { bookPickedShift, choicesAround } from '#features/availability/server/public.ts'
import { driversByIds, ensureDriver } from '#features/drivers/server/public.ts'
import { papersOff } from '#features/papers/server/public.ts'
import { drivenSlots, seatPickedShift, type WeekReader } from '#features/schedule/server/public.ts'
import { readSettings, type Settings } from '#features/settings/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { hasBegun, type Slot, slotIndex } from '#kernel/slot.ts'
import { spanContains } from '#kernel/slot-span.ts'
import { sameWeek, type Week, weekOf } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { distinctSlots, refusedPicks } from '../domain/pick-rules.ts'
import type { Picker } from '../domain/picker.ts'
import { weeksOffered } from '../domain/shown-weeks.ts'
import { alreadyDrivingText, goneText, noPapersText } from '../texts-messages.ts'
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
  const { id } = driver
  if (!active) return fail({ code: 'inactive_driver' })
  const expired = await expiredPapers(tx, id, slots)
  if (expired.length > 0) return fail({ code: 'no_papers', msg: noPapersText(expired) })
  await lockPicker(tx, id, instantNow(platform.clock))
  const refused = refusedPicks(slots, {
    choices: await choicesAround(tx, picker.phone, datesAround(slots)),
    driven: await drivenSlots(tx, id, weeksOf(datesAround(slots))),
  })
  if (refused?.rule === 'day-after-night') return fail({ code: 'day_after_night' })
  if (refused) return alreadyDriving(refused.dates)

  const full: Slot[] = []
  for (const slot of slots) {
    const outcome = await bookPickedShift(tx, platform, { ...driver, driverId: id, slot, settings })
    if (outcome === 'already') return alreadyDriving([slot.date])
    if (outcome === 'full') full.push(slot)
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

/** Names of the driver's papers that have run out by one of the shifts, and without which nobody drives. */
async function expiredPapers(tx: Tx, driverId: string, slots: readonly Slot[]): Promise<string[]> {
  const dates = slots.map(({ date }) => date).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return []
  const expired = (await papersOff(tx, first, last)).drivers.filter(
    (off) => off.driverId === driverId && slots.some((slot) => spanContains(off.span, slot)),
  )
  return [...new Set(expired.map(({ reason }) => reason))]
}

/** In the current or the next week, and not begun. */
function isOffered({ clock }: Platform, { currentWeek }: Settings, slot: Slot): boolean {
  const { date, hour } = fleetTime(clock)
  const week = weekOf(slot.date)
  return weeksOffered(currentWeek).some((offered) => sameWeek(offered, week)) && !hasBegun(slot, date, hour)
}

/** The dates themselves and their neighbours. */
function datesAround(slots: readonly Slot[]): CalendarDate[] {
  return [...new Set(slots.flatMap(({ date }) => [addDays(date, -1), date, addDays(date, 1)]))].sort()
}

function weeksOf(dates: readonly CalendarDate[]): Week[] {
  const weeks = dates.map(weekOf)
  return weeks.filter((week, index) => weeks.findIndex((other) => sameWeek(week, other)) === index)
}

function gone(slots: readonly Slot[]): Result<never, Refused> {
  const details = { gone: slots.map(({ date, shift }) => ({ date, shift: SHIFT_ON_WIRE[shift] })) }
  return fail({ code: 'gone', msg: goneText(slots), details })
}

function alreadyDriving(dates: readonly CalendarDate[]): Result<never, Refused> {
  return fail({ code: 'already_driving', msg: alreadyDrivingText(dates) })
}
