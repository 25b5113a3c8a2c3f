import { type ReactNode, useLayoutEffect, useState } from 'react'

interface OnceOpenedProps {
  readonly opened: boolean
  /** Draws the dialog, opened or closed. */
  children(opened: boolean): ReactNode
}

/**
 * A dialog that is not drawn before it is opened: of the kit even closed ones take as long as rows of a
 * table. It is drawn closed first, so that it comes in, and gives the focus back, as others do; and opened in
 * the same act, so that the next key is the dialog's and not that of what lies under it.
 */
export function OnceOpened({ opened, children }: OnceOpenedProps) {
  const [drawn, setDrawn] = useState(false)
  useLayoutEffect(() => {
    if (opened) setDrawn(true)
  }, [opened])
  return opened || drawn ? children(opened && drawn) : null
}
