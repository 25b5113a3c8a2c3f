import type { CellOnPage } from '#features/board/work/web/public-view.ts'
import type { CardPlace } from '#platform/web/admin-ui/card-address.ts'

/** The card of whoever stands in a cell, else of its car; undefined for an empty row of a list. */
export function cardOfCell({ driverId, spot }: CellOnPage): CardPlace | undefined {
  if (driverId !== undefined) return { subject: 'driver', id: driverId }
  return spot.carId === null ? undefined : { subject: 'car', id: spot.carId }
}
