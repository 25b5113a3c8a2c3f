import { parentPort } from 'node:worker_threads'
import type { StatementDocument } from '../../domain/statement-document.ts'
import { loadFaces } from '../pdf/faces.ts'
import { statementPdf } from '../pdf/statement-pdf.ts'

export interface PrintOrder {
  readonly id: number
  readonly document: StatementDocument
}

export interface Printed {
  readonly id: number
  /** Or why there is none: one document that can't be printed leaves the others alone. */
  readonly pdf: Uint8Array<ArrayBuffer> | Error
}

const faces = loadFaces()

parentPort?.on('message', async ({ id, document }: PrintOrder) => {
  try {
    const pdf = await statementPdf(document, faces)
    const printed: Printed = { id, pdf }
    parentPort?.postMessage(printed, [pdf.buffer])
  } catch (error) {
    const printed: Printed = { id, pdf: error instanceof Error ? error : new Error(String(error)) }
    parentPort?.postMessage(printed)
  }
})
