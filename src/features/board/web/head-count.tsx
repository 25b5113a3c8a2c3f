import { slotCounts } from '../domain/slot-counts.ts'
import { headCount } from '../texts.ts'
import type { BoardView } from './board-view.ts'
import classes from './pane.module.css'

/** Assigned drivers / available cars (Spec 2 §2). */
export function HeadCount({ view, slot }: { readonly view: BoardView; readonly slot: number }) {
  const counts = slotCounts(view.week, view.board, slot)
  const { assigned, available, limit } = counts
  return (
    <span
      className={classes.count}
      data-over-limit={assigned > limit ? '' : undefined}
      title={headCount(counts)}
    >
      {`${assigned}/${available}${assigned > limit ? '!' : ''}`}
    </span>
  )
}
