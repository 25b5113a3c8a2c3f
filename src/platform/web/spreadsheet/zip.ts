/** The entries of a zip archive by their names. */
type Entries = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END = 0x06054b50
const END_SIZE = 22
const LONGEST_COMMENT = 65_535

/**
 * Unpacks the entries that `wanted` names, and stops as soon as they are bigger than allowed: the sizes that
 * an archive tells of itself may be lies. Undefined for what is no zip archive, or a damaged one.
 * @param most bytes of all wanted entries together
 */
export async function unpackWithin(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
  wanted: (name: string) => boolean,
): Promise<Entries | 'too-big' | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = new Map<string, Uint8Array<ArrayBuffer>>()
  let left = most
  try {
    const end = findEnd(view)
    if (end === undefined) return undefined
    let at = view.getUint32(end + 16, true)
    for (let count = view.getUint16(end + 10, true); count > 0; count--) {
      if (view.getUint32(at, true) !== CENTRAL) return undefined
      const nameLength = view.getUint16(at + 28, true)
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
      if (wanted(name)) {
        const content = await readEntry(view, bytes, at, left)
        if (content === 'too-big' || content === undefined) return content
        left -= content.length
        entries.set(name, content)
      }
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    return entries
  } catch {
    return undefined
  }
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (view.getUint32(at, true) === END) return at
  }
  return undefined
}

/** @param at where its central header stands */
async function readEntry(
  view: DataView,
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-big' | undefined> {
  const local = view.getUint32(at + 42, true)
  if (view.getUint32(local, true) !== LOCAL) return undefined
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const packed = bytes.subarray(start, start + view.getUint32(at + 20, true))
  const method = view.getUint16(at + 10, true)
  if (method === 0) return packed.length > most ? 'too-big' : packed
  return method === 8 ? inflate(packed, most) : undefined
}

async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-big'> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) {
      await reader.cancel()
      return 'too-big'
    }
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/**
 * An archive of these entries, not compressed and without checksums: only for a reader that takes it at once.
 */
export function packStored(entries: Entries): ArrayBuffer {
  const named = [...entries].map(([name, content]) => ({ name: new TextEncoder().encode(name), content }))
  const contents = named.reduce((sum, { name, content }) => sum + 30 + name.length + content.length, 0)
  const directory = named.reduce((sum, { name }) => sum + 46 + name.length, 0)
  const bytes = new Uint8Array(contents + directory + END_SIZE)
  const view = new DataView(bytes.buffer)
  let at = 0
  let central = contents
  for (const { name, content } of named) {
    view.setUint32(at, LOCAL, true)
    view.setUint32(at + 18, content.length, true)
    view.setUint32(at + 22, content.length, true)
    view.setUint16(at + 26, name.length, true)
    bytes.set(name, at + 30)
    bytes.set(content, at + 30 + name.length)
    view.setUint32(central, CENTRAL, true)
    view.setUint32(central + 20, content.length, true)
    view.setUint32(central + 24, content.length, true)
    view.setUint16(central + 28, name.length, true)
    view.setUint32(central + 42, at, true)
    bytes.set(name, central + 46)
    at += 30 + name.length + content.length
    central += 46 + name.length
  }
  view.setUint32(central, END, true)
  view.setUint16(central + 8, named.length, true)
  view.setUint16(central + 10, named.length, true)
  view.setUint32(central + 12, directory, true)
  view.setUint32(central + 16, contents, true)
  return bytes.buffer
}
