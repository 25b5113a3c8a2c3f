/** What a JSON text may be made of, whatever its bytes. */
export interface JsonBounds {
  /** Lists and objects within each other. */
  readonly depth: number
  /** Lists and objects. */
  readonly containers: number
  /** Elements of lists and fields of objects. */
  readonly values: number
  /** Of one list. */
  readonly elements: number
  /** Of one object: a thousand fields are what a hundred thousand rows are, and cost more. */
  readonly fields: number
  /** Bytes of one text. */
  readonly text: number
}

export type JsonBreach = 'too_deep' | 'too_many'

const SPACE = 0x20
const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
/**
 * Blanks that may stand anywhere, and so many more for each value: what is set out for reading passes,
 * megabytes of nothing do not.
 */
const BLANKS = 10_000
const BLANKS_A_VALUE = 100

/**
 * Counts what a JSON text would become, byte by byte as it arrives and before anything is made of it: 90 kB
 * can hold thirty million objects. It takes no interest in whether the text is JSON; parsing says that.
 */
export class JsonMeter {
  readonly #bounds: JsonBounds
  #depth = 0
  #containers = 0
  #values = 0
  #inText = false
  #escaped = false
  #textBytes = 0
  #blanks = 0
  /** Of each list or object that is open: how many commas it may still have. */
  readonly #left: number[] = []

  constructor(bounds: JsonBounds) {
    this.#bounds = bounds
  }

  /** Lists and objects so far. */
  get containers(): number {
    return this.#containers
  }

  /** @returns which bound the text breaks, once it does */
  take(chunk: Uint8Array): JsonBreach | undefined {
    const { depth, containers, values, elements, fields, text } = this.#bounds
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] as number
      if (this.#inText) {
        if (this.#escaped) this.#escaped = false
        else if (byte === BACKSLASH) this.#escaped = true
        else if (byte === QUOTE) this.#inText = false
        this.#textBytes += 1
        if (this.#textBytes > text) return 'too_many'
      } else if (byte === QUOTE) {
        this.#inText = true
        this.#textBytes = 0
      } else if (byte === COMMA) {
        this.#values += 1
        const left = (this.#left[this.#depth] ?? 1) - 1
        this.#left[this.#depth] = left
        if (this.#values > values || left <= 0) return 'too_many'
      } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        this.#depth += 1
        this.#containers += 1
        this.#left[this.#depth] = byte === OPEN_LIST ? elements : fields
        if (this.#depth > depth) return 'too_deep'
        if (this.#containers > containers) return 'too_many'
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
        this.#depth -= 1
      } else if (byte <= SPACE) {
        this.#blanks += 1
        if (this.#blanks > BLANKS + BLANKS_A_VALUE * (this.#values + this.#containers)) return 'too_many'
      }
    }
    return undefined
  }
}
