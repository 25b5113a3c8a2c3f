import { Worker } from 'node:worker_threads'
import type { Fields } from '../input.ts'
import type { FromThread, ToThread } from './thread-messages.ts'

export type ThreadAnswer =
  | { readonly kind: 'read'; readonly input: Record<string, unknown>; readonly fingerprint: string }
  | { readonly kind: 'wrong'; readonly fields: Fields }
  | { readonly kind: 'malformed' }
  /** More than the thread has memory or time for. */
  | { readonly kind: 'too_large' }

export interface LargeBody {
  take(chunk: Uint8Array): void
  /** The whole body was taken. Rejects where the thread fails otherwise than by too little memory or time. */
  finish(): Promise<ThreadAnswer>
  /** Forgets what was taken. */
  drop(): void
}

export interface LargeBodies {
  /** One at a time: the one before must be finished or dropped. */
  begin(call: { place: string; params: object; query: object; actor: string }): LargeBody
  close(): Promise<void>
}

/** By too little memory or time, or by an error of its own. */
type Ended = 'ended' | Error

/** A thread that is not needed is kept so long: loading the contracts takes a third of a second. */
const KEPT_MS = 30_000
const LONGEST_MS = 60_000
/** Megabytes. Two hundred thousand rows need about 600. */
const MOST_MEMORY = 1200

/**
 * Large bodies are parsed and judged in a thread of their own, started when it is needed.
 * @param url of a module that calls `serveLargeBodies`
 */
export function createLargeBodies(url: URL): LargeBodies {
  let worker: Worker | undefined
  let job = 0
  let hear: ((message: FromThread | Ended) => void) | undefined
  const endings = new WeakMap<Worker, Ended>()
  let idle: NodeJS.Timeout | undefined

  const start = (): Worker => {
    const started = new Worker(url, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } })
    const ended = (how: Ended): void => {
      // An error is followed by the exit, and then there may be another thread at work.
      if (worker !== started) return
      worker = undefined
      endings.set(started, how)
      hear?.(how)
    }
    started.on('message', (message: FromThread) => {
      if (message.job === job) hear?.(message)
    })
    // Out of memory: the thread ends, the server does not.
    started.on('error', (error: Error & { readonly code?: string }) =>
      ended(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'ended' : error),
    )
    started.on('exit', () => ended('ended'))
    started.unref()
    return started
  }
  const end = async (): Promise<void> => {
    const ending = worker
    worker = undefined
    hear?.('ended')
    await ending?.terminate()
  }
  const rest = (): void => {
    hear = undefined
    clearTimeout(idle)
    idle = setTimeout(() => void end(), KEPT_MS).unref()
  }

  return {
    begin: (call) => {
      clearTimeout(idle)
      worker ??= start()
      const thread = worker
      job += 1
      const own = job
      const tell = (message: ToThread, transfer: ArrayBuffer[] = []): void =>
        thread.postMessage(message, transfer)
      tell({ kind: 'begin', job: own, ...call })
      return {
        take: (chunk) => {
          // A chunk is a part of a larger buffer, which would be sent as a whole.
          const bytes = Uint8Array.from(chunk)
          tell({ kind: 'chunk', job: own, bytes }, [bytes.buffer])
        },
        drop: () => {
          tell({ kind: 'drop', job: own })
          rest()
        },
        finish: () => {
          // Where it takes too long, its end is what is heard of it.
          const timer = setTimeout(() => void thread.terminate(), LONGEST_MS).unref()
          return finished(
            (listener) => (hear = listener),
            tell,
            own,
            () => (worker === thread ? undefined : (endings.get(thread) ?? 'ended')),
          ).finally(() => {
            clearTimeout(timer)
            rest()
          })
        },
      }
    },
    close: async () => {
      clearTimeout(idle)
      await end()
    },
  }
}

function finished(
  listen: (listener: (message: FromThread | Ended) => void) => void,
  tell: (message: ToThread) => void,
  job: number,
  endOf: () => Ended | undefined,
): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    const over = (how: Ended): void => (how === 'ended' ? resolve({ kind: 'too_large' }) : reject(how))
    let input: Record<string, unknown> = {}
    let fingerprint = ''
    listen((message) => {
      if (message === 'ended' || message instanceof Error) return over(message)
      switch (message.kind) {
        case 'malformed':
          return resolve({ kind: 'malformed' })
        case 'wrong':
          return resolve({ kind: 'wrong', fields: message.fields })
        case 'input':
          input = message.input
          fingerprint = message.fingerprint
          // The thread packs one piece while another one is unpacked here.
          tell({ kind: 'next', job })
          break
        case 'rows':
          listAt(input, message.path).push(...message.rows)
          break
        case 'done':
          return resolve({ kind: 'read', input, fingerprint })
      }
      // Two pieces on their way at the most, and others in between.
      setImmediate(() => tell({ kind: 'next', job }))
    })
    const end = endOf()
    if (end) over(end)
    else tell({ kind: 'end', job })
  })
}

function listAt(input: Record<string, unknown>, path: readonly string[]): unknown[] {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], input) as unknown[]
}
