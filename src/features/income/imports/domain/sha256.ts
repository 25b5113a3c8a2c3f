import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/**
 * The digest in lower-case hex. Not the browser's own, which is kept to https and localhost, while a fleet
 * may open the page by the address of a machine in its office.
 */
export function sha256(bytes: Uint8Array): string {
  return bytesToHex(digest(bytes))
}

/** Of a text's letters, two bytes each: for keys of our own, not to be compared with anybody's. */
export function digestOf(text: string): string {
  const bytes = new Uint8Array(text.length * 2)
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    bytes[at * 2] = unit >> 8
    bytes[at * 2 + 1] = unit
  }
  return sha256(bytes)
}
