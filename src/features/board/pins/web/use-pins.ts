import { useEffect, useMemo, useRef } from 'react'
import { openBoard } from '#features/board/work/contract.ts'
import { pinPlace, pinTexts, pinTroubleText, restQuestion, spokenPin } from '#features/planning/texts-pins.ts'
import type { Mover } from '#features/roster/domain/public.ts'
import { spotOf, type WeekPlan } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { listPins, removePin, setPin, setPins } from '../contract.ts'
import { isKept, type Strayed } from '../domain/kept-pins.ts'

export type ListedPin = OutputOf<typeof listPins>['data'][number]

const NO_PINS: readonly ListedPin[] = []
const REFRESHES = [listPins, openBoard]

/**
 * The pins of a week, kept by the server at once: they are orders to the builder, and no part of the week
 * that is saved.
 * @param version of the saved week: a newer one may have come with other pins
 * @param around what may have put something in a pin's way: another one is another look at the pins
 */
export function usePins(
  week: Week,
  version: number,
  board: WeekPlan,
  say: (text: string) => void,
  around: unknown,
) {
  const which = useMemo(() => ({ year: week.year, week: week.week }), [week.year, week.week])
  const { data, failure, again } = useCall(listPins, which)
  const setting = useAct(setPin, { refreshes: REFRESHES, showsFailure: true })
  const settingMany = useAct(setPins, { refreshes: REFRESHES })
  const removing = useAct(removePin, { refreshes: REFRESHES })
  const known = useRef({ version, around })
  useEffect(() => {
    if (known.current.version !== version || known.current.around !== around) again()
    known.current = { version, around }
  }, [version, around, again])
  const pins = data?.data ?? NO_PINS
  const kept = useMemo(
    () => new Map(pins.map((pin) => [keyInSlot(pin.slot, pin.driverId), pin.carId])),
    [pins],
  )
  const pinOf = ({ driverId, slot }: Mover): ListedPin | undefined =>
    pins.find((pin) => pin.driverId === driverId && pin.slot === slot)

  /** Asks first where the driver's rest is in the way (D7). @returns whether the pin is kept */
  const put = async (driverId: string, slot: number, carId: string | null): Promise<boolean> => {
    const input = { ...which, driverId, slot, carId }
    const result = await setting.run({ ...input, despiteRest: false })
    if (result.ok) return true
    if (result.failure.code !== 'breaks_rest') {
      toastFailure(result.failure, pinTexts.refusedTitle)
      return false
    }
    const text = restQuestion(result.failure.msg)
    const { restTitle: title, pinAnyway: confirm } = pinTexts
    if (!(await askToConfirm({ title, text, confirm, cancel: pinTexts.cancel }))) return false
    const insisted = await setting.run({ ...input, despiteRest: true })
    if (!insisted.ok) toastFailure(insisted.failure, pinTexts.refusedTitle)
    return insisted.ok
  }
  const drop = async ({ driverId, slot }: Mover): Promise<boolean> =>
    (await removing.run({ ...which, driverId, slot })).ok

  /** Undefined where the server was not reached, or has refused all of it: that is told. */
  const putMany = async (
    places: readonly { readonly driverId: string; readonly slot: number; readonly carId: string }[],
    partly: boolean,
  ): Promise<OutputOf<typeof setPins> | undefined> => {
    const wanted = places.map(({ driverId, slot, carId }) => ({ driverId, slot, carId }))
    const result = await settingMany.run({ ...which, places: wanted, partly })
    return result.ok ? result.value : undefined
  }

  return {
    putMany,
    /** @returns how many were let go */
    async dropMany(movers: readonly Mover[]): Promise<number> {
      let count = 0
      for (const mover of movers) if (await drop(mover)) count += 1
      return count
    },
    /** The oldest first. */
    pins,
    /** By `slot driverId` the pinned car, or null for who is kept off. */
    places: kept,
    pinOf,
    failure,
    again,
    busy: setting.busy || settingMany.busy || removing.busy,
    /** A driver kept in place, where the board has the driver now; or let go, where that is so already. */
    async turn(mover: Mover, name: string): Promise<void> {
      const spot = spotOf(board, mover.slot, mover.driverId)
      const pin = pinOf(mover)
      if (pin && isKept(board, pin)) {
        if (await drop(mover)) say(spokenPin(name, pinTexts.unpinned))
        return
      }
      if (!spot || spot.onCall) return say(pinTexts.onlyPlaces)
      if (await put(mover.driverId, mover.slot, spot.carId)) say(spokenPin(name, pinTexts.pinned))
    },
    drop,
    /**
     * The pins of drivers who were moved, set anew where they are now; all let go first, since two may have
     * changed places.
     */
    async follow(strayed: readonly Strayed<ListedPin>[]): Promise<void> {
      for (const { pin } of strayed) await drop(pin)
      for (const { pin, to } of strayed) if (to && !to.onCall) await put(pin.driverId, to.slot, to.carId)
    },
  }
}

export type Pins = ReturnType<typeof usePins>

/** Why the pin can't hold; empty where it can. */
export function whyImpossible({ trouble, reg }: ListedPin): string {
  return trouble ? pinTroubleText(trouble, reg) : ''
}

/** `Dzień wt, WX 1105B` */
export function placeOfPin({ slot, carId, reg }: ListedPin): string {
  return pinPlace(slot, carId === null ? undefined : reg)
}
