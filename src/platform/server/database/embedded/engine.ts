import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { systemClock } from '../../clock.ts'
import type { DatabaseLog } from '../database-log.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts'
import type { Line, ProtocolStream } from './protocol-stream.ts'
import { syncFiles } from './synced-files.ts'

export interface EngineOptions {
  folder: string
  sync: boolean
  log: DatabaseLog
  /** Another thread than the usual one, for runs that cut the power. */
  workerUrl?: URL | undefined
  /** How long a request may take before the thread counts as hung; 30 seconds unless told. */
  patienceMs?: number | undefined
  /** Called before each new start after a crash. */
  beforeRestart?: (() => Promise<void>) | undefined
}

const PATIENCE_MS = 30_000
const RESTART_PAUSES_MS = [0, 200, 500, 1_000]

// The compilers' view of Node knows WebAssembly's types, not its functions.
const { compile } = (
  globalThis as unknown as { WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> } }
).WebAssembly

let compiled: Promise<WebAssembly.Module> | undefined

/** Compiled once per process, since compiling is most of a start. */
function engineCode(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
  compiled ??= readFile(path).then(compile)
  return compiled
}

/**
 * Keeps the thread of the embedded database running: starts it, watches it, and starts it anew when it dies
 * or hangs.
 */
export class Engine implements Line {
  readonly #options: EngineOptions
  #worker: Worker | undefined
  #ready: Promise<void> | undefined
  #stopping = false
  #failures = 0
  #connection = 0
  #stream: ProtocolStream | undefined
  #waiting: number[] = []
  #patience: number
  #watch: NodeJS.Timeout | undefined
  /** Requests served so far: tells whether there is anything new to checkpoint. */
  served = 0

  constructor(options: EngineOptions) {
    this.#options = options
    this.#patience = options.patienceMs ?? PATIENCE_MS
  }

  /** Rejects when the database can't be started, or when its commits don't reach the disk. */
  async start(): Promise<void> {
    this.#ready = this.#startWorker()
    await this.#ready
    this.#watch = setInterval(() => this.#lookForHang(), this.#patience / 30)
    this.#watch.unref()
  }

  /** CHECKPOINT is PostgreSQL's own last step. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#watch)
    const worker = this.#worker
    if (!worker) return
    const gone = new Promise((resolve) => worker.once('exit', resolve))
    this.#tell({ kind: 'close' })
    const closed = await Promise.race([gone.then(() => true), pause(10_000, false, { ref: false })])
    if (!closed) await worker.terminate()
  }

  /** Lets single statements take longer than usual, as those of a migration may. */
  async patiently<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
    const usual = this.#patience
    this.#patience = patienceMs
    try {
      return await work()
    } finally {
      this.#patience = usual
    }
  }

  async open(stream: ProtocolStream): Promise<number> {
    if (this.#stopping) throw new DatabaseUnavailable('The database is shutting down.')
    if (this.#failures > 1) throw new DatabaseUnavailable('The embedded database is being restarted.')
    await this.#ready
    this.#connection += 1
    this.#stream = stream
    return this.#connection
  }

  send(connection: number, kind: 'startup' | 'request', bytes: Uint8Array<ArrayBuffer>): void {
    if (connection !== this.#connection || !this.#worker) return
    this.#waiting.push(performance.now())
    this.#worker.postMessage({ kind, connection, bytes } satisfies ToWorker, [bytes.buffer])
  }

  hangUp(connection: number): void {
    if (connection === this.#connection) this.#stream = undefined
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message)
  }

  async #startWorker(): Promise<void> {
    const { folder, sync, workerUrl } = this.#options
    const lockFile = join(folder, 'postmaster.pid')
    // It stays behind where PostgreSQL was not stopped in peace.
    const [synced, wasm] = await Promise.all([
      sync && existsSync(lockFile)
        ? syncFiles(folder, systemClock.now().getTime())
        : new Map<bigint, bigint>(),
      engineCode(),
    ])
    // PostgreSQL's own lock file proves nothing here, and one that a loss of power left empty would stop it
    // for good.
    await rm(lockFile, { force: true })
    const workerData: WorkerSettings = { folder, sync, synced, wasm }
    const worker = new Worker(workerUrl ?? new URL('./worker.ts', import.meta.url), { workerData })
    this.#worker = worker
    this.#waiting = []
    let lastWords = 'it said nothing'
    worker.on('error', (error: Error) => {
      lastWords = error.message
    })
    const ready = new Promise<number>((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve(message.syncsOfACommit)
        else if (message.kind === 'died') lastWords = message.reason
        else this.#receive(message)
      })
      worker.once('exit', () =>
        reject(new DatabaseUnavailable(`The embedded database did not start: ${lastWords}`)),
      )
    })
    const syncs = await ready
    if (sync && syncs === 0) {
      await worker.terminate()
      throw new Error(`Commits in ${folder} don't reach the disk; refusing to start.`)
    }
    this.#failures = 0
    worker.removeAllListeners('exit')
    worker.once('exit', () => this.#lost(lastWords))
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'served') {
      this.#waiting.shift()
      this.served += 1
    } else if (message.kind === 'data' && message.connection === this.#connection) {
      this.#stream?.push(message.bytes)
    }
  }

  #lost(reason: string): void {
    this.#worker = undefined
    const stream = this.#stream
    this.#stream = undefined
    stream?.destroy(new DatabaseUnavailable(`The embedded database stopped: ${reason}`))
    if (this.#stopping) return
    this.#options.log.error({ reason }, 'the embedded database stopped; starting it again')
    this.#ready = this.#restart()
    this.#ready.catch(() => undefined)
  }

  async #restart(): Promise<void> {
    while (!this.#stopping) {
      await pause(RESTART_PAUSES_MS[Math.min(this.#failures, RESTART_PAUSES_MS.length - 1)])
      try {
        await this.#options.beforeRestart?.()
        await this.#startWorker()
        this.#options.log.info({}, 'the embedded database runs again')
        return
      } catch (error) {
        this.#failures += 1
        this.#options.log.error(
          { reason: error instanceof Error ? error.message : String(error), failures: this.#failures },
          'the embedded database could not be started',
        )
      }
    }
    throw new DatabaseUnavailable('The database is shutting down.')
  }

  #lookForHang(): void {
    const [since] = this.#waiting
    if (since === undefined || performance.now() - since < this.#patience) return
    this.#waiting = []
    this.#options.log.error({ patienceMs: this.#patience }, 'the embedded database hangs; ending its thread')
    void this.#worker?.terminate()
  }
}
