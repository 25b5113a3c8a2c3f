import { Text } from '@mantine/core'
import { useState } from 'react'
import { getFleetToday } from '#features/schedule/contract-fleet-today.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { ManyDialog } from '#platform/web/admin-ui/list/many-dialog.tsx'
import { listCarGroundings, listGroundings } from '../contract.ts'
import { endGroundings } from '../contract-many.ts'
import { manyTexts as texts } from '../texts-many.ts'
import type { GroundingCar } from './grounding-dialog.tsx'

interface EndManyProps {
  readonly cars: readonly GroundingCar[]
  onClose(done: boolean): void
}

/** Many cars back on the road from the slot that runs; what follows is told before. */
export function EndMany({ cars, onClose }: EndManyProps) {
  const [carIds] = useState(() => cars.map(({ id }) => id))
  const acting = useAct(endGroundings, {
    refreshes: [listCarGroundings, listGroundings, getFleetToday],
    showsFailure: true,
  })
  return (
    <ManyDialog
      title={texts.endTitle(cars.length)}
      act={texts.end}
      busy={acting.busy}
      failure={acting.failure}
      onClose={onClose}
      run={async () => {
        const result = await acting.run({ carIds })
        if (!result.ok) return undefined
        const { ended, left } = result.value
        return {
          done: texts.ended(ended.length),
          left: left.map(({ id, why }) => ({
            name: cars.find((car) => car.id === id)?.reg ?? '',
            why: texts.why[why],
          })),
        }
      }}
    >
      <Text size="sm">{texts.endText}</Text>
    </ManyDialog>
  )
}
