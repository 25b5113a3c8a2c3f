import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { WeekFacts } from '#features/planning/domain/public.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import type { BuildDone, BuildOrder } from './builder-thread.ts'

type Built = BuildDone['result']

export interface BaseCalendars {
  /**
   * The base calendar of these facts, with the hash of the facts as its mark. Rejects only when the thread
   * dies.
   */
  of(week: Week, facts: WeekFacts): Promise<{ readonly mark: string; readonly result: Built }>
  /** One of this week that was told before, by its mark; undefined where it is kept no more. */
  told(week: Week, mark: string): Promise<Built | undefined>
  /** The same where it is computed already; else it is being computed from now on. */
  atHand(week: Week, facts: WeekFacts): Promise<{ readonly mark: string; readonly result: Built | undefined }>
}

/** Answers of large fleets take megabytes. */
const KEPT = 4

/**
 * Builds weeks in a thread of its own, so that nobody else waits, and once for the same facts: the same input
 * gives the same bytes (D16).
 */
export function createBaseCalendars(): BaseCalendars {
  const thread = new BuilderThread()
  const kept = new Map<string, { readonly week: Week; readonly built: Promise<Built> }>()
  const done = new WeakMap<Promise<Built>, Built>()
  const order = (week: Week, facts: WeekFacts) => {
    const mark = createHash('sha256')
      .update(JSON.stringify([week, facts]))
      .digest('base64url')
    const built = kept.get(mark)?.built ?? thread.build(week, facts)
    kept.delete(mark)
    kept.set(mark, { week, built })
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
    built.then(
      (result) => done.set(built, result),
      () => kept.delete(mark),
    )
    return { mark, built }
  }
  return {
    async of(week, facts) {
      const { mark, built } = order(week, facts)
      return { mark, result: await built }
    },
    async told(week, mark) {
      const one = kept.get(mark)
      return one && sameWeek(one.week, week) ? one.built : undefined
    },
    async atHand(week, facts) {
      const { mark, built } = order(week, facts)
      return { mark, result: done.get(built) }
    },
  }
}

class BuilderThread {
  #worker: Worker | undefined
  #orders = 0
  readonly #waiting = new Map<number, { resolve(built: Built): void; reject(error: Error): void }>()

  build(week: Week, facts: WeekFacts): Promise<Built> {
    this.#worker ??= this.#start()
    this.#orders += 1
    const order: BuildOrder = { id: this.#orders, week, facts }
    const built = new Promise<Built>((resolve, reject) => this.#waiting.set(order.id, { resolve, reject }))
    this.#worker.postMessage(order)
    return built
  }

  #start(): Worker {
    const worker = new Worker(new URL('./builder-thread.ts', import.meta.url))
    worker.on('message', ({ id, result }: BuildDone) => {
      this.#waiting.get(id)?.resolve(result)
      this.#waiting.delete(id)
    })
    worker.on('error', (error) => this.#fail(worker, error))
    worker.on('exit', (code) => this.#fail(worker, new Error(`The builder's thread ended with ${code}.`)))
    worker.unref()
    return worker
  }

  /** The next order starts another thread. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
