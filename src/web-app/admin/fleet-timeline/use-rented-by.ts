import { useCallback } from 'react'
import { listRentals } from '#features/fleet/rentals/contract.ts'
import { type SlotSpan, spansOverlap } from '#kernel/slot-span.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { rentalSpan, renterOf } from './timeline-entries.ts'

/** Who rents a car in some slots: a grounding may be put over a rental, and its form tells so. */
export function useRentedBy(): (carId: string, span: SlotSpan) => string | undefined {
  const rentals = useCall(listRentals, {}).data?.data
  return useCallback(
    (carId, span) => {
      const rental = rentals?.find((each) => {
        const rented = each.attributes.carId === carId ? rentalSpan(each) : undefined
        return rented !== undefined && spansOverlap(rented, span)
      })
      return rental && renterOf(rental)
    },
    [rentals],
  )
}
