import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, Suspense, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { openBoard } from '#features/board/work/contract.ts'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import { type BoardHandle, type BoardView, nameOf } from '#features/board/work/web/public-view.ts'
import { GroundingEditor } from '#features/fleet/groundings/web/public.tsx'
import { slotAt } from '#kernel/slot.ts'
import { refresh } from '#platform/web/admin-ui/calls.ts'
import { assignedTo } from '../texts.ts'
import { AssignDialog } from './assign-car/assign-dialog.tsx'
import type { AssigningDialog } from './assigning-step.ts'
import { SeatDialog } from './seat/seat-dialog.tsx'

interface AssigningProps {
  readonly step: AssigningDialog
  readonly view: BoardView
  readonly work: BoardWork
  readonly handle: RefObject<BoardHandle | null>
  readonly say: (text: string) => void
  onClose(): void
}

/**
 * The dialog of what the office has begun to do with a car; what it decides is one unsaved step (D24), or a
 * grounding that is saved at once.
 */
export function Assigning({ step, view, work, handle, say, onClose }: AssigningProps) {
  const { week } = view
  const client = useQueryClient()
  const seats = step.kind === 'seat'
  // Who has sent availability since the page was opened may sit there too.
  useEffect(() => {
    if (seats) void refresh(client, [openBoard])
  }, [seats, client])
  if (step.kind === 'grounding') {
    const { carId = null, slot } = step
    const at = slot === undefined ? undefined : slotAt(week.week, slot)
    // Fetched when it is first wanted; until then the board stays on the screen, scrolled as it is.
    return (
      <Suspense>
        <GroundingEditor
          subject={{ carId, ...(at ? { span: { from: at, to: at } } : {}) }}
          cars={week.rows}
          onSaved={() => void work.followOwn()}
          onClose={onClose}
        />
      </Suspense>
    )
  }
  if (step.kind === 'seat') {
    const { spot } = step
    const back = () => {
      flushSync(onClose)
      handle.current?.focusCell({ slot: spot.slot, area: 'cars', row: week.cars.indexOf(spot.carId ?? '') })
    }
    return (
      <SeatDialog
        view={view}
        seat={spot}
        initial={work.initial}
        onClose={back}
        onSeat={(driverId) => {
          flushSync(onClose)
          handle.current?.bring(driverId, spot)
        }}
      />
    )
  }
  return (
    <AssignDialog
      view={view}
      carId={step.carId}
      driverId={step.driverId}
      onClose={onClose}
      onAssign={({ driverId, carId }, { board, slots }) => {
        const given = slots.filter((slot) => slot.assigned)
        flushSync(() => {
          onClose()
          work.lay(board)
        })
        say(assignedTo(nameOf(week, driverId), week.carsById.get(carId)?.reg ?? '', given.length))
        const first = given[0]
        if (first) handle.current?.focus({ driverId, slot: first.slot })
      }}
    />
  )
}
