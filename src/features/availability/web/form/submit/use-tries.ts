import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailure, type CallResult, isPassing } from '#platform/web/call.ts'
import { pauseBefore } from './retry-pause.ts'

export type Tries<P, T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly pending: P }
  /** No answer yet; tried again in so many seconds. */
  | { readonly kind: 'waiting'; readonly pending: P; readonly seconds: number }
  | { readonly kind: 'refused'; readonly pending: P; readonly failure: CallFailure }
  | { readonly kind: 'done'; readonly pending: P; readonly value: T }

interface Act<P, T> {
  /** One try, under the same request id each time. */
  attempt(pending: P): Promise<CallResult<T>>
  /** On this device, until an answer comes. */
  keep(pending: P): void
  forget(): void
}

/**
 * Sends, and goes on sending the same request under the same id until an answer comes, so that a bad
 * connection can neither lose what was sent nor double it (D6). What is on its way is kept on the device and
 * survives a reload.
 * @param act the same one at every render
 */
export function useTries<P, T>(act: Act<P, T>) {
  const [state, setState] = useState<Tries<P, T>>({ kind: 'idle' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Each send has its number; answers to an earlier one are no longer heard.
  const current = useRef(0)

  const send = useCallback(
    async (pending: P, tries = 0): Promise<void> => {
      clearTimeout(timer.current)
      const mine = ++current.current
      act.keep(pending)
      setState({ kind: 'sending', pending })
      const result = await act.attempt(pending)
      if (mine !== current.current) return
      if (!result.ok && isPassing(result.failure)) return countDown(pauseBefore(tries + 1), tries + 1)
      act.forget()
      setState(
        result.ok
          ? { kind: 'done', pending, value: result.value }
          : { kind: 'refused', pending, failure: result.failure },
      )

      function countDown(seconds: number, triesSoFar: number) {
        if (seconds <= 0) return void send(pending, triesSoFar)
        setState({ kind: 'waiting', pending, seconds })
        timer.current = setTimeout(() => countDown(seconds - 1, triesSoFar), 1000)
      }
    },
    [act],
  )

  useEffect(() => {
    if (state.kind !== 'waiting') return
    const { pending } = state
    const listener = () => void send(pending)
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [state, send])

  useEffect(
    () => () => {
      current.current++
      clearTimeout(timer.current)
    },
    [],
  )

  return {
    state,
    send,
    /**
     * Back to the form. What was sent may have arrived for all that; the server keeps it from being stored
     * twice.
     */
    stop() {
      current.current++
      clearTimeout(timer.current)
      act.forget()
      setState({ kind: 'idle' })
    },
  }
}
