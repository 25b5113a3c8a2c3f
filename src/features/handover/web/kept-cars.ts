import type { BehindPinMemory } from '#features/drivers/session/web/public-session.ts'
import { deviceNow } from '#platform/web/device-clock.ts'
import { forget, isRecord, recall, remember } from '#platform/web/device-memory.ts'
import { isSharedDevice, OWN_WEEK } from '#platform/web/own-things.ts'
import type { Shown } from './form/shown-car.ts'

/** Goes with the logout, and with another driver's login. */
const NAME = `${OWN_WEEK}handover`
/** By then the cars of then are no cars of now. */
const GOOD_FOR_MS = 36 * 3_600_000

interface Kept {
  readonly value: Shown
  readonly at: number
}

/** The cars as they were shown last, for where there is no network: a garage. */
export const keptCars: BehindPinMemory<Shown> = {
  recall: () => {
    const kept = recall(NAME, isKept)
    const age = kept ? deviceNow() - kept.at : 0
    return kept && age >= 0 && age < GOOD_FOR_MS ? kept : undefined
  },
  keep: (value) => {
    if (!isSharedDevice()) remember(NAME, { value, at: deviceNow() })
  },
  forget: () => forget(NAME),
}

/** Another build of the page may have left another shape: that is as good as nothing. */
function isKept(kept: unknown): kept is Kept {
  return (
    isRecord(kept) &&
    typeof kept.at === 'number' &&
    isRecord(kept.value) &&
    typeof kept.value.me === 'string' &&
    Array.isArray(kept.value.cars) &&
    Array.isArray(kept.value.unplanned) &&
    kept.value.cars.every(
      (car) =>
        isRecord(car) &&
        ['date', 'shift', 'begins', 'ends', 'vehicle', 'reg'].every(
          (name) => typeof car[name] === 'string',
        ) &&
        Array.isArray(car.done) &&
        Array.isArray(car.damages),
    )
  )
}
