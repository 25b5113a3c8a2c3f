import { type CallState, useCall } from '#platform/web/admin-ui/calls.ts'
import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'
import { listVehicles } from '../contract.ts'
import type { Vehicle } from './vehicle-values.ts'

/** The reading that a renewed inspection or insurance makes stale. */
export { listVehicles } from '../contract.ts'
export type { FleetNeighbours, FleetState } from './vehicle-table.tsx'
export type { Vehicle } from './vehicle-values.ts'
export type { ExtraTab } from './vehicles-screen.tsx'

export const VehiclesScreen = lazyScreen(() => import('./vehicles-screen.tsx'), 'VehiclesScreen')
/** The tab 'Dane auta'. */
export const VehicleData = lazyScreen(() => import('./vehicle-data.tsx'), 'VehicleData')
/** The lists of which the vehicle form is filled: a tab of the fleet's screen. */
export const VehicleChoices = lazyScreen(() => import('./catalogue-tab.tsx'), 'VehicleChoices')

/** The vehicles of the fleet by registration, for a neighbour who lets one be chosen. */
export function useVehicles(): CallState<readonly Vehicle[]> {
  const vehicles = useCall(listVehicles, {})
  return { ...vehicles, data: vehicles.data?.data }
}

/** One vehicle of the fleet; `missing` where the list has come and has none with this id. */
export function useVehicle(id: string): CallState<Vehicle> & { readonly missing: boolean } {
  const vehicles = useCall(listVehicles, {})
  const data = vehicles.data?.data.find((vehicle) => vehicle.id === id)
  return { ...vehicles, data, missing: vehicles.data !== undefined && data === undefined }
}
