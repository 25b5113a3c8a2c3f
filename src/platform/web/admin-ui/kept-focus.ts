import { type FocusEvent, useEffect, useRef } from 'react'

/** Where the focus was in what is gone by now: into the page's main part, so that the next Tab goes on there and not at the top. */
export function focusMain(): void {
  if (document.activeElement !== document.body) return
  document.getElementById('tresc')?.focus({ preventScroll: true })
}

/** For a list whose rows go away under the focus, as by their own buttons 'Usuń' and 'Odnów'; put the answer on it as `onFocus`. */
export function useKeptFocus(): (event: FocusEvent) => void {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    if (last.current?.isConnected === false) focusMain()
  })
  useEffect(
    () => () => {
      // Once all that goes away has gone.
      setTimeout(() => last.current?.isConnected === false && focusMain())
    },
    [],
  )
  return ({ target }) => {
    last.current = target
  }
}
