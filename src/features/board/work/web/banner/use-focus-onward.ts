import { useEffect } from 'react'
import { focusMain } from '#platform/web/admin-ui/kept-focus.ts'

/**
 * For what stands above the board for a while, with buttons in it: gone under the focus, the keyboard goes on
 * in the page's main part.
 */
export function useFocusOnward(shown: boolean): void {
  useEffect(() => (shown ? focusMain : undefined), [shown])
}
