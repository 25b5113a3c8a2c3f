import { type CallState, useCall } from '#platform/web/admin-ui/calls.ts'
import { listVehicles } from '../contract.ts'
import type { Vehicle } from './vehicle-values.ts'

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
