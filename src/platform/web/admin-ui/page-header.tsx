import { Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import classes from './page-header.module.css'

interface PageHeaderProps {
  readonly title: string
  /** One line under the title. */
  readonly description?: ReactNode
  /** Buttons on the right; below the title on a phone. */
  readonly actions?: ReactNode
}

/** The head of every screen: its only h1, which names the browser's tab too. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} – Flotylla`
  }, [title])
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        {description ? <div className={classes.description}>{description}</div> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  )
}
