import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a tap can be undone; nothing is booked before. */
export const UNDO_MS = 5000

interface Taking<T> {
  /** What was tapped and is not sent yet. */
  readonly pending: T | undefined
  /** Another one sends the one before at once. */
  take(what: T): void
  undo(): void
}

/**
 * Holds a tap back for five seconds in which it can be undone. Who leaves or hides the page meanwhile has not
 * undone it: it is sent at once, so that what was tapped and not taken back is booked in every case.
 * @param send is to outlive the page
 */
export function useTaking<T>(send: (what: T) => void): Taking<T> {
  const [pending, setPending] = useState<T>()
  const waiting = useRef<T>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(send)
  useEffect(() => {
    sending.current = send
  }, [send])

  const settle = useCallback(() => {
    clearTimeout(timer.current)
    const what = waiting.current
    waiting.current = undefined
    setPending(undefined)
    return what
  }, [])
  const sendNow = useCallback(() => {
    const what = settle()
    if (what !== undefined) sending.current(what)
  }, [settle])

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') sendNow()
    }
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', sendNow)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', sendNow)
      sendNow()
    }
  }, [sendNow])

  return {
    pending,
    take: (what) => {
      sendNow()
      waiting.current = what
      setPending(what)
      timer.current = setTimeout(sendNow, UNDO_MS)
    },
    undo: () => void settle(),
  }
}
