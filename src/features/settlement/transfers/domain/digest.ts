import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 in lower-case hex. */
export function digestOfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes))
}

export function digestOfText(text: string): string {
  return digestOfBytes(utf8ToBytes(text))
}
