import { useEffect, useRef, useState } from 'react'
import type { CallFailure, CallResult } from './call.ts'
import { createActKeys } from './request-id.ts'

const keys = createActKeys()

/** What a page shows of the thing that its link is about. */
export interface KeyLink<T> {
  /** Undefined until it is known. */
  readonly shown: T | undefined
  readonly failure: CallFailure | undefined
  readonly sending: boolean
  /** The press was answered. */
  readonly done: boolean
  look(): Promise<void>
  confirm(): Promise<void>
}

interface Calls<T> {
  readonly look: (key: string) => Promise<CallResult<T>>
  readonly act: (key: string, requestId: string) => Promise<CallResult<T>>
}

/**
 * A link of a message with its key behind the '#': shows what it is about, and acts by a press. Opening alone
 * changes nothing, since programs that look through mail open links too; the key goes out in bodies only.
 */
export function useKeyLink<T>(calls: Calls<T>): KeyLink<T> {
  const [looked, setLooked] = useState<{ readonly key: string; readonly value: T }>()
  const [failure, setFailure] = useState<CallFailure>()
  const [sending, setSending] = useState(false)
  const [done, setDone] = useState(false)
  const { look: askFor, act } = useRef(calls).current

  async function look() {
    const key = keyOfLink()
    setLooked(undefined)
    setDone(false)
    setFailure(undefined)
    const result = await askFor(key)
    if (key !== keyOfLink()) return
    if (result.ok) setLooked({ key, value: result.value })
    else setFailure(result.failure)
  }

  async function confirm() {
    if (!looked) return
    const { key } = looked
    setSending(true)
    setFailure(undefined)
    const result = await act(key, keys.keyFor({ key }))
    setSending(false)
    if (result.ok) keys.answered()
    if (key !== keyOfLink()) return
    if (!result.ok) return setFailure(result.failure)
    setLooked({ key, value: result.value })
    setDone(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens, and once more where another link is opened in its tab.
  useEffect(() => {
    const listener = () => void look()
    listener()
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, [])

  return { shown: looked?.value, failure, sending, done, look, confirm }
}

/** What stands behind the '#'. */
function keyOfLink(): string {
  return location.hash.slice(1)
}
