import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { boardTexts } from '../../texts.ts'
import classes from './banner-line.module.css'

interface BannerLineProps {
  /** What readers of the screen call it. */
  readonly label: string
  readonly icon: ReactNode
  /** All of it in one line, cut where there is no room. */
  readonly summary: string
  /** The one step that needs no look at the rest. */
  readonly action?: ReactNode
  /** What the button opens. */
  readonly children: ReactNode
}

/** A notice above the week that takes one line of its room until somebody opens it. */
export function BannerLine({ label, icon, summary, action, children }: BannerLineProps) {
  const [open, setOpen] = useState(false)
  const more = useId()
  return (
    <section className={classes.notice} aria-label={label}>
      <div className={classes.line}>
        {icon}
        <p className={classes.words} role="status" title={summary}>
          {summary}
        </p>
        {action}
        <Button
          size="xs"
          variant="default"
          aria-expanded={open}
          aria-controls={open ? more : undefined}
          aria-label={`${open ? boardTexts.fold : boardTexts.unfold}: ${label}`}
          onClick={() => setOpen(!open)}
        >
          {open ? boardTexts.fold : boardTexts.unfold}
        </Button>
      </div>
      {open ? (
        <div id={more} className={classes.more}>
          {children}
        </div>
      ) : null}
    </section>
  )
}
