import { useMemo } from 'react'
import { keyInSlot, slotIndex } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { listOnOffer } from '../contract-on-offer.ts'
import { dateOf } from './shown-slot.ts'

/**
 * Of a week which seats their drivers offer, as `slot driverId`, and whether the office has to decide of it.
 * The same object until the list says something else.
 */
export function useOfferedSeats(week: Week): ReadonlyMap<string, 'open' | 'asked'> {
  const { data } = useCall(listOnOffer, {}, { everySeconds: 30 })
  return useMemo(
    () =>
      new Map(
        (data?.data ?? []).flatMap((offer) => {
          const given = slotIndex(week, { date: dateOf(offer), shift: offer.shift })
          return given === undefined ? [] : [[keyInSlot(given, offer.giver.driverId), offer.state] as const]
        }),
      ),
    [data, week],
  )
}
