import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const MB = 1024 * 1024
/** Held back so that the database can recover on a disk that is full: two segments of its log and some. */
const RESERVE = 12 * MB
/** With less than this left, writes are refused while the database can still say so. */
const LOW = 16 * MB
/** Space enough to hold the reserve back again. */
const PLENTY = LOW + 4 * RESERVE

/** Watches the space left beside the data, and keeps a reserve of it for the worst moment. */
export class DiskSpace {
  readonly #folder: string
  readonly #reserve: string

  constructor(folder: string) {
    this.#folder = folder
    this.#reserve = join(folder, 'database.reserve')
  }

  async isLow(): Promise<boolean> {
    return (await this.#free()) < LOW
  }

  /** Gives the reserve up when the disk is full; the space is the database's to recover in. */
  async giveUpReserve(): Promise<void> {
    if (await this.isLow()) await rm(this.#reserve, { force: true })
  }

  async holdReserve(): Promise<void> {
    const size = await stat(this.#reserve).then(
      (found) => found.size,
      () => 0,
    )
    if (size >= RESERVE || (await this.#free()) < PLENTY) return
    const file = openSync(this.#reserve, 'w')
    try {
      const block = new Uint8Array(MB)
      for (let written = 0; written < RESERVE; written += MB) writeSync(file, block)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  }

  async #free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#folder)
    return bavail * bsize
  }
}
