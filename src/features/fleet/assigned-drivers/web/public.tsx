import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { CompetingMark } from './competing-mark.tsx'
export { useCompetingCars } from './use-competing-cars.ts'

/** The tab 'Przypisani kierowcy' of a car. */
export const AssignedDrivers = lazyScreen(() => import('./assigned-drivers.tsx'), 'AssignedDrivers')
