import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

interface PanelProps {
  readonly title?: string
  readonly description?: ReactNode
  readonly actions?: ReactNode
  /** The content goes to the edge, as tables do. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** A white sheet on the page's ground, with a heading of its own. */
export function Panel({ title, description, actions, flush = false, children }: PanelProps) {
  const id = useId()
  return (
    <section className={classes.panel} {...(title ? { 'aria-labelledby': id } : {})}>
      {title ? (
        <div className={classes.head}>
          <div>
            <Title order={2} id={id}>
              {title}
            </Title>
            {description ? <div className={classes.description}>{description}</div> : null}
          </div>
          {actions}
        </div>
      ) : null}
      <div className={flush ? classes.flush : classes.body}>{children}</div>
    </section>
  )
}
