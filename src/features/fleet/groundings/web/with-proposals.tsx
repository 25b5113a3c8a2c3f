import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconBolt } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { keepCarOff } from '#features/fleet/unavailability/web/public.ts'
import { weekOf } from '#kernel/week.ts'
import { focusFirstWrong } from '#platform/web/admin-ui/form-failure.ts'
import { groundingOfficeTexts as texts } from '../texts-office.ts'
import { type GroundingValues, spanOfValues } from './grounding-values.ts'

interface WithProposalsProps {
  readonly form: UseFormReturnType<GroundingValues>
  /** What was typed goes on elsewhere. */
  onGone(): void
}

/** Takes a new grounding to the board of its week, where the car's drivers get their proposals. */
export function WithProposals({ form, onGone }: WithProposalsProps) {
  const navigate = useNavigate()
  const go = () => {
    const { hasErrors } = form.validate()
    const { carId, groundedReason, notOnStation } = form.values
    const span = spanOfValues(form.values)
    if (hasErrors || !span || carId === null) return focusFirstWrong()
    keepCarOff({ kind: 'grounding', carId, ...span, reason: groundedReason, notOnStation, rental: {} })
    form.resetDirty()
    onGone()
    const { year, week } = weekOf(span.from.date)
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
