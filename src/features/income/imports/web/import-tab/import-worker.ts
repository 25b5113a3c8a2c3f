import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type CallResult, call } from '#platform/web/call.ts'
import type { SpreadsheetProblem } from '#platform/web/spreadsheet/spreadsheet.ts'
import { importResults } from '../../contract.ts'
import { type FilePreview, previewOf } from '../../domain/preview.ts'
import { readResultsFile, type Said } from './read-results-file.ts'

/** What the page asks of the worker: to read a file, or to read it once more and send it. */
export interface ImportTask {
  readonly file: File
  readonly changedOn: CalendarDate
  readonly said: Said
  /** To send: the same on every try (D6). */
  readonly requestId?: string
}
export type ReadAnswer = Result<FilePreview, SpreadsheetProblem | { readonly code: 'gone' }>
/** A file that reads otherwise than in its preview is not sent: the new reading is the answer. */
export type SendAnswer =
  | { readonly sent: CallResult<OutputOf<typeof importResults>> }
  | { readonly read: ReadAnswer }

/*
 * Reads a results file off the page's thread, and sends it from there too: neither its rows nor the body of
 * the call are ever on the page. `ask-worker.ts` starts it for one task and ends it.
 */
addEventListener('message', async ({ data }: MessageEvent<ImportTask>) => {
  postMessage(data.requestId === undefined ? await read(data) : await send(data, data.requestId))
})

async function read(task: ImportTask): Promise<ReadAnswer> {
  const result = await readTask(task)
  return result.ok ? ok(previewOf(result.value, task.file.name)) : result
}

async function send(task: ImportTask, requestId: string): Promise<SendAnswer> {
  const result = await readTask(task)
  if (!result.ok) return { read: result }
  if (result.value.state !== 'ready') return { read: ok(previewOf(result.value, task.file.name)) }
  return { sent: await call(importResults, { file: wireOf(result.value.file) }, { requestId }) }
}

async function readTask({ file, changedOn, said }: ImportTask) {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return await readResultsFile(bytes, file.name, changedOn, said)
  } catch {
    // Changed, moved or deleted since it was chosen; or too much for the memory of the device.
    return fail({ code: 'gone' as const })
  }
}

/** The contract's own types have no read-only lists. */
function wireOf(file: unknown): Parameters<typeof call<typeof importResults>>[1]['file'] {
  return file as Parameters<typeof call<typeof importResults>>[1]['file']
}
