import { headCount } from '../../texts-board.ts'
import type { BoardView } from './board-view.ts'
import classes from './pane.module.css'

/** Assigned drivers / available cars (Spec 2 §2). */
export function HeadCount({ view, slot }: { readonly view: BoardView; readonly slot: number }) {
  const assigned = view.board[slot]?.cars.size ?? 0
  const available = view.week.available[slot] ?? 0
  const limit = view.week.limits[slot] ?? 0
  return (
    <span
      className={classes.count}
      data-over-limit={assigned > limit ? '' : undefined}
      title={headCount(assigned, available, limit)}
    >
      {`${assigned}/${available}${assigned > limit ? '!' : ''}`}
    </span>
  )
}
