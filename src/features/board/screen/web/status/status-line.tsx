import type { ReactNode } from 'react'
import { Legend } from './legend.tsx'
import classes from './status-line.module.css'

interface StatusLineProps {
  /** One sentence about what is shown; empty without. */
  readonly note: string
  /** Who edits the week. */
  readonly children: ReactNode
}

/** Under the board: who edits it, what is shown, and what its signs mean. */
export function StatusLine({ note, children }: StatusLineProps) {
  return (
    <div className={classes.line}>
      {children}
      <span className={classes.note}>{note}</span>
      <div className={classes.legend}>
        <Legend />
      </div>
    </div>
  )
}
