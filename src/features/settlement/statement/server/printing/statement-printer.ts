import { Worker } from 'node:worker_threads'
import type { StatementDocument } from '../../domain/statement-document.ts'
import type { Printed, PrintOrder } from './pdf-thread.ts'

export interface StatementPrinter {
  /**
   * The statement as a PDF; the same document gives the same bytes. Rejects where it can't be printed, or the
   * thread dies.
   */
  print(document: StatementDocument): Promise<Uint8Array>
  /**
   * All of them in their order, each as soon as it is there; documents are asked for as they are printed, so
   * that neither they nor their files are ever all in memory. Rejects at the first that can't be printed.
   */
  printAll(
    documents: Iterable<StatementDocument> | AsyncIterable<StatementDocument>,
  ): AsyncGenerator<Uint8Array, void>
  /** Ends the thread; what is being printed is rejected. */
  close(): Promise<void>
}

/** So many are handed over ahead, and the thread never waits for the next one. */
const AHEAD = 4
/** A thread that is not needed is kept so long: reading the fonts takes half a second. */
const KEPT_MS = 30_000
/** A statement's leavings are thrown away as soon as it is printed: three times as much lies about else. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }

/**
 * Prints statements in a thread of its own, so that nobody else waits: 500 of them are some seconds of
 * processor time. The thread is started when it is needed, with its fonts read once.
 */
export function createStatementPrinter(): StatementPrinter {
  let worker: Worker | undefined
  let orders = 0
  let idle: NodeJS.Timeout | undefined
  const waiting = new Map<number, { resolve(pdf: Uint8Array): void; reject(error: Error): void }>()

  const fail = (from: Worker, error: Error): void => {
    if (worker !== from) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const close = async (): Promise<void> => {
    clearTimeout(idle)
    const ending = worker
    if (ending) fail(ending, new Error('The printing of statements was ended.'))
    await ending?.terminate()
  }
  const heard = ({ id, pdf }: Printed): void => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (pdf instanceof Error) one?.reject(pdf)
    else one?.resolve(pdf)
    if (waiting.size === 0) idle = setTimeout(() => void close(), KEPT_MS).unref()
  }
  const start = (): Worker => {
    const started = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
      resourceLimits: MEMORY,
    })
    started.on('message', heard)
    started.on('error', (error) => fail(started, error))
    started.on('exit', (code) => fail(started, new Error(`The printing thread ended with ${code}.`)))
    started.unref()
    return started
  }
  const print = (document: StatementDocument): Promise<Uint8Array> => {
    clearTimeout(idle)
    worker ??= start()
    orders += 1
    const order: PrintOrder = { id: orders, document }
    const printed = new Promise<Uint8Array>((resolve, reject) => waiting.set(order.id, { resolve, reject }))
    worker.postMessage(order)
    return printed
  }
  return {
    print,
    async *printAll(documents) {
      const ahead: Promise<Uint8Array>[] = []
      for await (const document of documents) {
        const printed = print(document)
        // Looked at when it is its turn; until then its failing is no unhandled one.
        printed.catch(() => undefined)
        ahead.push(printed)
        const next = ahead.length > AHEAD ? ahead.shift() : undefined
        if (next) yield await next
      }
      for (const next of ahead) yield await next
    },
    close,
  }
}
