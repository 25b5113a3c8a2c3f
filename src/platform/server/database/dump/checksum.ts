import { createHash } from 'node:crypto'

/** A row as texts, one per column, as PostgreSQL writes them. */
export type Row = (string | null)[]

const MODULUS = 1n << 128n

/** Sums up rows so that equal sets of rows give equal sums, in whatever order they come. */
export class Checksum {
  rows = 0
  #sum = 0n

  add(row: Row): void {
    const digest = createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 32)
    this.#sum = (this.#sum + BigInt(`0x${digest}`)) % MODULUS
    this.rows += 1
  }

  get hex(): string {
    return this.#sum.toString(16).padStart(32, '0')
  }
}
