import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { useDrivers } from './use-drivers.ts'

export const DriversScreen = lazyScreen(() => import('./drivers-screen.tsx'), 'DriversScreen')
