import { createHash } from 'node:crypto'

/** Of what somebody asked for: the same under the same Idempotency-Key is the same request. */
export function fingerprintOf(actor: string, input: unknown): string {
  return createHash('sha256')
    .update(`${actor}\n${JSON.stringify(input)}`)
    .digest('base64url')
}
