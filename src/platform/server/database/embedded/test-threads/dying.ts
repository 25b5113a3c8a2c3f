/** The usual thread, which dies or hangs when a request asks for it. */
import { parentPort } from 'node:worker_threads'
import type { ToWorker } from '../messages.ts'

await import('../worker.ts')
parentPort?.on('message', (message: ToWorker) => {
  if (message.kind !== 'request') return
  const request = Buffer.from(message.bytes).toString()
  if (request.includes('please die')) process.exit(1)
  if (request.includes('please hang')) for (;;);
})
