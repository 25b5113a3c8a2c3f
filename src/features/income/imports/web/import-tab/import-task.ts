import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type CallResult, call } from '#platform/web/call.ts'
import type { SpreadsheetProblem } from '#platform/web/spreadsheet/spreadsheet.ts'
import { importResults } from '../../contract.ts'
import { previewLoad } from '../../contract-preview.ts'
import { inColumns } from '../../domain/in-columns.ts'
import { type FilePreview, previewOf } from '../../domain/preview.ts'
import { readResultsFile, type Said } from './read-results-file.ts'

/** What is to be asked of the server, or done there, with a file. */
export interface Look {
  readonly removeMissing: boolean
  /** Of the lists of rows, from 1. */
  readonly page: number
}
export interface Load {
  readonly removeMissing: boolean
  /** Of the changes that were seen. */
  readonly mark: string
  /** The same on every try (D6). */
  readonly requestId: string
}

/** What the page asks of the worker: to read a file, and where it can be loaded, what to do with it then. */
export interface ImportTask {
  readonly file: File
  readonly changedOn: CalendarDate
  readonly said: Said
  readonly look?: Look
  readonly load?: Load
}
export type ReadAnswer = Result<FilePreview, SpreadsheetProblem | { readonly code: 'gone' }>
export type LookAnswer = CallResult<OutputOf<typeof previewLoad>>
export type LoadAnswer = CallResult<OutputOf<typeof importResults>>

/** First what was read; where it can be loaded, what became of it. The last one says that it is. */
export type WorkerAnswer =
  | { readonly read: ReadAnswer; readonly last: boolean }
  | { readonly looked: LookAnswer; readonly last: true }
  | { readonly loaded: LoadAnswer; readonly last: true }

/** What a worker does with a task, answer by answer. */
export async function* answersTo(task: ImportTask): AsyncGenerator<WorkerAnswer> {
  const result = await readTask(task)
  const read = result.ok ? ok(previewOf(result.value, task.file.name)) : result
  const file = result.ok && result.value.state === 'ready' ? result.value.file : undefined
  const { look, load } = task
  const goesOn = file !== undefined && file.rows.length > 0 && (look ?? load) !== undefined
  yield { read, last: !goesOn }
  if (!goesOn) return
  const body = wireOf(inColumns(file) ?? file)
  if (look) yield { looked: await call(previewLoad, { file: body, ...look }), last: true }
  else if (load) {
    const { requestId, ...rest } = load
    yield { loaded: await call(importResults, { file: body, ...rest }, { requestId }), last: true }
  }
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
