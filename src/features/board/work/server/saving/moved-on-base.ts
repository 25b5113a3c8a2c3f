import { kindOfOption } from '#features/planning/domain/public.ts'
import { type Move, type Place, seatKey } from '#features/roster/domain/public.ts'
import { type BaseCalendars, type BaseOfNow, liveFrame } from '#features/schedule/server/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { keyInSlot, slotOfWeekday, slotsOfWeekday } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { layOn } from './lay-moves.ts'

/**
 * The base calendar that was looked at, or the one of now where it is not kept any more. Whoever has sent availability since stands nowhere in it and
 * is not taken for considered: he waits for the week that is generated (D42).
 */
export async function seenBase(
  calendars: BaseCalendars,
  mark: string | undefined,
  base: BaseOfNow,
): Promise<BaseOfNow> {
  const result = mark === undefined || mark === base.mark ? undefined : await calendars.told(mark)
  if (!result?.ok) return base
  const stands = new Set(result.value.places.map(seatKey))
  const drivers = base.facts.drivers.map((driver) => ({
    ...driver,
    choices: driver.choices.filter(({ day, option }) => {
      const kind = kindOfOption(option)
      const slots = kind === 'on-call' ? slotsOfWeekday(day) : [slotOfWeekday(day, kind)]
      return slots.some((slot) => stands.has(keyInSlot(slot, driver.id)))
    }),
  }))
  return { ...base, facts: { ...base.facts, drivers }, result }
}

/** The places of a week that is generated as it was seen and moved by hand. Undefined where pins keep it from being computed, which generating refuses. */
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
  return layOn(tx, ground, moves, { row: { version: 0, savedBy: '', savedAt: '' }, changes: [] })
}
