import type { SyncedFiles } from './synced-files.ts'

/** What the thread of the embedded database is started with. */
export interface WorkerSettings {
  /** PostgreSQL's own folder, initialised by the thread when empty. */
  folder: string
  /** False only for databases that a test throws away. */
  sync: boolean
  /** Files that were brought to the disk right before the start. */
  synced: SyncedFiles
  /** The engine's compiled code, which threads of one process can share. */
  wasm: WebAssembly.Module
}

/** `connection` tells the answers for a connection that was given up from those for its successor. */
export type ToWorker =
  /** A new connection: the first packet of the protocol. */
  | { kind: 'startup'; connection: number; bytes: Uint8Array }
  /** Whole requests of the protocol, up to a Sync or a simple query. */
  | { kind: 'request'; connection: number; bytes: Uint8Array }
  | { kind: 'close' }

export type FromWorker =
  | { kind: 'ready'; syncsOfACommit: number }
  | { kind: 'data'; connection: number; bytes: Uint8Array }
  | { kind: 'served' }
  | { kind: 'closed' }
  | { kind: 'died'; reason: string }
