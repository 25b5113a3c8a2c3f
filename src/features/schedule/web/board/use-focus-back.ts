import { useEffect, useState } from 'react'
import { focusMain } from '#platform/web/admin-ui/kept-focus.ts'

/**
 * For a dialog that is drawn only while it is open, which the kit can't see closing: the focus goes back to where it was before, unless what was
 * decided in the dialog has put it elsewhere.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      focusMain()
    },
    [before],
  )
}

/** For what stands above the board for a while, with buttons in it: gone under the focus, the keyboard goes on in the page's main part. */
export function useFocusOnward(shown: boolean): void {
  useEffect(() => (shown ? focusMain : undefined), [shown])
}
