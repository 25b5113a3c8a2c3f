import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { AssigningDialog, AssigningStep } from './assigning-step.ts'

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
