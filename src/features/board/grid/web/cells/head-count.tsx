import { memo } from 'react'
import { slotCounts } from '#features/board/work/domain/public.ts'
import { boardTexts, headCount } from '#features/board/work/texts.ts'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import classes from '../desk/pane.module.css'

interface HeadCountProps {
  readonly view: BoardView
  readonly slot: number
  readonly narrow?: boolean
}

/** Assigned drivers / available cars (Spec 2 §2); a closed shift that nobody drives says so instead. */
export const HeadCount = memo(function HeadCount({ view, slot, narrow = false }: HeadCountProps) {
  const counts = slotCounts(view.week, view.board, slot)
  const { assigned, available, limit } = counts
  return (
    <span
      className={classes.count}
      data-over-limit={assigned > limit ? '' : undefined}
      title={headCount(counts, slot < view.week.begun)}
    >
      {limit === 0 && assigned === 0
        ? boardTexts[narrow ? 'closedShort' : 'closed']
        : `${assigned}/${available}${assigned > limit ? '!' : ''}`}
    </span>
  )
}, isSameCount)

function isSameCount(a: HeadCountProps, b: HeadCountProps): boolean {
  return (
    a.slot === b.slot &&
    a.narrow === b.narrow &&
    a.view.week === b.view.week &&
    a.view.board[a.slot] === b.view.board[b.slot]
  )
}

/** The same in words, for who has no pointer to ask with. */
export function HeadCountInWords({ view, slot }: Omit<HeadCountProps, 'narrow'>) {
  return (
    <p className={classes.words}>
      {headCount(slotCounts(view.week, view.board, slot), slot < view.week.begun)}
    </p>
  )
}
