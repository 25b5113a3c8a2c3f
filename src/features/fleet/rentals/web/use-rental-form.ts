import { type UseFormReturnType, useForm } from '@mantine/form'
import type { RentalValues } from './rental-values.ts'
import { spelledTime } from './spelled-time.ts'

export type RentalFormState = UseFormReturnType<RentalValues>

/** What is typed lives where the screen keeps it, so that neither a failed save nor another tab loses it. */
export function useRentalForm(initialValues: RentalValues): RentalFormState {
  return useForm<RentalValues>({
    initialValues,
    // Enter sends the form before the field is left.
    transformValues: (values) => ({
      ...values,
      start_time: spelledTime(values.start_time),
      end_time: spelledTime(values.end_time),
    }),
  })
}
