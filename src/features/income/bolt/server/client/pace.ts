import type { Clock } from '#platform/server/clock.ts'

/** Waits so many milliseconds; refuses once there is no use in waiting any more. */
export type Wait = (milliseconds: number) => Promise<void>

/** Lets one request run at a time, with a pause between any two beginnings. */
export interface Pace {
  /** Runs when its turn comes, in the order of calling; answers or throws what `ask` does. */
  run<T>(ask: () => Promise<T>): Promise<T>
}

/** @param pauseMs between two requests' beginnings */
export function createPace({
  clock,
  wait,
  pauseMs,
}: {
  readonly clock: Clock
  readonly wait: Wait
  readonly pauseMs: number
}): Pace {
  let last = Number.NEGATIVE_INFINITY
  let queue: Promise<unknown> = Promise.resolve()
  const begin = async (): Promise<void> => {
    const since = clock.now().getTime() - last
    // A clock that was set back must not make anybody wait for it to come round again.
    if (since < pauseMs) await wait(Math.min(pauseMs, pauseMs - since))
    last = clock.now().getTime()
  }
  return {
    run: (ask) => {
      const answer = queue.then(begin).then(ask)
      // Whoever fails does not stop those behind.
      queue = answer.catch(() => undefined)
      return answer
    },
  }
}
