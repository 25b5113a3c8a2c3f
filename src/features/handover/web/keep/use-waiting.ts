import { useCallback, useEffect, useState } from 'react'
import type { Sent } from './send-waiting.ts'
import { sendNow } from './sending.ts'
import { allWaiting, type WaitingHandover, whenWaitingChanges } from './waiting.ts'

const FIRST_PAUSE_MS = 3000
const LONGEST_PAUSE_MS = 60_000

export interface Waiting {
  readonly all: readonly WaitingHandover[]
  readonly sending: boolean
  /** How the last try ended. */
  readonly last: Sent | undefined
  /** Tries now; resolves once the try has ended. */
  send(): Promise<void>
}

/** What waits on this phone, sent again and again while the page is open: at once when it is online again. */
export function useWaiting(onArrived: () => void): Waiting {
  const [all, setAll] = useState<readonly WaitingHandover[]>([])
  const [sending, setSending] = useState(false)
  const [last, setLast] = useState<Sent>()

  useEffect(() => {
    let isHere = true
    const look = () => void allWaiting().then((found) => isHere && setAll(found))
    look()
    const end = whenWaitingChanges(look)
    return () => {
      isHere = false
      end()
    }
  }, [])

  const send = useCallback(async () => {
    const before = (await allWaiting()).length
    if (before === 0) return
    setSending(true)
    const sent = await sendNow().catch(() => 'later' as const)
    setSending(false)
    setLast(sent)
    setAll(await allWaiting())
    onArrived()
  }, [onArrived])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = FIRST_PAUSE_MS
    let isHere = true
    const attempt = async () => {
      clearTimeout(timer)
      await send()
      if (!isHere) return
      timer = setTimeout(attempt, pause)
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2)
    }
    const hurry = () => {
      if (document.visibilityState !== 'visible') return
      pause = FIRST_PAUSE_MS
      void attempt()
    }
    void attempt()
    addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hurry)
    return () => {
      isHere = false
      clearTimeout(timer)
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
    }
  }, [send])

  return { all, sending, last, send }
}
