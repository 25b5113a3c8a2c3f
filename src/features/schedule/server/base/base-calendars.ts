import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { WeekFacts } from '#features/planning/domain/public.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import { createWaitingLine, TooManyAtOnce } from '#platform/server/waiting-line.ts'
import type { BuildDone, BuildOrder, Built } from './builder-thread.ts'

type Calendar = Built['calendar']

export interface BaseCalendars {
  /**
   * The base calendar of these facts, with the hash of the facts as its mark. Rejects only when the thread
   * dies.
   */
  of(week: Week, facts: WeekFacts): Promise<{ readonly mark: string; readonly result: Calendar }>
  /** One of this week that was told before, by its mark; undefined where it is kept no more. */
  told(week: Week, mark: string): Promise<Calendar | undefined>
  /** The same where it is computed already; else it is being computed from now on. */
  atHand(
    week: Week,
    facts: WeekFacts,
  ): Promise<{ readonly mark: string; readonly result: Calendar | undefined }>
  /**
   * How many would drive and wait in each slot of the base calendars of these facts, in their order. Rejects
   * only when the thread dies.
   */
  seats(weeks: readonly WeekFacts[]): Promise<Built['seats']>
  /**
   * Looks that read and build a whole week, a few at once: however many somebody asks for, everybody else
   * still gets in. Throws `TooManyAtOnce` where too many wait, of all or of the one who asks.
   * @param by who asks
   */
  inLine<T>(by: string, look: () => Promise<T>): Promise<T>
}

/** Answers of large fleets take megabytes. */
const KEPT = 4

/** A screen asks for one or two, and again when it is looked at. */
const LINE = { atOnce: 2, longest: 60, longestPerAsker: 8 } as const

/**
 * Builds weeks in a thread of its own, so that nobody else waits, and once for the same facts: the same input
 * gives the same bytes (D16).
 */
export function createBaseCalendars(): BaseCalendars {
  const thread = new BuilderThread()
  const line = createWaitingLine(LINE)
  const calendars = new KeptAnswers<Calendar>()
  const counts = new KeptAnswers<Built['seats']>()
  const done = new WeakMap<Promise<Calendar>, Calendar>()
  const order = (week: Week, facts: WeekFacts) => {
    const mark = digestOf([week, facts])
    const built = calendars.of(mark, week, () => thread.build({ kind: 'calendar', week, facts }))
    built.then(
      (result) => done.set(built, result),
      () => undefined,
    )
    return { mark, built }
  }
  return {
    async of(week, facts) {
      const { mark, built } = order(week, facts)
      return { mark, result: await built }
    },
    async told(week, mark) {
      return calendars.told(mark, week)
    },
    async atHand(week, facts) {
      const { mark, built } = order(week, facts)
      return { mark, result: done.get(built) }
    },
    async inLine(by, look) {
      const looked = await line.run(by, look)
      if (!looked) throw new TooManyAtOnce()
      return looked.value
    },
    async seats(weeks) {
      return counts.of(digestOf(weeks), undefined, () => thread.build({ kind: 'seats', weeks }))
    },
  }
}

function digestOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

/** The last few answers, by the digest of what they answer; one that failed is not kept. */
class KeptAnswers<T> {
  readonly #kept = new Map<string, { readonly week: Week | undefined; readonly answer: Promise<T> }>()

  of(mark: string, week: Week | undefined, ask: () => Promise<T>): Promise<T> {
    const answer = this.#kept.get(mark)?.answer ?? ask()
    this.#kept.delete(mark)
    this.#kept.set(mark, { week, answer })
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest)
    answer.catch(() => this.#kept.delete(mark))
    return answer
  }

  async told(mark: string, week: Week): Promise<T | undefined> {
    const one = this.#kept.get(mark)
    return one?.week && sameWeek(one.week, week) ? one.answer : undefined
  }
}

type Order<Kind extends BuildOrder['kind']> = Omit<Extract<BuildOrder, { kind: Kind }>, 'id'> & {
  readonly kind: Kind
}

class BuilderThread {
  #worker: Worker | undefined
  #orders = 0
  readonly #waiting = new Map<number, { resolve(built: never): void; reject(error: Error): void }>()

  build<Kind extends BuildOrder['kind']>(order: Order<Kind>): Promise<Built[Kind]> {
    this.#worker ??= this.#start()
    this.#orders += 1
    const id = this.#orders
    const built = new Promise<Built[Kind]>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
    this.#worker.postMessage({ ...order, id })
    return built
  }

  #start(): Worker {
    const worker = new Worker(new URL('./builder-thread.ts', import.meta.url))
    worker.on('message', ({ id, result }: BuildDone) => {
      this.#waiting.get(id)?.resolve(result as never)
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
