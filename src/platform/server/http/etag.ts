import { createHash } from 'node:crypto'

/**
 * Of the bytes and nothing else: another edition may tell the same facts in another shape, and a browser that
 * has kept the former one must not be told that it is still so.
 */
export function etagOf(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
