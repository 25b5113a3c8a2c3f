/** A thread whose commits never reach the disk. */
import { parentPort } from 'node:worker_threads'

parentPort?.postMessage({ kind: 'ready', syncsOfACommit: 0 })
parentPort?.on('message', () => undefined)
