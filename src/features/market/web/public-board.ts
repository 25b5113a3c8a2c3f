import { lazy } from 'react'

export { useOfferedSeats } from './use-offered-seats.ts'

/** 'Zaproponuj' of many free seats at once. */
export const OfferSeats = lazy(() => import('./offer-seats.tsx').then((all) => ({ default: all.OfferSeats })))
