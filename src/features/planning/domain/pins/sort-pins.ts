import type { ImpossiblePin, PinTrouble, PlanFacts, WeekPin } from '#features/roster/domain/public.ts'
import { driverOff, seatKey, unavailability } from '#features/roster/domain/public.ts'
import type { Instance, Pin } from '../builder/instance.ts'
import { pinsTogether } from '../builder/pins-together.ts'
import type { Refusal } from '../builder/refusal.ts'

interface PinFacts extends Pick<PlanFacts, 'limits' | 'unavailable' | 'driversOff'> {
  readonly drivers: readonly { readonly id: string; readonly choices: readonly unknown[] }[]
}

export interface SortedPins {
  readonly holding: readonly WeekPin[]
  readonly impossible: readonly ImpossiblePin[]
}

/**
 * Tells the pins that hold from those that can't, in the order in which they were made: of two that exclude
 * each other the older one stays. The builder itself is the judge; beside its rules nobody without papers,
 * without any chosen shift, or no longer with the fleet (D47), can be pinned to a car.
 * @param instance of these facts; pins in it are not looked at
 */
export function sortPins(instance: Instance, facts: PinFacts, pins: readonly WeekPin[]): SortedPins {
  const drivers = new Map(facts.drivers.map((driver) => [driver.id, driver]))
  const judged = new Map<string, PinTrouble>()
  const asked: Pin[] = []
  for (const pin of pins) {
    const chosen = drivers.get(pin.driverId)?.choices.length ?? 0
    const off = pin.carId === null ? undefined : driverOff(facts.driversOff, pin.driverId, pin.slot)
    if (off && off.kind !== 'papers') judged.set(seatKey(pin), { code: 'driver-left', kind: off.kind })
    else if (chosen === 0) judged.set(seatKey(pin), { code: 'no-availability' })
    else if (off) judged.set(seatKey(pin), { code: 'driver-papers', paper: off.reason })
    else asked.push(builderPin(pin))
  }
  const { holding, refused } = pinsTogether(instance, asked)
  for (const { pin, refusal } of refused)
    judged.set(seatKey({ driverId: pin.driver, slot: pin.slot }), troubleOf(facts, holding, pin, refusal))
  return {
    holding: pins.filter((pin) => !judged.has(seatKey(pin))),
    impossible: pins.flatMap((pin): ImpossiblePin[] => {
      const trouble = judged.get(seatKey(pin))
      return trouble ? [{ pin, trouble }] : []
    }),
  }
}

/** The pin in the builder's words. */
export function builderPin({ driverId, slot, carId, despiteRest }: WeekPin): Pin {
  return { driver: driverId, slot, car: carId, despiteRest }
}

function troubleOf(
  { limits, unavailable }: PinFacts,
  holding: readonly Pin[],
  { slot, car }: Pin,
  { code }: Refusal,
): PinTrouble {
  switch (code) {
    case 'PIN_UNKNOWN_DRIVER':
      return { code: 'no-availability' }
    case 'PIN_UNKNOWN_CAR':
      return { code: 'unknown-car' }
    case 'PIN_CAR_UNAVAILABLE': {
      const off = unavailability(unavailable, car ?? '', slot)
      return { code: 'car-unavailable', kind: off?.kind ?? 'grounding', reason: off?.reason ?? '' }
    }
    case 'PIN_CAR_TWICE':
      return {
        code: 'car-taken',
        byDriver: holding.find((pin) => pin.slot === slot && pin.car === car)?.driver ?? '',
      }
    case 'PIN_OVER_LIMIT':
      return { code: 'over-limit', limit: limits[slot] ?? 0 }
    case 'PIN_PREV_WEEK_NIGHT':
      return { code: 'night-before' }
    case 'PIN_REST':
      return { code: 'rest' }
    case 'PIN_SAME_DATE':
      return { code: 'same-date' }
    default:
      return { code: 'contradicts' }
  }
}
