import { Button } from '@mantine/core'
import { Link, linkOptions } from '@tanstack/react-router'
import { memo } from 'react'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import type { WeekPlan } from '#features/roster/domain/public.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useSteady } from '#platform/web/use-steady.ts'
import { assignedCarsLines, assigningTexts as texts } from '../../texts.ts'
import type { AssigningStep } from '../assigning-step.ts'
import { assignedCars } from './assigned-cars.ts'
import classes from './assigning-bar.module.css'

interface AssigningBarProps {
  readonly week: WeekOnBoard
  readonly board: WeekPlan
  /** Only looked at: nothing can be assigned. */
  readonly editable: boolean
  onStep(step: AssigningStep): void
}

const RENTAL = linkOptions({ to: '/admin/wylacznosc', search: { zakladka: 'nowy' } })

/** 'Przypisane pojazdy', 'Przypisz pojazd', 'Nowy wynajem', 'Nowe uziemienie' (Spec 2 §2). */
export function AssigningBar({ week, board, editable, onStep }: AssigningBarProps) {
  const tell = useSteady(() => {
    const lines = assignedCarsLines(assignedCars(week, board))
    toastDone(lines.join(' '), texts.assignedCars)
  })
  return <Bar editable={editable} onTell={tell} onStep={onStep} />
}

interface BarProps extends Pick<AssigningBarProps, 'editable' | 'onStep'> {
  onTell(): void
}

/** Not drawn anew with every drop on the board. */
const Bar = memo(function Bar({ editable, onTell, onStep }: BarProps) {
  return (
    <div className={classes.bar}>
      <Button size="xs" variant="default" data-done onClick={onTell}>
        {texts.assignedCars}
      </Button>
      <Button size="xs" variant="default" disabled={!editable} onClick={() => onStep({ kind: 'assign-car' })}>
        {texts.assignCar}
      </Button>
      <Button size="xs" variant="default" renderRoot={(props) => <Link {...RENTAL} {...props} />}>
        {texts.newRental}
      </Button>
      <Button size="xs" variant="default" disabled={!editable} onClick={() => onStep({ kind: 'grounding' })}>
        {texts.newGrounding}
      </Button>
    </div>
  )
})
