import { randomUUID } from 'node:crypto'
import {
  type Driver,
  driversByIds,
  ensureDriver,
  findDriverByPhone,
} from '#features/drivers/server/public.ts'
import type { SettledPlace } from '#features/roster/domain/public.ts'
import { generatedAmong, holdUngenerated } from '#features/roster/server/public.ts'
import { isKnownFull, seatPickedShift, type WeekReader } from '#features/schedule/server/public.ts'
import { readSettings, type Settings } from '#features/settings/server/public.ts'
import { bookPickedShift, type DaysBefore, holdSubmission } from '#features/submissions/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { compareSlots, hasBegun, type Slot, slotIndex } from '#kernel/slot.ts'
import { sameWeek, type Week, weekOf } from '#kernel/week.ts'
import type { Language } from '#platform/pure/languages.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { distinctSlots, type PickObstacle, refusedPicks, ruleObstacle } from '../../domain/pick-rules.ts'
import type { Picker } from '../../domain/picker.ts'
import { weeksOffered } from '../../domain/shown-weeks.ts'
import { tellOfPinPick } from '../pin-picks/pin-pick-message.ts'
import { weeksOf } from './held-shifts.ts'
import { isTakenTooOften } from './own-limit.ts'
import { obstacleTo, pickFacts } from './pick-obstacle.ts'
import { postPicked } from './picked-letter.ts'
import { lockPicker } from './picker-store.ts'

export interface BookedShift extends Slot {
  /** Empty where the week is not generated yet. */
  readonly reg: string
  /** Of the week with this booking, where it has taken the last seat of the slot. */
  readonly fullSince?: number
}

type Refused =
  | Failed<'not_for_phone'>
  | Failed<'too_many_taken'>
  | Failed<'gone', readonly Slot[]>
  | PickObstacle

export interface PickOrder {
  /** With the language of the page, for somebody whom nobody knew. */
  readonly picker: Picker & { readonly language?: Language | undefined }
  /** The picker by the drivers' list, where that has just been read: nobody is looked up or added. */
  readonly listed?: Driver
  readonly wanted: readonly Slot[]
  /** Taken by the driver's own session, which may do so only so often a day. */
  readonly bySelf?: boolean
  /**
   * Picked with nothing but the fleet's PIN: what is refused for the driver's sake is refused in one
   * sentence, and the driver is told with a way to take it back. Else everything is said.
   */
  readonly byFleetPin?: {
    /** What was offered to everyone just before. */
    readonly offered: readonly Slot[]
    /** Too much was tried for this phone. */
    readonly isThrottled: boolean
  }
}

/**
 * Books free shifts for real (D15), in the caller's transaction: into the submission, and, where the week is
 * generated, onto a car. All or none: whoever gets a refusal must roll back. Everything is taken in the order
 * of time, so that two who pick at once can't wait for each other.
 *
 * By the fleet's PIN what concerns everyone is judged first: what is left then depends on the driver alone,
 * and reads, costs and takes the same whatever it is, be the number nobody's.
 */
export async function pickShifts(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  { picker, listed, wanted, bySelf = false, byFleetPin }: PickOrder,
): Promise<Result<readonly BookedShift[], Refused>> {
  const slots = distinctSlots(wanted)
  const settings = await readSettings(tx, platform.clock)
  const outOfOffer = slots.filter(
    (slot) => !isOffered(platform, settings, slot) || (byFleetPin && !isAmong(slot, byFleetPin.offered)),
  )
  if (outOfOffer.length > 0) return gone(outOfOffer)
  for (const slot of slots) {
    const week = weekOf(slot.date)
    if (await isKnownFull(tx, reader, week, slotIndex(week, slot) ?? 0)) return gone([slot])
  }
  const together = refusedPicks(slots, { choices: [], driven: [] })
  if (together) return fail(ruleObstacle(together))

  const person = listed
    ? personOf(listed)
    : byFleetPin
      ? await knownDriver(tx, picker)
      : await driverOf(tx, platform, picker)
  const { driver, pin } = person
  await lockPicker(tx, driver.id, instantNow(platform.clock))
  const booker = { ...driver, driverId: driver.id }
  const weeks = weeksOf(slots.map(({ date }) => date))
  const { generated, submissions } = await holdWeeks(tx, platform, booker, weeks)
  const obstacle = obstacleTo(slots, await pickFacts(tx, { ...driver, active: person.active }, slots))
  if (byFleetPin && (obstacle || !person.known || byFleetPin.isThrottled))
    return fail({ code: 'not_for_phone' })
  if (obstacle) return fail(obstacle)
  if (bySelf && (await isTakenTooOften(tx, platform, driver.id, slots.length)))
    return fail({ code: 'too_many_taken' })

  const full: Slot[] = []
  const before = new Map<Slot, DaysBefore>()
  for (const slot of slots) {
    const countedByPlaces = generated.some((week) => sameWeek(week, weekOf(slot.date)))
    // Of several the earlier ones change what the later ones meet.
    const held = slots.length === 1 ? submissions[0] : undefined
    const days = await bookPickedShift(tx, platform, { ...booker, slot, settings, countedByPlaces, held })
    if (days === 'full') full.push(slot)
    else before.set(slot, days)
  }
  const booked: BookedShift[] = []
  const left = new Map<Slot, SettledPlace | undefined>()
  for (const slot of slots) {
    const week = weekOf(slot.date)
    const index = slotIndex(week, slot) ?? 0
    const pick = { week, slotIndex: index, driver, byFleetPin: byFleetPin !== undefined }
    const seated = await seatPickedShift(tx, platform, reader, pick)
    if (seated === 'gone') full.push(slot)
    else if (seated === 'not-generated') booked.push({ ...slot, reg: '' })
    else {
      const { reg, isLast, version } = seated
      booked.push({ ...slot, reg, ...(isLast ? { fullSince: version } : {}) })
      left.set(slot, seated.left)
    }
  }
  if (full.length > 0) return gone(distinctSlots(full))
  if (byFleetPin) {
    const picks = slots.map((slot) => ({ slot, daysBefore: before.get(slot) ?? [], left: left.get(slot) }))
    await tellOfPinPick(tx, platform, { ...driver, booked, picks })
  } else await postPicked(tx, platform, settings, { ...driver, booked, pin, driverId: driver.id })
  return ok(booked)
}

function isAmong(slot: Slot, slots: readonly Slot[]): boolean {
  return slots.some((other) => compareSlots(other, slot) === 0)
}

/**
 * Holds what the driver has for these weeks, and whether they are generated, until the transaction ends.
 * @returns those that are, and the driver's submission of each week
 */
async function holdWeeks(
  tx: Tx,
  platform: Platform,
  picker: Parameters<typeof holdSubmission>[2],
  weeks: readonly Week[],
) {
  const submissions: Awaited<ReturnType<typeof holdSubmission>>[] = []
  for (const week of weeks) {
    await holdUngenerated(tx, week)
    submissions.push(await holdSubmission(tx, platform, picker, week))
  }
  return { generated: await generatedAmong(tx, weeks), submissions }
}

interface Person {
  readonly driver: Picker & { readonly id: string; readonly language: Language | null }
  readonly pin: string | undefined
  readonly active: boolean
  /** Stands on the drivers' list. */
  readonly known: boolean
}

function personOf({ id, fullName, email, phone, language, active }: Driver): Person {
  return { driver: { id, fullName, email, phone, language }, pin: undefined, active, known: true }
}

/** As the drivers' list has the driver: whoever picks for a known phone changes neither name nor e-mail. */
async function driverOf(
  tx: Tx,
  platform: Platform,
  picker: Picker & { readonly language?: Language | undefined },
): Promise<Person> {
  const { id, pin } = await ensureDriver(tx, platform, { ...picker, language: picker.language ?? null })
  const listed = (await driversByIds(tx, [id])).get(id)
  const fullName = listed?.fullName ?? picker.fullName
  const email = listed?.email || picker.email
  const driver = { id, fullName, email, phone: picker.phone, language: listed?.language ?? null }
  return { driver, pin, active: listed?.active ?? true, known: true }
}

/**
 * The same without adding anybody. For a number of nobody a stand-in goes the same way, which the refusal
 * undoes.
 */
async function knownDriver(tx: Tx, { phone }: Picker): Promise<Person> {
  const listed = await findDriverByPhone(tx, phone)
  const { id = randomUUID(), fullName = '', email = '', active = true, language = null } = listed ?? {}
  return {
    driver: { id, fullName, email, phone, language },
    pin: undefined,
    active,
    known: listed !== undefined,
  }
}

/** In the current or the next week, and not begun. */
function isOffered({ clock }: Platform, { currentWeek }: Settings, slot: Slot): boolean {
  const { date, hour } = fleetTime(clock)
  const week = weekOf(slot.date)
  return weeksOffered(currentWeek).some((offered) => sameWeek(offered, week)) && !hasBegun(slot, date, hour)
}

function gone(slots: readonly Slot[]): Result<never, Refused> {
  return fail(goneShifts(slots))
}

/** The failure of whoever wants what others have got. */
export function goneShifts(slots: readonly Slot[]): Failed<'gone', readonly Slot[]> {
  const details = { gone: slots.map(({ date, shift }) => ({ date, shift: SHIFT_ON_WIRE[shift] })) }
  return { code: 'gone', facts: slots.map(({ date, shift }) => ({ date, shift })), details }
}
