import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSavingWithMoves } from '#features/schedule/web/public.tsx'
import { parseDate } from '#kernel/calendar-date.ts'
import type { SlotSpan } from '#kernel/slot-span.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { failureOf } from '#platform/web/admin-ui/call-error.ts'
import { callQuery, useAct } from '#platform/web/admin-ui/calls.ts'
import { tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import type { CallFailure, CallResult } from '#platform/web/call.ts'
import { addRental, editRental, listRentals } from '../contract.ts'
import { rentalOfficeTexts as texts } from '../texts-office.ts'
import { editInputOf, newInputOf, type RentalValues, spanOfValues, valuesOf } from './rental-values.ts'

type Saved =
  | { readonly outcome: 'saved'; readonly moved: number }
  /** The screen shows it in the form. */
  | { readonly outcome: 'refused'; readonly failure: CallFailure }
  /** Called off, or told in a dialog. */
  | { readonly outcome: 'nothing' }

/**
 * Saves a rental, new or changed; who would change places in generated weeks is asked first.
 * @param id of the one to change
 */
export function useSaveRental(id?: string) {
  const client = useQueryClient()
  const settings = { refreshes: [listRentals], showsFailure: true }
  const add = useAct(addRental, settings)
  const edit = useAct(editRental, settings)
  const saveWithMoves = useSavingWithMoves()
  const [asking, setAsking] = useState(false)

  /** @param changes what of the values is not as it was read; all of a new rental */
  const save = async (values: RentalValues, changes: Partial<RentalValues> = values): Promise<Saved> => {
    setAsking(true)
    const result = await saveFrom(values, changes)
    setAsking(false)
    if (!result) return { outcome: 'nothing' }
    if (result.ok) return { outcome: 'saved', moved: result.value.moved }
    const { failure } = result
    if (failure.status === 0 || failure.status >= 500 || failure.status === 429) {
      const tellsMore = failure.status === 0 || failure.code === 'perhaps_saved'
      await tellInDialog(texts.failureTitle, tellsMore ? failure.msg : texts.saveFailed)
      return { outcome: 'nothing' }
    }
    return { outcome: 'refused', failure }
  }

  const saveFrom = async (
    values: RentalValues,
    changes: Partial<RentalValues>,
  ): Promise<CallResult<{ moved: number }> | undefined> => {
    const span = await spanFromToday(values, changes)
    if (!span.ok) return span
    const { carId, from, to } = span.value
    return saveWithMoves(
      {
        carId,
        kind: 'rental',
        dayStart: from.date,
        shiftStart: SHIFT_ON_WIRE[from.shift],
        dayEnd: to.date,
        shiftEnd: SHIFT_ON_WIRE[to.shift],
        ...(id ? { replaces: id } : {}),
      },
      (seen) =>
        id ? edit.run({ ...editInputOf(id, changes), seen }) : add.run({ ...newInputOf(values), seen }),
    )
  }

  /**
   * Without the fleet's date nobody knows how long a rental without an end lasts: it is asked for where it is
   * not fresh. One that is changed is always read anew, since somebody else may have changed its times
   * meanwhile.
   */
  const spanFromToday = async (
    values: RentalValues,
    changes: Partial<RentalValues>,
  ): Promise<CallResult<SlotSpan & { readonly carId: string }>> => {
    try {
      const { today, data } = await client.fetchQuery({
        ...callQuery(listRentals, {}),
        ...(id ? { staleTime: 0 } : {}),
      })
      const rental = data.find((candidate) => candidate.id === id)
      const saved = rental ? { ...valuesOf(rental), ...changes } : values
      const date = parseDate(today)
      const span = date && spanOfValues(saved, date)
      return span
        ? { ok: true, value: { ...span, carId: saved.carId ?? '' } }
        : { ok: false, failure: failureOf(undefined) }
    } catch (error) {
      return { ok: false, failure: failureOf(error) }
    }
  }
  return { save, busy: asking || add.busy || edit.busy }
}
