import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * Where the focus was in what is gone by now: into the page's main part, so that the next Tab goes on there
 * and not at the top.
 */
export function focusMain(): void {
  focusOn(document.getElementById('tresc'))
}

function focusOn(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true })
}

/**
 * For a list whose rows go away under the focus, as by their own buttons 'Usuń' and 'Odnów': the keyboard
 * goes on in the dialog that holds the list, or in the page's main part. Put the answer on it as `onFocus`.
 */
export function useKeptFocus(): (event: FocusEvent) => void {
  const last = useRef<Element>(undefined)
  const dialog = useRef<HTMLElement>(null)
  const [goOn] = useState(() => () => {
    if (last.current?.isConnected !== false) return
    if (dialog.current?.isConnected) focusOn(dialog.current)
    else focusMain()
  })
  useEffect(goOn)
  useEffect(
    () => () => {
      // Once all that goes away has gone.
      setTimeout(goOn)
    },
    [goOn],
  )
  return ({ target }) => {
    last.current = target
    dialog.current = target.closest<HTMLElement>('[role="dialog"]')
  }
}

/**
 * For a dialog that is drawn only while it is open, which the kit can't see closing: the focus goes back to
 * where it was before, unless what was decided in the dialog has put it elsewhere.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const { activeElement } = document
      if (activeElement !== document.body && !activeElement?.closest('[role="dialog"]')) return
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      focusMain()
    },
    [before],
  )
}

/**
 * A button or switch that is busy is disabled meanwhile, by which it loses the focus: gives it back once the
 * control is free again, unless somebody has gone on since. Once for the page.
 */
export function useFocusOfBusy(): void {
  useEffect(() => {
    let last: EventTarget | null = null
    const remember = ({ target }: Event) => {
      last = target
    }
    const freed = new MutationObserver((changes) => {
      if (document.activeElement !== document.body) return
      const own = changes.find(({ target }) => target === last)?.target
      if (own instanceof HTMLElement && !own.hasAttribute('disabled')) own.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    freed.observe(document.body, { attributeFilter: ['disabled'], subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      freed.disconnect()
    }
  }, [])
}
