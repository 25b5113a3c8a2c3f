import { lazy } from 'react'
import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const RequestsScreen = lazyScreen(() => import('./requests-screen.tsx'), 'RequestsScreen')

/** For the dialog of an empty seat on the board. */
export const SeatProposal = lazy(() =>
  import('./seat-proposal.tsx').then((all) => ({ default: all.SeatProposal })),
)

/** On a driver's card. */
export const OffersOfDriver = lazyScreen(() => import('./offers-of-driver.tsx'), 'OffersOfDriver')
