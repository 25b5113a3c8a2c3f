import type { Session } from '#features/board/work/domain/public.ts'
import { nameOf, spotName } from '#features/board/work/web/public-view.ts'
import type { RemovalReason } from '#features/removals/domain/public.ts'
import type { Mover, Spot } from '#features/roster/domain/public.ts'
import { spotOf } from '#features/roster/domain/public.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import type { Removals } from './use-removals.ts'

interface RemovingProps {
  readonly removals: Removals
  readonly session: Session
  /** Whom to take off a shift; undefined while nobody is. */
  readonly mover: Mover | undefined
  /** The driver has reported illness for the shift, which is the reason then. */
  readonly reported: boolean
  onClose(): void
  /** Free since. */
  onRemoved(spot: Spot): void
}

/** The dialog of a removal (D22). */
export function Removing({ removals, session, mover, reported, onClose, onRemoved }: RemovingProps) {
  const { remove, busy, failure, forget } = removals
  const spot = mover && spotOf(session.timeline.now, mover.slot, mover.driverId)
  if (!mover || !spot) return null
  const close = () => {
    forget()
    onClose()
  }
  const send = async (reason: RemovalReason, reasonText: string) => {
    if (!(await remove(mover, reason, reasonText))) return
    close()
    onRemoved(spot)
  }
  return (
    <RemovalDialog
      name={nameOf(session.week, mover.driverId)}
      place={spotName(session.week, spot)}
      reported={reported}
      busy={busy}
      failure={failure}
      onRemove={(reason, reasonText) => void send(reason, reasonText)}
      onClose={close}
    />
  )
}
