import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { DumpLine } from './dump.ts'

/** Writes the dump, packed, beside its name first, so that an interrupted run leaves no file that looks whole. */
export async function writeDump(path: string, lines: AsyncIterable<DumpLine>): Promise<void> {
  const partial = `${path}.partial`
  try {
    await pipeline(Readable.from(textOf(lines)), createGzip(), createWriteStream(partial, { mode: 0o600 }))
    const file = await open(partial, 'r+')
    await file.sync()
    await file.close()
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Reads a dump line by line. */
export async function* readDump(path: string): AsyncGenerator<DumpLine> {
  const text = createReadStream(path).compose(createGunzip()).setEncoding('utf8')
  let rest = ''
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}

async function* textOf(lines: AsyncIterable<DumpLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}
