import {
  configure,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js'

const LOCAL_SIZE = 22
const CENTRAL = Buffer.from([0x50, 0x4b, 1, 2])
const CENTRAL_SIZE = 24

/** An archive of one entry of so many zeros, and the same one telling that it has ten. */
export async function zipBomb(name: string, size: number) {
  configure({ useWebWorkers: false })
  const writer = new ZipWriter(new Uint8ArrayWriter(), { dataDescriptor: false, useWebWorkers: false })
  await writer.add(name, new Uint8ArrayReader(new Uint8Array(size)))
  const honest = await writer.close()
  const lying = honest.slice()
  const view = new DataView(lying.buffer)
  for (const at of [LOCAL_SIZE, Buffer.from(lying).indexOf(CENTRAL) + CENTRAL_SIZE])
    view.setUint32(at, 10, true)
  return { honest, lying }
}
