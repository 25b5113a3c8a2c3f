import { useCallback, useEffect, useRef, useState } from 'react'
import type { Week } from '#kernel/week.ts'
import { type CallFailure, type CallResult, call } from '#platform/web/call.ts'
import { getCalendarSessions } from '../contract.ts'

export type Loaded<T> =
  | { readonly kind: 'loading' }
  /** No session yet, or not any more. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'shown'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: CallFailure }

type LoadCalendar<T> = (week: Week) => Promise<CallResult<T>>

/**
 * A week behind a PIN. The session is a cookie that no script can read (D13), so the server is asked first whether there is one.
 */
export function useCalendar<T>(calendar: 'fleet' | 'own', week: Week, load: LoadCalendar<T>) {
  const [state, setState] = useState<Loaded<T>>({ kind: 'loading' })
  const [round, setRound] = useState(0)
  const asked = useRef(false)
  const { year, week: number } = week

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a wish to load again.
  useEffect(() => {
    let isWanted = true
    setState({ kind: 'loading' })
    const loading = asked.current ? load({ year, week: number }) : loadIfOpen()
    void loading.then((result) => {
      if (!isWanted) return
      asked.current = true
      if (result === 'locked') setState({ kind: 'locked' })
      else if (result.ok) setState({ kind: 'shown', value: result.value })
      else if (result.failure.status === 401) setState({ kind: 'locked' })
      else setState({ kind: 'failed', failure: result.failure })
    })
    return () => {
      isWanted = false
    }

    async function loadIfOpen(): Promise<CallResult<T> | 'locked'> {
      const sessions = await call(getCalendarSessions, {})
      if (!sessions.ok) return sessions
      return sessions.value[calendar] ? load({ year, week: number }) : 'locked'
    }
  }, [calendar, year, number, load, round])

  // By the time the page is looked at again the week may have changed, and the session ended. What stands there stays until it is known.
  const isShown = state.kind === 'shown'
  useEffect(() => {
    if (!isShown) return
    let isWanted = true
    const lookAgain = () => {
      if (document.visibilityState !== 'visible') return
      void load({ year, week: number }).then((result) => {
        if (!isWanted) return
        if (result.ok) setState({ kind: 'shown', value: result.value })
        else if (result.failure.status === 401) setState({ kind: 'locked' })
      })
    }
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [isShown, load, year, number])

  return {
    state,
    reload: useCallback(() => setRound((before) => before + 1), []),
    lock: useCallback(() => setState({ kind: 'locked' }), []),
  }
}
