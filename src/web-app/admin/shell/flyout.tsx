import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import classes from './flyout.module.css'

interface FlyoutProps {
  /** Of the button. */
  readonly label: string
  /** Of what opens. */
  readonly title: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

/**
 * A button of the header and what opens under it. The browser's own popover: Escape and a click elsewhere
 * close it.
 */
export function Flyout({ label, title, icon, children }: FlyoutProps) {
  const id = useId()
  const sheet = useRef<HTMLElement>(null)
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) sheet.current?.hidePopover()
  }
  return (
    <div className={classes.flyout}>
      <IconButton variant="subtle" color="gray" size={40} label={label} popoverTarget={id}>
        {icon}
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is followed by keys through the same event */}
      <section
        ref={sheet}
        id={id}
        popover="auto"
        className={classes.sheet}
        aria-label={title}
        onClick={closeAfterLink}
      >
        {children}
      </section>
    </div>
  )
}
