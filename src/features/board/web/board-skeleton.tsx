import { boardTexts } from '../texts.ts'
import classes from './board.module.css'

/** The board's shape, while the week is on the way. */
export function BoardSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label={boardTexts.loading}>
      <div data-shift="day" />
      <div data-shift="night" />
    </div>
  )
}
