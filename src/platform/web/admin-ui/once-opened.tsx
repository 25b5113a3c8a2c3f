import { type ReactNode, useEffect, useState } from 'react'

interface OnceOpenedProps {
  readonly opened: boolean
  /** Draws the dialog, opened or closed. */
  children(opened: boolean): ReactNode
}

/**
 * A dialog that is not drawn before it is opened: of the kit even closed ones take as long as rows of a
 * table. It is drawn closed first, so that it comes in, and gives the focus back, as others do.
 */
export function OnceOpened({ opened, children }: OnceOpenedProps) {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    if (opened) setDrawn(true)
  }, [opened])
  return opened || drawn ? children(opened && drawn) : null
}
