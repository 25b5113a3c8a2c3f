import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailure, call, isPassing } from '#platform/web/call.ts'
import { submitAvailability } from '../../../contract.ts'
import { forgetPending, forgetTyped, keepPending, type PendingSubmission } from '../pending-memory.ts'
import { pauseBefore } from './retry-pause.ts'
import { type Stored, storedFromWire, submissionOnWire } from './submission-codec.ts'
import { submissionKeys } from './submission-keys.ts'

const ANSWER_WITHIN_MS = 20_000

export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly pending: PendingSubmission }
  /** No answer yet; tried again in so many seconds. */
  | { readonly kind: 'waiting'; readonly pending: PendingSubmission; readonly seconds: number }
  | { readonly kind: 'refused'; readonly pending: PendingSubmission; readonly failure: CallFailure }
  | { readonly kind: 'done'; readonly pending: PendingSubmission; readonly stored: Stored }

/**
 * Sends, and goes on sending the same request under the same id until an answer comes, so that a bad
 * connection can neither lose a submission nor double it (D6). What is on its way is kept on the device and
 * survives a reload.
 */
export function useSending() {
  const [state, setState] = useState<Sending>({ kind: 'idle' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Each send has its number; answers to an earlier one are no longer heard.
  const current = useRef(0)

  const send = useCallback(async (pending: PendingSubmission, tries = 0): Promise<void> => {
    clearTimeout(timer.current)
    const mine = ++current.current
    keepPending(pending)
    setState({ kind: 'sending', pending })
    const result = await call(submitAvailability, submissionOnWire(pending), {
      requestId: pending.requestId,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (mine !== current.current) return
    if (result.ok || (result.failure.status >= 400 && result.failure.status < 500)) submissionKeys.answered()
    if (result.ok) {
      forgetPending()
      forgetTyped()
      setState({ kind: 'done', pending, stored: storedFromWire(result.value) })
    } else if (isPassing(result.failure)) {
      countDown(pauseBefore(tries + 1), tries + 1)
    } else {
      forgetPending()
      setState({ kind: 'refused', pending, failure: result.failure })
    }

    function countDown(seconds: number, triesSoFar: number) {
      if (seconds <= 0) return void send(pending, triesSoFar)
      setState({ kind: 'waiting', pending, seconds })
      timer.current = setTimeout(() => countDown(seconds - 1, triesSoFar), 1000)
    }
  }, [])

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
      forgetPending()
      setState({ kind: 'idle' })
    },
  }
}
