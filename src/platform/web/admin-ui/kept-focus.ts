import { type FocusEvent, useEffect, useRef, useState } from 'react'

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

/**
 * For a dialog that is drawn only while it is open, which the kit can't see closing: the focus goes back to where it was before, unless what was
 * decided in the dialog has put it elsewhere.
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
 * A button or switch that is busy is disabled meanwhile, by which it loses the focus: gives it back once the control is free again, unless
 * somebody has gone on since. Once for the page.
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

/** Once what is wrong has been told beside the fields: the first of them takes the focus, in the dialog where one is open. */
export function focusFirstError(): void {
  requestAnimationFrame(() => {
    const form = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
