import { useEffect, useState } from 'react'
import type { Week } from '#kernel/week.ts'
import { call } from '#platform/web/call.ts'
import { TAB } from '#platform/web/tab.ts'
import { setEditor } from '../contract.ts'
import { watchAtWork } from './at-work.ts'

const HEARTBEAT_MS = 15_000

/**
 * Logs in as editor of the week while it is on the screen, and out when it is left, the page is closed, or
 * nobody is at it any more (D23).
 * @returns whether somebody is at it, known to the server
 */
export function usePresence({ year, week }: Week): boolean {
  const [entered, setEntered] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    // A heartbeat that does not arrive is followed by the next one; outlasts the page, so that leaving it is
    // told.
    const send = (mode: 'in' | 'out') =>
      call(setEditor, { mode, year, week, sessionId: TAB }, { keepalive: true })
    const stop = watchAtWork((atWork) => {
      clearInterval(timer)
      if (atWork) timer = setInterval(() => void send('in'), HEARTBEAT_MS)
      const sent = send(atWork ? 'in' : 'out')
      if (atWork) void sent.then(() => setEntered(true))
      else setEntered(false)
    })
    return stop
  }, [year, week])
  return entered
}
