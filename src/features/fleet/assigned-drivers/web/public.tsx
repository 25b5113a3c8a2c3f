import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

/** The tab 'Przypisani kierowcy' of a car. */
export const AssignedDrivers = lazyScreen(() => import('./assigned-drivers.tsx'), 'AssignedDrivers')
