import { sha256OfText } from '#kernel/sha256.ts'

const MOST = 35
const DIGEST = 16

/**
 * What a bank knows a batch by (MsgId, PmtInfId): its number, and at most 35 characters. Banks refuse an id
 * that they have seen, so a batch has the same one whenever it is written, and no two batches share one.
 */
export function batchId(batch: string): string {
  return idOf(batch, [batch])
}

/**
 * What a bank knows an order by (EndToEndId): the statement's number with a digest of batch and statement, at
 * most 35 characters, so that a statement paid again after its transfer came back has another one.
 */
export function orderId(batch: string, statement: string): string {
  return idOf(statement, [batch, statement])
}

function idOf(readable: string, of: readonly string[]): string {
  // Every bank takes these; a slash may be neither first, nor last, nor doubled (SEPA's rule for ids).
  const clean = readable
    .replace(/[^A-Za-z0-9/.-]/g, '-')
    .replace(/\/{2,}/g, '/')
    .slice(0, MOST - DIGEST - 1)
    .replace(/^[/]+|[/]+$/g, '')
  return `${clean}-${sha256OfText(JSON.stringify(of)).slice(0, DIGEST)}`
}
