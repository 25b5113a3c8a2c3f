import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

const deflated = promisify(deflateRaw)
const DEFLATED = 8

export interface ZipEntry {
  readonly name: string
  readonly content: Uint8Array
}

/**
 * An archive of these entries in their order, each packed as it comes and off the main thread, so that no
 * more than one of them is in memory unpacked. Rejects where an entry can't be had.
 */
export async function zipFile(entries: AsyncIterable<ZipEntry>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for await (const { name, content } of entries) {
    const packed = await deflated(content)
    const file: ZipInputFile = {
      ...{ filename: name, compression: DEFLATED, crc: crc32(content), size: content.length },
    }
    archive.add(file)
    file.ondata?.(null, packed, true)
  }
  archive.end()
  return Buffer.concat(parts)
}
