import { useCallback, useEffect, useState } from 'react'
import type { Week } from '#kernel/week.ts'
import type { OwnWeekOnWire } from './load-own-week.ts'
import type { OwnWeek } from './own-week.ts'

export interface OwnWeekOnDevice {
  /** Undefined for a stranger, and until it is known. */
  readonly own: OwnWeek | undefined
  /** What an answer has told of it; undefined: it is another one now, to be read anew. */
  put(own: OwnWeek | undefined): void
  /** Asks anew: somebody has logged in, or has changed it elsewhere. */
  reload(): Promise<OwnWeek | undefined>
}

/** Until the first form stands, of a page that the server has drawn just now: it knows who asked for it. */
let isAsDrawn = globalThis.location?.pathname === '/' && !document.documentElement.dataset.kept

/**
 * The driver's week as the server has it, for who has a session of the own calendar on this device.
 * @param told what came of it with the page: null where nobody is known, undefined where it can't say
 */
export function useOwnWeek(week: Week, told: OwnWeekOnWire | null | undefined): OwnWeekOnDevice {
  const [own, put] = useState<OwnWeek>()
  const look = useCallback(
    async (given?: OwnWeekOnWire) => {
      const loaded = await import('./load-own-week.ts')
        .then(({ loadOwnWeek }) => loadOwnWeek(week, given))
        .catch(() => undefined)
      if (loaded) put(loaded)
      return loaded
    },
    [week],
  )
  const reload = useCallback(() => look(), [look])

  useEffect(() => {
    // Who has no session is asked for none, on a net where every call costs a second.
    if (!isAsDrawn || told !== null) void look((isAsDrawn && told) || undefined)
    isAsDrawn = false
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void look()
    }
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [look, told])

  return { own, put, reload }
}
