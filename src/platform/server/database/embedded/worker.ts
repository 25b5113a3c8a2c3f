/**
 * The thread in which the embedded database lives. It speaks PostgreSQL's wire protocol over messages, one
 * batch of requests at a time, and leaves the lock, the restarts and the timing to `engine.ts`.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts'
import { startParameters } from './start-parameters.ts'
import { SyncedFileSystem } from './synced-file-system.ts'

const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread only.')
const settings = workerData as WorkerSettings

function tell(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}

/** After PostgreSQL's own panic its memory can't be trusted: the thread ends at once and is started anew. */
function die(reason: string): never {
  tell({ kind: 'died', reason: [reason, ...lastWords].join('\n') })
  process.exit(1)
}

const lastWords: string[] = []
function remember(line: string): boolean {
  lastWords.push(line)
  if (lastWords.length > 5) lastWords.shift()
  return true
}

const fileSystem = new SyncedFileSystem(settings.folder, {
  sync: settings.sync,
  synced: settings.synced,
  onCrash: die,
})
const database = new PGlite({
  fs: fileSystem,
  startParams: startParameters(settings.sync),
  initDbStartParams: ['--wal-segsize=4'],
  onStderr: remember,
  pgliteWasmModule: settings.wasm,
})

/** What was sent in pieces goes out in pieces, so that a large answer is not held twice. */
const PIECE = 256 * 1024

async function execute(connection: number, request: Uint8Array): Promise<void> {
  let pieces: Uint8Array[] = []
  let size = 0
  const flush = (): void => {
    if (size === 0) return
    const bytes = new Uint8Array(size)
    let offset = 0
    for (const piece of pieces) {
      bytes.set(piece, offset)
      offset += piece.length
    }
    pieces = []
    size = 0
    tell({ kind: 'data', connection, bytes }, [bytes.buffer])
  }
  await database.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (bytes) => {
      pieces.push(bytes.slice())
      size += bytes.length
      if (size >= PIECE) flush()
    },
  })
  flush()
}

/** The engine has one session for ever, so a new connection must find it as a new one would be. */
async function connect(connection: number, startup: Uint8Array): Promise<void> {
  if (database.isInTransaction()) await database.exec('ROLLBACK')
  await database.exec('DISCARD ALL')
  await execute(connection, startup)
}

/** Commits one small record and counts what reached the disk for it. */
async function countSyncsOfACommit(): Promise<number> {
  const before = fileSystem.syncs
  await database.query("select pg_logical_emit_message(true, 'start', 'is it synced?')")
  return fileSystem.syncs - before
}

/**
 * A checkpoint before the end makes the next start a short one; where the disk is full, that start will
 * recover.
 */
async function settle(): Promise<void> {
  try {
    if (database.isInTransaction()) await database.exec('ROLLBACK')
    await database.exec('CHECKPOINT')
  } catch (error) {
    remember(String(error))
  }
}

async function serve(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'startup':
      await connect(message.connection, message.bytes)
      tell({ kind: 'served' })
      return
    case 'request':
      await execute(message.connection, message.bytes)
      tell({ kind: 'served' })
      return
    case 'close':
      await settle()
      await database.close()
      tell({ kind: 'closed' })
      port?.close()
  }
}

let last: Promise<void> = database.waitReady
  .then(() => fileSystem.forgetSynced())
  .then(countSyncsOfACommit)
  .then((syncsOfACommit) => tell({ kind: 'ready', syncsOfACommit }))
  .catch((error: unknown) => die(error instanceof Error ? error.message : String(error)))

port.on('message', (message: ToWorker) => {
  last = last.then(() => serve(message)).catch((error: unknown) => die(String(error)))
})
