import { describeError } from './log.ts'
import type { Platform } from './platform.ts'

/** Work that is done again and again beside the requests. */
export interface Job {
  readonly name: string
  /** From the end of one run to the start of the next. */
  readonly everySeconds: number
  run(): Promise<void>
  /** The server stops: ends the run under way early, where one may take minutes. */
  abandon?(): void
}

export interface RunningJobs {
  /** Starts no further run, and resolves once those under way have ended. */
  stop(): Promise<void>
}

/**
 * Runs each job in its own rhythm, the first time after one second. A job never runs twice at once; one that
 * fails is logged, and runs again in its turn.
 */
export function startJobs({ log }: Pick<Platform, 'log'>, jobs: readonly Job[]): RunningJobs {
  const timers = new Map<Job, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let stopped = false

  const plan = (job: Job, seconds: number): void => {
    if (stopped) return
    timers.set(
      job,
      setTimeout(() => start(job), seconds * 1000),
    )
  }
  const start = (job: Job): void => {
    const run = attempt(job).finally(() => {
      running.delete(run)
      plan(job, job.everySeconds)
    })
    running.add(run)
  }
  const attempt = async (job: Job): Promise<void> => {
    try {
      await job.run()
    } catch (error) {
      log.error({ job: job.name, ...describeError(error) }, 'job failed')
    }
  }

  for (const job of jobs) plan(job, Math.min(1, job.everySeconds))
  return {
    stop: async () => {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      for (const job of jobs) job.abandon?.()
      await Promise.all(running)
    },
  }
}
