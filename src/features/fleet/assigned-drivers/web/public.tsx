import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { CompetingMark, useCompetingCars } from './competing-mark.tsx'

/** The tab 'Przypisani kierowcy' of a car. */
export const AssignedDrivers = lazyScreen(() => import('./assigned-drivers.tsx'), 'AssignedDrivers')

/** The cars of one driver: a part of the driver's page. */
export const CarsOfDriver = lazyScreen(() => import('./cars-of-driver.tsx'), 'CarsOfDriver')
