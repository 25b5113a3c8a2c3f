import { Select } from '@mantine/core'
import { useVehicles } from '#features/fleet/vehicles/web/public.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { listRentals } from '../contract.ts'
import { rentalFormTexts as texts } from '../texts-office.ts'
import { type CarToChoose, carChoices, type OwnCar } from './car-choices.ts'
import type { RentalFormState } from './use-rental-form.ts'

interface CarFieldProps {
  readonly form: RentalFormState
  readonly own: OwnCar | undefined
}

/** The car by its registration: those for rent first, then the others. */
export function CarField({ form, own }: CarFieldProps) {
  const vehicles = useVehicles()
  const rentals = useCall(listRentals, {})
  const rented = new Set(
    rentals.data?.data
      .filter(({ attributes }) => attributes.active)
      .map(({ attributes }) => attributes.carId),
  )
  const cars: CarToChoose[] = (vehicles.data ?? []).map(({ id, attributes }) => ({
    ...attributes,
    id,
    rented: rented.has(id),
  }))
  return (
    <div>
      <Select
        label={texts.carId}
        placeholder={texts.carHint}
        nothingFoundMessage={texts.noCars}
        searchable
        allowDeselect={false}
        limit={200}
        data={carChoices(cars, own)}
        {...form.getInputProps('carId')}
      />
      {vehicles.failure ? (
        <FailureAlert failure={vehicles.failure} title={texts.carsFailed} again={vehicles.again} />
      ) : null}
    </div>
  )
}
