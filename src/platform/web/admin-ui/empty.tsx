import type { ReactNode } from 'react'
import classes from './empty.module.css'

interface EmptyProps {
  readonly icon?: ReactNode
  /** One sentence: what is not here, and why. */
  readonly children: ReactNode
  /** The next step. */
  readonly action?: ReactNode
}

/** Instead of an empty list: a sentence and the next step. */
export function Empty({ icon, children, action }: EmptyProps) {
  return (
    <div className={classes.empty}>
      {icon ? (
        <div className={classes.icon} aria-hidden>
          {icon}
        </div>
      ) : null}
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  )
}
