import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const RentalsScreen = lazyScreen(() => import('./rentals-screen.tsx'), 'RentalsScreen')
export const RentalScreen = lazyScreen(() => import('./rental-screen.tsx'), 'RentalScreen')
