import { type Choice, originOf, type WeekFacts } from '#features/planning/domain/public.ts'
import { type Move, type Place, type SettledPlace, seatKey } from '#features/roster/domain/public.ts'
import { type BaseCalendars, type BaseOfNow, liveFrame } from '#features/schedule/server/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { kindOfOption } from '#kernel/shift.ts'
import { keyInSlot, slotOfWeekday, slotsOfWeekday } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { applySentMoves } from './apply-sent-moves.ts'

/**
 * The base calendar that was looked at, or the one of now where it is not kept any more. Whoever has sent
 * availability since stands nowhere in it and is not taken for considered: he waits for the week that is
 * generated (D42), and who has picked a shift since is seated for it (D15). Who has taken a shift back since
 * stands there no more, unless a pin puts him there.
 */
export async function seenBase(
  calendars: BaseCalendars,
  week: Week,
  mark: string | undefined,
  base: BaseOfNow,
): Promise<BaseOfNow> {
  const result = mark === undefined || mark === base.mark ? undefined : await calendars.told(week, mark)
  if (!result?.ok) return base
  const seen = new Map(result.value.places.map((place) => [seatKey(place), place]))
  const drivers = base.facts.drivers.map((driver) => ({
    ...driver,
    choices: driver.choices.filter((choice) =>
      slotsOf(choice).some((slot) => isKnown(choice, seen.get(keyInSlot(slot, driver.id)))),
    ),
  }))
  const places = placesOfNow(result.value.places, base.facts)
  return {
    ...base,
    facts: { ...base.facts, drivers },
    result: ok({ ...result.value, places }),
  }
}

/** The base calendar was built with this choice, or seats its driver as it asks. */
function isKnown({ source }: Choice, place: SettledPlace | undefined): boolean {
  return place !== undefined && (source !== 'free-shift' || place.origin === 'free-shift')
}

/** Those that a choice of now, or a pin, stands behind. */
function placesOfNow(places: readonly SettledPlace[], { drivers, pins }: WeekFacts): SettledPlace[] {
  const choices = new Map(drivers.map((driver) => [driver.id, driver.choices]))
  const pinned = new Set(pins.filter(({ carId }) => carId !== null).map(seatKey))
  return places.filter(
    (place) =>
      pinned.has(seatKey(place)) || choices.get(place.driverId)?.some((choice) => asksFor(choice, place)),
  )
}

/** On-call asks for its list, and for the seat that the builder gives from it. */
function asksFor(choice: Choice, { slot, onCall, origin }: SettledPlace): boolean {
  if (!slotsOf(choice).includes(slot)) return false
  return choice.option === 'on-call' ? onCall || origin === originOf(choice) : !onCall
}

function slotsOf({ day, option }: Choice): readonly number[] {
  const kind = kindOfOption(option)
  return kind === 'on-call' ? slotsOfWeekday(day) : [slotOfWeekday(day, kind)]
}

/**
 * The places of a week that is generated as it was seen and moved by hand. Undefined where pins keep it from
 * being computed, which generating refuses.
 */
export async function movedOnBase(
  tx: Tx,
  { clock }: Platform,
  week: Week,
  moves: readonly Move[],
  { facts, result }: BaseOfNow,
): Promise<Result<Place[] | undefined, Failed<'clash'>>> {
  if (!result.ok) return ok(undefined)
  const frame = await liveFrame(tx, clock, week)
  const ground = {
    ...{ places: result.value.places, cars: facts.cars.map(({ id }) => id), drivers: facts.drivers },
    ...{ frame, waiting: new Set<string>() },
  }
  return applySentMoves(tx, ground, moves, { row: { version: 0, savedBy: '', savedAt: '' }, changes: [] })
}
