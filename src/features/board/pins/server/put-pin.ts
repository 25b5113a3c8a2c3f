import { pinsOf, type WeekFacts } from '#features/planning/domain/public.ts'
import { isAboutRest, type PinTrouble, troubleNaming, type WeekPin } from '#features/roster/domain/public.ts'
import { putPin } from '#features/roster/server/public.ts'
import { weekFacts } from '#features/schedule/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { hasBegun, slotAt } from '#kernel/slot.ts'
import type { OutputOf, ParsedOf } from '#platform/pure/endpoint.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { RefusedPin, setPin, setPins } from '../contract.ts'

/**
 * Pins a driver to a place with the facts of now; what can't hold is refused with the rule in the way, and
 * changes nothing.
 */
export async function putWeekPin(
  tx: Tx,
  { clock }: Platform,
  { year, week, ...pin }: ParsedOf<typeof setPin>,
) {
  const { date: today, hour } = fleetTime(clock)
  if (hasBegun(slotAt({ year, week }, pin.slot), today, hour)) return fail({ code: 'already_begun' as const })
  const facts = await weekFacts(tx, clock, { year, week })
  const others = facts.pins.filter(({ driverId, slot }) => driverId !== pin.driverId || slot !== pin.slot)
  // The newest stands last: it is the one that has to give way.
  const { impossible } = pinsOf({ ...facts, pins: [...others, pin] })
  const own = impossible.find((each) => each.pin === pin)
  if (own) {
    const code = isAboutRest(own.trouble) ? ('breaks_rest' as const) : ('impossible_pin' as const)
    return fail({ code, facts: told(facts, pin, own.trouble) })
  }
  const stored = await putPin(tx, { year, week, ...pin, pinnedAt: instantNow(clock) })
  if (stored) return ok({ status: 'ok' as const })
  // Pinned by somebody else since the facts were read, or to a driver whose own pin has become impossible.
  const holder = others.find(({ slot, carId }) => slot === pin.slot && carId === pin.carId)
  const trouble = { code: 'car-taken', byDriver: holder?.driverId ?? '' } as const
  return fail({ code: 'impossible_pin' as const, facts: told(facts, pin, trouble) })
}

type ManyPinned = OutputOf<typeof setPins>

/**
 * Pins many at once, in the order given: each is judged with those before it. Where some can't hold nothing
 * is stored, unless the others are wanted without them.
 */
export async function putWeekPins(
  tx: Tx,
  { clock }: Platform,
  { year, week, places, partly }: ParsedOf<typeof setPins>,
): Promise<ManyPinned> {
  const { date: today, hour } = fleetTime(clock)
  const facts = await weekFacts(tx, clock, { year, week })
  const refused: ManyPinned['refused'] = []
  const held: WeekPin[] = []
  const isOf = (a: WeekPin, b: { readonly driverId: string; readonly slot: number }) =>
    a.driverId === b.driverId && a.slot === b.slot
  for (const { driverId, slot, carId } of places) {
    const pin = { driverId, slot, carId, despiteRest: false }
    if (hasBegun(slotAt({ year, week }, slot), today, hour)) {
      refused.push({ driverId, slot, ...told(facts, pin, undefined) })
      continue
    }
    const others = [...facts.pins.filter((each) => !held.some((own) => isOf(each, own))), ...held]
    const pins = [...others.filter((each) => !isOf(each, pin)), pin]
    const own = pinsOf({ ...facts, pins }).impossible.find((each) => each.pin === pin)
    if (own) refused.push({ driverId, slot, ...told(facts, pin, own.trouble) })
    else held.push(pin)
  }
  if (refused.length > 0 && !partly) return { pinned: 0, refused }
  let pinned = 0
  for (const pin of held) {
    if (await putPin(tx, { year, week, ...pin, pinnedAt: instantNow(clock) })) pinned += 1
    else {
      const trouble = { code: 'car-taken', byDriver: '' } as const
      refused.push({ driverId: pin.driverId, slot: pin.slot, ...told(facts, pin, trouble) })
    }
  }
  return { pinned, refused }
}

/** What is in the pin's way, by name; nothing where the shift has begun. */
export function told(
  { cars, drivers }: WeekFacts,
  { carId }: Pick<WeekPin, 'carId'>,
  trouble: PinTrouble,
): RefusedPin
export function told(
  facts: WeekFacts,
  pin: Pick<WeekPin, 'carId'>,
  trouble: PinTrouble | undefined,
): Omit<RefusedPin, 'trouble'> & { trouble: PinTrouble | null }
export function told(
  { cars, drivers }: WeekFacts,
  { carId }: Pick<WeekPin, 'carId'>,
  trouble: PinTrouble | undefined,
) {
  const nameOf = (driverId: string) => drivers.find(({ id }) => id === driverId)?.fullName ?? ''
  return {
    reg: cars.find(({ id }) => id === carId)?.reg ?? '',
    trouble: trouble ? troubleNaming(trouble, nameOf) : null,
  }
}
