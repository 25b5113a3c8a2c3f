import { fail, type Result } from '#kernel/result.ts'
import { LIMITS, type Spreadsheet, type SpreadsheetProblem } from './spreadsheet.ts'

/**
 * Reads a CSV or XLSX file that a person chose, in a worker, so that the page stays awake; a file that takes
 * too long is given up. Never throws. `knownHeadings` as for `readSpreadsheet`.
 */
export async function openSpreadsheet(
  file: Blob,
  knownHeadings: readonly string[],
): Promise<Result<Spreadsheet, SpreadsheetProblem>> {
  if (file.size === 0) return fail({ code: 'empty' })
  if (file.size > LIMITS.bytes) return fail({ code: 'too-big' })
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve) => {
      timer = setTimeout(() => resolve(fail({ code: 'too-slow' })), LIMITS.milliseconds)
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', () => resolve(fail({ code: 'damaged' })))
      worker.postMessage({ file, knownHeadings })
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
