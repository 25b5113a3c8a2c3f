import { randomBytes } from 'node:crypto'

let written = 0

/**
 * A UUID of version 7 that sorts by when it was made: entries of one millisecond stand in the order this
 * process wrote them, where random ids would shuffle them on the page and between two pages of the log.
 *
 * @param at instant of the entry, as ISO text
 */
export function entryId(at: string): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.parse(at), 0, 6)
  // The order within the millisecond fills what version and variant leave of six bytes: 12 and 30 bits.
  written = (written + 1) % 2 ** 42
  bytes.writeUInt16BE(0x7000 + Math.floor(written / 2 ** 30), 6)
  bytes.writeUInt32BE(0x80000000 + (written % 2 ** 30), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
