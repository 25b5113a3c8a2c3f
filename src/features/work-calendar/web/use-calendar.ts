import { useCallback, useEffect, useState } from 'react'
import type { Week } from '#kernel/week.ts'
import type { CallFailure, CallResult } from '#platform/web/call.ts'

export type Loaded<T> =
  | { readonly kind: 'loading' }
  /** No session yet, or not any more. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'shown'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: CallFailure }

/**
 * A week behind a PIN. The session is a cookie that no script can read (D13), so the first call is what tells whether it
 * still holds.
 */
export function useCalendar<T>(week: Week, load: (week: Week) => Promise<CallResult<T>>) {
  const [state, setState] = useState<Loaded<T>>({ kind: 'loading' })
  const [round, setRound] = useState(0)
  const { year, week: number } = week

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a wish to load again.
  useEffect(() => {
    let isWanted = true
    setState({ kind: 'loading' })
    void load({ year, week: number }).then((result) => {
      if (!isWanted) return
      if (result.ok) setState({ kind: 'shown', value: result.value })
      else if (result.failure.status === 401) setState({ kind: 'locked' })
      else setState({ kind: 'failed', failure: result.failure })
    })
    return () => {
      isWanted = false
    }
  }, [year, number, load, round])

  return {
    state,
    reload: useCallback(() => setRound((before) => before + 1), []),
    lock: useCallback(() => setState({ kind: 'locked' }), []),
  }
}
