import { type UseFormReturnType, useForm } from '@mantine/form'
import { judgeVehicle, type VehicleValues } from './vehicle-values.ts'

export type VehicleFormState = UseFormReturnType<VehicleValues>

/** What is typed lives where the screen keeps it, so that neither a failed save nor another tab loses it. */
export function useVehicleForm(initialValues: VehicleValues): VehicleFormState {
  return useForm<VehicleValues>({ initialValues, validate: judgeVehicle })
}
