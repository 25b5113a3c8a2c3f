import type { CDPSession } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds */
  readonly ts: number
  /** Microseconds of the processor, which a busy machine does not stretch as it stretches the clock. */
  readonly tdur?: number
}

/** What the page's main thread worked on, by the browser's own records. */
export interface MainThread {
  /** Milliseconds of processor time between two marks, or from so many milliseconds before the second. */
  busy(from: string | number, to: string): number
  /** Milliseconds of processor time of the longest task between two marks. */
  longestTask(from: string, to: string): number
}

/** Records the main thread from now on; answers how to stop and read. */
export async function recordMainThread(session: CDPSession): Promise<() => Promise<MainThread>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const includedCategories = ['disabled-by-default-devtools.timeline', 'blink.user_timing']
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    return readEvents(events)
  }
}

function readEvents(events: readonly TraceEvent[]): MainThread {
  const mark = (name: string) => {
    const found = events.find((event) => event.name === name)
    if (!found) throw new Error(`the page set no mark ${name}`)
    return found
  }
  const main = mark('painted')
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === main.pid && tid === main.tid,
  )
  const between = (from: string | number, to: string) => {
    const end = mark(to).ts
    const start = typeof from === 'number' ? end - from * 1000 : mark(from).ts
    // A mark stands within its task, so the task that holds the first mark counts too.
    return tasks
      .filter(({ ts, tdur = 0 }) => ts + tdur >= start && ts <= end)
      .map(({ tdur = 0 }) => tdur / 1000)
  }
  return {
    busy: (from, to) => between(from, to).reduce((sum, time) => sum + time, 0),
    longestTask: (from, to) => Math.max(0, ...between(from, to)),
  }
}
