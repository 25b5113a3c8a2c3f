/** The database's thread on a disk that loses what was not synced when the power goes. */
import { workerData } from 'node:worker_threads'
import { makeDiskUnreliable } from './unreliable-disk.ts'

const { folder } = workerData as { folder: string }
makeDiskUnreliable(folder, Number(process.env.CUT_AFTER))
await import('#platform/server/database/embedded/worker.ts')
