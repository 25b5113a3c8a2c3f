import { useCallback, useEffect, useState } from 'react'
import type { Week } from '#kernel/week.ts'
import type { OwnWeek } from './own-week.ts'

export interface OwnWeekOnDevice {
  /** Undefined for a stranger, and until it is known. */
  readonly own: OwnWeek | undefined
  /** What an answer has told of it; undefined: it is another one now, to be read anew. */
  put(own: OwnWeek | undefined): void
  /** Asks anew: somebody has logged in, or has changed it elsewhere. */
  reload(): Promise<OwnWeek | undefined>
}

/** The driver's week as the server has it, for who has a session of the own calendar on this device. */
export function useOwnWeek(week: Week): OwnWeekOnDevice {
  const [own, put] = useState<OwnWeek>()
  const reload = useCallback(async () => {
    const loaded = await import('./load-own-week.ts')
      .then(({ loadOwnWeek }) => loadOwnWeek(week))
      .catch(() => undefined)
    if (loaded) put(loaded)
    return loaded
  }, [week])

  useEffect(() => {
    void reload()
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void reload()
    }
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [reload])

  return { own, put, reload }
}
