import { LateBar } from '#features/board/assigning/web/public.tsx'
import { NewerVersion, UnfitMoves } from '#features/board/compare/web/public.tsx'
import { ImpossiblePins, type Pins, StrayedPins } from '#features/board/pins/web/public.tsx'
import { LeftFleet, type Out } from '#features/board/repair/web/public.tsx'
import type { Session } from '#features/board/work/domain/public.ts'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import type { Mover } from '#features/roster/domain/public.ts'
import { Refused } from './refused.tsx'

interface BoardNoticesProps {
  readonly work: BoardWork
  readonly session: Session
  readonly view: BoardView
  readonly pins: Pins
  readonly phone: boolean
  /** Another state than that of the work is shown. */
  readonly looksOnly: boolean
  onShow(mover: Mover): void
  onOut(out: Out): void
}

/** What stands above the week until somebody has done something about it. */
export function BoardNotices(props: BoardNoticesProps) {
  const { work, session, view, pins, phone, looksOnly, onShow, onOut } = props
  const generated = session.version > 0
  return (
    <>
      <ImpossiblePins pins={pins} generated={generated} begun={session.week.begun} />
      <StrayedPins pins={pins} session={session} />
      {!looksOnly && generated ? <LeftFleet view={view} work={work} onOut={onOut} /> : null}
      {looksOnly ? null : <LateBar work={work} session={session} onShow={onShow} />}
      <NewerVersion work={work} phone={phone} />
      <UnfitMoves work={work} />
      <Refused work={work} week={view.week} onShow={onShow} />
    </>
  )
}
