import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { fail } from '#kernel/result.ts'
import type {
  ImportTask,
  Load,
  LoadAnswer,
  Look,
  LookAnswer,
  ReadAnswer,
  WorkerAnswer,
} from './import-task.ts'
import type { Said } from './read-results-file.ts'
import { RESULT_LIMITS } from './result-limits.ts'

/** A file, and what was said about it. */
export interface Asked {
  readonly file: File
  readonly said: Said
  /** Nobody waits for it any more. */
  readonly unwanted?: AbortSignal
}

/**
 * Reads the file in a worker of its own, and where it can be loaded asks what that would change; one that
 * takes too long to read, or that nobody waits for any more, is given up. Never throws.
 * @param onRead as soon as it is read
 * @returns undefined where it can't be loaded yet
 */
export async function lookInWorker(
  asked: Asked,
  look: Look,
  onRead: (read: ReadAnswer) => void,
): Promise<LookAnswer | undefined> {
  const answer = await askWorker(asked, { look }, onRead)
  return answer && 'looked' in answer ? answer.looked : undefined
}

/**
 * Reads and loads it. A file that reads otherwise than before is not sent: then only `onRead` is called.
 * Never throws.
 */
export async function loadInWorker(
  asked: Asked,
  load: Load,
  onRead: (read: ReadAnswer) => void,
): Promise<LoadAnswer | undefined> {
  const answer = await askWorker(asked, { load }, onRead)
  return answer && 'loaded' in answer ? answer.loaded : undefined
}

async function askWorker(
  { file, said, unwanted }: Asked,
  wanted: Pick<ImportTask, 'look' | 'load'>,
  onRead: (read: ReadAnswer) => void,
): Promise<WorkerAnswer | undefined> {
  if (file.size === 0 || file.size > RESULT_LIMITS.bytes) {
    onRead(fail({ code: file.size === 0 ? 'empty' : 'too-big' }))
    return undefined
  }
  const changedOn = changedDate(file)
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRead = false
  try {
    return await new Promise((resolve) => {
      const giveUp = (code: 'too-slow' | 'damaged') => {
        if (!isRead) onRead(fail({ code }))
        resolve(undefined)
      }
      timer = setTimeout(() => giveUp('too-slow'), RESULT_LIMITS.milliseconds)
      unwanted?.addEventListener('abort', () => resolve(undefined))
      worker.addEventListener('error', () => giveUp('damaged'))
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if ('read' in data) {
          isRead = true
          clearTimeout(timer)
          onRead(data.read)
        }
        if (data.last) resolve(data)
      })
      worker.postMessage({ file, changedOn, said, ...wanted } satisfies ImportTask)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}

const IN_FLEET = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: 'Europe/Warsaw', year: 'numeric', month: '2-digit', day: '2-digit' },
})

/**
 * When the file was changed, by the fleet's calendar: past midnight in Warsaw it is still the day before
 * in UTC.
 */
function changedDate({ lastModified }: Pick<File, 'lastModified'>): CalendarDate {
  const date = parseDate(IN_FLEET.format(lastModified))
  return date ?? ('2024-10-04' as CalendarDate)
}
