import { spreadsheetDate } from '#kernel/calendar-date.ts'
import { fail } from '#kernel/result.ts'
import type { ImportTask, ReadAnswer, SendAnswer } from './import-worker.ts'
import type { Said } from './read-results-file.ts'
import { RESULT_LIMITS } from './result-limits.ts'

const DAY_MS = 86_400_000
/** The first of January 1970 as spreadsheets count days. */
const EPOCH_DAY = 25_569

/**
 * Reads the file in a worker of its own; one that takes too long, or that nobody waits for any more, is given
 * up. Never throws.
 */
export async function readInWorker(file: File, said: Said, unwanted: AbortSignal): Promise<ReadAnswer> {
  if (file.size === 0) return fail({ code: 'empty' })
  if (file.size > RESULT_LIMITS.bytes) return fail({ code: 'too-big' })
  const answer = await ask<ReadAnswer>(taskOf(file, said), RESULT_LIMITS.milliseconds, unwanted)
  return typeof answer === 'string' ? fail({ code: answer }) : answer
}

/** Reads and sends it; `requestId` is the same on every try. Never throws. */
export async function sendInWorker(file: File, said: Said, requestId: string): Promise<SendAnswer> {
  const answer = await ask<SendAnswer>({ ...taskOf(file, said), requestId })
  return typeof answer === 'string' ? { read: fail({ code: answer }) } : answer
}

function taskOf(file: File, said: Said): ImportTask {
  const changedOn = spreadsheetDate(Math.floor(file.lastModified / DAY_MS) + EPOCH_DAY)
  return { file, said, changedOn: changedOn ?? FALLBACK }
}

/** For a file system that knows no dates; only files without any date of their own need it. */
const FALLBACK = spreadsheetDate(EPOCH_DAY + 20_000) as ImportTask['changedOn']

async function ask<Answer>(
  task: ImportTask,
  milliseconds?: number,
  unwanted?: AbortSignal,
): Promise<Answer | 'too-slow' | 'damaged'> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve) => {
      if (milliseconds !== undefined) timer = setTimeout(() => resolve('too-slow'), milliseconds)
      unwanted?.addEventListener('abort', () => resolve('damaged'))
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', () => resolve('damaged'))
      worker.postMessage(task)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
