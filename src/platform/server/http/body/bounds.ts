import type { Endpoint } from '#platform/pure/endpoint.ts'
import type { JsonBounds } from './json-meter.ts'

/** Bytes of body where the contract says nothing else. */
const DEFAULT_BYTES = 100_000
/** Bytes of body from somebody whom no session makes known, whatever the contract says (Q20). */
const UNKNOWN_BYTES = 64_000
/**
 * What is read and judged where requests are answered; what is more waits for its turn in a thread of its
 * own.
 */
export const SMALL = { bytes: 256_000, containers: 2000 } as const
/** How much longer a packed body may become: JSON of rows packs to a tenth, a bomb to a thousandth. */
export const MOST_RATIO = 100

const DEPTH = 16
/** Of one object: rows of files have a few dozen, a file of many columns keeps them in a list. */
const MOST_FIELDS = 400

export interface BodyBounds extends JsonBounds {
  /** After unpacking. */
  readonly bytes: number
}

/** @param known a session makes the caller known */
export function boundsOf({ bodyLimit = DEFAULT_BYTES, bodyRows }: Endpoint, known: boolean): BodyBounds {
  const bytes = known ? bodyLimit : Math.min(bodyLimit, UNKNOWN_BYTES)
  // A row is an object of a few dozen fields with up to three more within it.
  const rows = bodyRows ?? 500
  return {
    bytes,
    depth: DEPTH,
    containers: 4 * rows,
    values: 48 * rows,
    // What is a little too long is told by the contract, in words of its own.
    elements: Math.max(5000, Math.ceil(1.1 * rows)),
    fields: MOST_FIELDS,
    text: DEFAULT_BYTES,
  }
}
