import { fstatSync, fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { SyncedFiles } from './synced-files.ts'

interface Options {
  sync: boolean
  /**
   * Files that are on the disk as they are: until the start is over, a sync of one that has not changed is
   * left out.
   */
  synced: SyncedFiles
  /** Called when PostgreSQL panics or its code traps; must end the thread. */
  onCrash: (reason: string) => never
}

interface OpenFile {
  nfd: number
}

type Init = Parameters<NodeFS['init']>
type Module = NonNullable<Init[1]['preRun']>[number] extends (module: infer M) => void ? M : never

/** PGlite's folder on disk, with the one thing that it leaves out: a sync that reaches the disk. */
export class SyncedFileSystem extends NodeFS {
  /** Syncs that the disk has confirmed. */
  syncs = 0
  #synced: SyncedFiles
  readonly #options: Options

  constructor(folder: string, options: Options) {
    super(folder)
    this.#options = options
    this.#synced = options.synced
  }

  /** From now on every sync waits for the disk. */
  forgetSynced(): void {
    this.#synced = new Map()
  }

  override async init(...[pg, given]: Init): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, given)
    const hooks = {
      preRun: [(module: Module) => this.#makeSyncsReal(module), ...(emscriptenOpts.preRun ?? [])],
      onAbort: (what: unknown) => this.#options.onCrash(`PostgreSQL aborted: ${String(what)}`),
    }
    return { emscriptenOpts: { ...emscriptenOpts, ...hooks } }
  }

  #makeSyncsReal(module: Module): void {
    if (!this.#options.sync) return
    const { stream_ops, tryFSOperation } = module.NODEFS as unknown as {
      stream_ops: { fsync?: (file: OpenFile) => number }
      tryFSOperation: <T>(work: () => T) => T
    }
    stream_ops.fsync = (file) => {
      tryFSOperation(() => {
        if (this.#isSynced(file)) return
        fsyncSync(file.nfd)
        this.syncs += 1
      })
      return 0
    }
  }

  #isSynced({ nfd }: OpenFile): boolean {
    if (this.#synced.size === 0) return false
    const { ino, ctimeNs } = fstatSync(nfd, { bigint: true })
    return this.#synced.get(ino) === ctimeNs
  }
}
