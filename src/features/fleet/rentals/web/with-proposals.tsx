import { Button } from '@mantine/core'
import { IconBolt } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { keepCarOff, keptCarOff } from '#features/fleet/unavailability/web/public.ts'
import { shiftOfStart } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { rentalOfficeTexts as texts } from '../texts-office.ts'
import { NAMES, newRental, problemOf, type RentalValues } from './rental-values.ts'
import { spelledTime } from './spelled-time.ts'
import type { RentalFormState } from './use-rental-form.ts'

/** Takes a new rental to the board of its week, where the car's drivers get their proposals. */
export function WithProposals({ form }: { readonly form: RentalFormState }) {
  const navigate = useNavigate()
  const go = () => {
    const values = { ...form.values, start_time: spelledTime(form.values.start_time) }
    const problem = problemOf(values)
    const { carId, start_date: date, start_time } = values
    if (problem || carId === null || date === null) {
      if (problem) showInForm(form, { ...problem, status: 400 }, NAMES)
      return
    }
    const from = { date, shift: shiftOfStart(Number(start_time.slice(0, 2))) }
    const { notOnStation } = values
    keepCarOff({ kind: 'rental', carId, from, to: null, reason: '', notOnStation, rental: typedOf(values) })
    form.resetDirty()
    const { year, week } = weekOf(date)
    void navigate({
      to: '/admin/edycja-grafiku',
      search: { rok: year, tydzien: week, stalo: 'zapis' } as never,
    })
  }
  return (
    <Button variant="default" leftSection={<IconBolt size={16} aria-hidden />} onClick={go}>
      {texts.withProposals}
    </Button>
  )
}

/** What was typed and taken to the board, and is not saved yet; undefined without. */
export function valuesKept(): RentalValues | undefined {
  const kept = keptCarOff()
  if (kept?.kind !== 'rental') return undefined
  const { carId, from, notOnStation, rental } = kept
  const { type = '', ...typed } = rental
  const fresh = newRental(carId, from.date)
  const known = type === 'Wynajem' || type === 'Wyłączność' ? type : fresh.type
  return { ...fresh, ...typed, type: known, notOnStation }
}

function typedOf({ first_name, last_name, phone_number, weekly_price, ...values }: RentalValues) {
  const { type, mileage_start, start_time } = values
  return {
    ...{ first_name, last_name, phone_number, weekly_price, type, start_time },
    mileage_start: String(mileage_start),
  }
}
