import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

/** The reading that a renewed inspection or insurance makes stale. */
export { listVehicles } from '../contract.ts'
export { useVehicle, useVehicles } from './use-vehicle.ts'
export type { ExtraTab } from './vehicles-screen.tsx'

export const VehiclesScreen = lazyScreen(() => import('./vehicles-screen.tsx'), 'VehiclesScreen')
/** The tab 'Dane auta'. */
export const VehicleData = lazyScreen(() => import('./vehicle-data.tsx'), 'VehicleData')
/** The lists of which the vehicle form is filled: a tab of the fleet's screen. */
export const VehicleChoices = lazyScreen(() => import('./catalogue-tab.tsx'), 'VehicleChoices')
