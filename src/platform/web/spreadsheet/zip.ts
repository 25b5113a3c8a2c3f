import { configure, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { Zip, ZipPassThrough } from 'fflate'

type Bytes = Uint8Array<ArrayBuffer>

/** The entries of a zip archive by their names. */
type Entries = ReadonlyMap<string, Bytes>

// Workers of its own would come from `blob:` addresses, which our content policy refuses.
configure({ useWebWorkers: false })

/**
 * Unpacks the entries that `wanted` names, and stops as soon as they are bigger than allowed. Undefined for
 * what is no zip archive, and for one whose sizes or checksums are not what it tells of itself.
 * @param most bytes of all wanted entries together
 */
export async function unpackWithin(
  bytes: Bytes,
  most: number,
  wanted: (name: string) => boolean,
): Promise<Entries | 'too-big' | undefined> {
  const entries = new Map<string, Bytes>()
  let left = most
  try {
    for await (const entry of new ZipReader(new Uint8ArrayReader(bytes)).getEntriesGenerator()) {
      if (entry.directory || !wanted(entry.filename)) continue
      const parts: Bytes[] = []
      const counted = new WritableStream<Bytes>({
        write(part) {
          left -= part.length
          if (left < 0) throw new RangeError('too big')
          parts.push(part)
        },
      })
      await entry.getData(counted, { checkSignature: true })
      entries.set(entry.filename, await joined(parts))
    }
    return entries
  } catch {
    return left < 0 ? 'too-big' : undefined
  }
}

/** An archive of these entries, not compressed. */
export async function packStored(entries: Entries): Promise<ArrayBuffer> {
  const parts: Bytes[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    parts.push(part as Bytes)
  })
  for (const [name, content] of entries) {
    const file = new ZipPassThrough(name)
    archive.add(file)
    file.push(content, true)
  }
  archive.end()
  return (await joined(parts)).buffer
}

async function joined(parts: readonly Bytes[]): Promise<Bytes> {
  return new Uint8Array(await new Blob([...parts]).arrayBuffer())
}
