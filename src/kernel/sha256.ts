import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * SHA-256 in lower-case hex, at once and everywhere: the browser's own is kept to https and localhost, while
 * a fleet may open the page by the address of a machine in its office. In Node its own, ten times as fast.
 */
export function sha256OfBytes(bytes: Uint8Array): string {
  return nodes ? nodes.hash('sha256', bytes) : bytesToHex(sha256(bytes))
}

/** Of a text's UTF-8. */
export function sha256OfText(text: string): string {
  return nodes ? nodes.hash('sha256', text) : bytesToHex(sha256(utf8ToBytes(text)))
}

interface NodesCrypto {
  hash(algorithm: 'sha256', data: string | Uint8Array): string
}

interface MaybeNode {
  readonly process?: { getBuiltinModule?(name: string): unknown }
}

const nodes = (globalThis as MaybeNode).process?.getBuiltinModule?.('node:crypto') as NodesCrypto | undefined
