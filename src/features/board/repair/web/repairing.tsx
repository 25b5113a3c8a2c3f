import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PendingGrounding } from '#features/board/work/domain/public.ts'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import type { BoardHandle, BoardView } from '#features/board/work/web/public-view.ts'
import type { Proposal } from '#features/planning/domain/public.ts'
import type { Mover } from '#features/roster/domain/public.ts'
import { appliedGrounding, appliedRepair } from '../texts.ts'
import type { Removals, RemovalWhy } from './removal/use-removals.ts'
import { type Out, RepairDialog } from './repair-dialog.tsx'

interface RepairingProps {
  readonly out: Out
  readonly view: BoardView
  readonly work: BoardWork
  readonly removals: Removals
  readonly handle: RefObject<BoardHandle | null>
  readonly say: (text: string) => void
  onClose(): void
}

/**
 * The dialog for a driver or a car that is out, and the chosen proposal laid as one step; who is out is
 * removed with a reason (D22, D24).
 */
export function Repairing({ out, view, work, removals, handle, say, onClose }: RepairingProps) {
  const close = () => {
    removals.forget()
    flushSync(onClose)
    if (out.kind === 'driver-out') handle.current?.focus(out)
  }
  const lay = async ({ board }: Proposal, movers: readonly Mover[], why: RemovalWhy): Promise<boolean> => {
    if (movers.length > 0) return removals.removeAll(movers, why, board)
    work.lay(board)
    return true
  }
  const ground = (proposal: Proposal | undefined, grounding: PendingGrounding) => {
    const reg = view.week.carsById.get(grounding.carId)?.reg ?? ''
    work.layGrounded(proposal?.board ?? view.board, grounding)
    flushSync(onClose)
    say(appliedGrounding(reg, proposal?.moves.length ?? 0))
    const row = view.week.cars.indexOf(grounding.carId)
    if (row >= 0) handle.current?.focusCell({ slot: out.slot, area: 'cars', row })
  }
  const apply = async (
    proposal: Proposal | undefined,
    why: RemovalWhy,
    grounding: PendingGrounding | undefined,
  ) => {
    if (grounding) return ground(proposal, grounding)
    if (!proposal) return
    const gone = proposal.moves.flatMap(({ driverId, from, to }): Mover[] =>
      from && !to && !from.onCall ? [{ driverId, slot: from.slot }] : [],
    )
    if (!(await lay(proposal, gone, why))) return
    removals.forget()
    flushSync(onClose)
    say(appliedRepair(proposal.moves.length))
    const seated = proposal.moves.find(({ to }) => to !== null)
    if (seated?.to) handle.current?.focus({ driverId: seated.driverId, slot: seated.to.slot })
    else {
      const left = proposal.moves[0]?.from
      const row = view.week.cars.indexOf(left?.carId ?? '')
      if (left && row >= 0) handle.current?.focusCell({ slot: left.slot, area: 'cars', row })
    }
  }
  return (
    <RepairDialog
      out={out}
      view={view}
      facts={view.repairFacts}
      busy={removals.busy}
      failure={removals.failure}
      onClose={close}
      onApply={(proposal, why, grounding) => void apply(proposal, why, grounding)}
    />
  )
}
