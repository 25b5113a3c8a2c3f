import { createHash } from 'node:crypto'
import { type Notice, sidesOf } from '../../domain/notices.ts'

/** The same for as long as the driver is to be told the same. */
export function revisionOf(notice: Notice): string {
  return createHash('sha256')
    .update(JSON.stringify(sidesOf(notice)))
    .digest('base64url')
    .slice(0, 16)
}
