import { boardTexts } from '#features/board/work/texts.ts'
import classes from './screen.module.css'

/** The board's shape, while the week is on the way. */
export function BoardSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label={boardTexts.loading}>
      <div data-shift="day" />
      <div data-shift="night" />
    </div>
  )
}
