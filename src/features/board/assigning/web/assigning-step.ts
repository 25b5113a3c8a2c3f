import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Spot } from '#features/roster/domain/public.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'

/** What the office does with a car over the board. */
export type AssigningDialog =
  | { readonly kind: 'assign-car'; readonly carId?: string; readonly driverId?: string }
  | { readonly kind: 'seat'; readonly spot: Spot }
  | { readonly kind: 'grounding'; readonly carId?: string; readonly slot?: number }

/** Also what leaves the board. */
export type AssigningStep =
  | AssigningDialog
  | { readonly kind: 'rental'; readonly carId: string; readonly slot: number }

/**
 * What has been begun with a car on the board: a dialog over it, or the rental form, which is a screen of its
 * own and is told car and day.
 */
export function useAssigning(week: Week) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<AssigningDialog>()
  const begin = (step: AssigningStep | undefined) => {
    if (step?.kind !== 'rental') return setOpen(step)
    const { carId: auto, slot } = step
    const search = { zakladka: 'nowy', auto, od: slotAt(week, slot).date }
    void navigate({ to: '/admin/wylacznosc', search: search as never })
  }
  return { open, begin }
}
