import { useState } from 'react'
import { useSavingWithMoves } from '#features/fleet/unavailability/web/public.tsx'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addRental, editRental, listRentals } from '../contract.ts'
import { rentalOfficeTexts as texts } from '../texts-office.ts'
import { editInputOf, newInputOf, type RentalValues, spanOfValues } from './rental-values.ts'

type Saved =
  | { readonly outcome: 'saved'; readonly moved: number }
  /** The screen shows it in the form. */
  | { readonly outcome: 'refused'; readonly failure: CallFailure }
  /** Called off, or told in a dialog. */
  | { readonly outcome: 'nothing' }

/**
 * Saves a rental, new or changed; who would change places in generated weeks is asked first.
 * @param id of the one to change
 * @param today the fleet's date
 */
export function useSaveRental(today: CalendarDate | undefined, id?: string) {
  const settings = { refreshes: [listRentals], showsFailure: true }
  const add = useAct(addRental, settings)
  const edit = useAct(editRental, settings)
  const saveWithMoves = useSavingWithMoves()
  const [asking, setAsking] = useState(false)

  const save = async (values: RentalValues): Promise<Saved> => {
    const span = today && spanOfValues(values, today)
    if (!span || values.carId === null) return { outcome: 'nothing' }
    setAsking(true)
    const result = await saveWithMoves(
      {
        carId: values.carId,
        kind: 'rental',
        dayStart: span.from.date,
        shiftStart: SHIFT_ON_WIRE[span.from.shift],
        dayEnd: span.to.date,
        shiftEnd: SHIFT_ON_WIRE[span.to.shift],
        ...(id ? { replaces: id } : {}),
      },
      (seen) =>
        id ? edit.run({ ...editInputOf(id, values), seen }) : add.run({ ...newInputOf(values), seen }),
    )
    setAsking(false)
    if (!result) return { outcome: 'nothing' }
    if (result.ok) return { outcome: 'saved', moved: result.value.moved }
    const { failure } = result
    if (failure.status === 0 || failure.status >= 500 || failure.status === 429) {
      await tellInDialog(texts.failureTitle, failure.status === 0 ? failure.msg : texts.saveFailed)
      return { outcome: 'nothing' }
    }
    return { outcome: 'refused', failure }
  }
  return { save, busy: asking || add.busy || edit.busy }
}
