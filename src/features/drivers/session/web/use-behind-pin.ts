import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailure, type CallResult, call, isPassing } from '#platform/web/call.ts'
import { getCalendarSessions } from '../contract.ts'
import { hasLeft } from './leave-device.ts'

export type Loaded<T> =
  /** `kept` where the answer is long in coming. */
  | { readonly kind: 'loading'; readonly kept?: Kept<T> | undefined }
  /** No session yet, or not any more. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'shown'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: CallFailure; readonly kept?: Kept<T> | undefined }

/** What this device was shown before. */
interface Kept<T> {
  readonly value: T
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What a device keeps of what stands behind the PIN, for where there is no network. */
export interface BehindPinMemory<T> {
  recall(): Kept<T> | undefined
  keep(value: T): void
  forget(): void
}

/** While the server is not reached: browsers don't always tell that the internet is back. */
const LOOK_AGAIN_MS = 15_000

/** So long an answer may take before what was kept is shown. */
const PATIENCE_MS = 3000

/**
 * What stands behind a PIN. The session is a cookie that no script can read (D13), so the server is asked
 * first whether there is one. What could not be reached loads by itself as soon as it can be.
 * @param load another function asks for something else
 * @param memory another one is of something else
 * @param given what came with the page, so that nothing is asked at first
 */
export function useBehindPin<T>(
  session: 'fleet' | 'own',
  load: () => Promise<CallResult<T>>,
  memory?: BehindPinMemory<T>,
  given?: T,
) {
  const [state, setState] = useState<Loaded<T>>(
    given === undefined ? { kind: 'loading' } : { kind: 'shown', value: given },
  )
  const [round, setRound] = useState(0)
  const asked = useRef(given !== undefined)
  const isGiven = useRef(given !== undefined)

  const ask = useCallback(async () => {
    // Without network too: whoever has the phone now is asked for a PIN.
    if (hasLeft()) return 'locked'
    if (!asked.current) {
      const sessions = await call(getCalendarSessions, {})
      if (!sessions.ok) return sessions
      if (!sessions.value[session]) return 'locked'
    }
    return load()
  }, [session, load])

  const settle = useCallback(
    (result: CallResult<T> | 'locked') => {
      asked.current = true
      if (result === 'locked' || isLocked(result)) {
        memory?.forget()
        setState({ kind: 'locked' })
      } else if (result.ok) {
        memory?.keep(result.value)
        setState({ kind: 'shown', value: result.value })
      } else {
        const { failure } = result
        setState({ kind: 'failed', failure, kept: isPassing(failure) ? memory?.recall() : undefined })
      }
    },
    [memory],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a wish to load again.
  useEffect(() => {
    let isWanted = true
    if (isGiven.current) {
      isGiven.current = false
      if (given !== undefined) memory?.keep(given)
      return
    }
    setState({ kind: 'loading' })
    const late = setTimeout(() => setState({ kind: 'loading', kept: memory?.recall() }), PATIENCE_MS)
    void ask().then((result) => {
      clearTimeout(late)
      if (isWanted) settle(result)
    })
    return () => {
      isWanted = false
      clearTimeout(late)
    }
  }, [ask, settle, memory, round])

  // By the time the page is looked at again, or the internet is back, it may have changed, and the session
  // ended. What stands there stays until it is known.
  const isShown = state.kind === 'shown'
  const isAwaited = state.kind === 'failed' && isPassing(state.failure)
  useEffect(() => {
    if (!isShown && !isAwaited) return
    let isWanted = true
    const lookAgain = () => {
      if (document.visibilityState !== 'visible') return
      void ask().then((result) => {
        if (isWanted && (isAwaited || result === 'locked' || result.ok || isLocked(result))) settle(result)
      })
    }
    const timer = isAwaited ? setInterval(lookAgain, LOOK_AGAIN_MS) : undefined
    addEventListener('online', lookAgain)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      isWanted = false
      clearInterval(timer)
      removeEventListener('online', lookAgain)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [isShown, isAwaited, ask, settle])

  return {
    state,
    /** Asks anew while what stands there stays. A lost connection changes nothing. */
    refresh: useCallback(async () => {
      const result = await ask()
      if (result === 'locked' || result.ok || isLocked(result)) settle(result)
    }, [ask, settle]),
    reload: useCallback(() => setRound((before) => before + 1), []),
    lock: useCallback(() => {
      memory?.forget()
      setState({ kind: 'locked' })
    }, [memory]),
  }
}

function isLocked(result: CallResult<unknown>): boolean {
  return !result.ok && result.failure.status === 401
}
