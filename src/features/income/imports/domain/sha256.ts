/*
 * SHA-256 by hand, because browsers keep their own to https and localhost, while a fleet may open the page by
 * the address of a machine in its office.
 */
const PRIMES = firstPrimes(64)
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)))
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)))
const BLOCK = 64

/** The digest in lower-case hex. */
export function sha256(bytes: Uint8Array): string {
  const state = START.slice()
  const words = new Uint32Array(64)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const whole = bytes.length - (bytes.length % BLOCK)
  for (let at = 0; at < whole; at += BLOCK) mix(state, words, view, at)
  const tail = lastBlocks(bytes.subarray(whole), bytes.length)
  for (let at = 0; at < tail.byteLength; at += BLOCK) mix(state, words, tail, at)
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
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

function mix(state: Uint32Array, words: Uint32Array, view: DataView, at: number): void {
  const word = (index: number) => words[index] as number
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const early = word(i - 15)
    const late = word(i - 2)
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[i] = word(i - 16) + first + word(i - 7) + second
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const one = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g))
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    const step = (h + one + (ROUNDS[i] as number) + word(i)) | 0
    h = g
    g = f
    f = e
    e = (d + step) | 0
    d = c
    c = b
    b = a
    a = (step + two) | 0
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries())
    state[index] = (state[index] as number) + value
}

/** What is left over, a one, zeros, and the length in bits. */
function lastBlocks(rest: Uint8Array, length: number): DataView {
  const bytes = new Uint8Array(rest.length < 56 ? BLOCK : 2 * BLOCK)
  bytes.set(rest)
  bytes[rest.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, Math.floor(length / 0x2000_0000))
  view.setUint32(bytes.length - 4, (length * 8) % 0x1_0000_0000)
  return view
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fractionBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x1_0000_0000)
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}
