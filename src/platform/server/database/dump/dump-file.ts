import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { DumpLine } from './dump.ts'
import { Refusal } from './refusal.ts'

/**
 * Writes the dump, packed, beside its name first, so that an interrupted run leaves no file that looks whole.
 */
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

/**
 * Reads a dump line by line.
 * @throws Refusal where the file is no dump, or a damaged one
 */
export async function* readDump(path: string): AsyncGenerator<DumpLine> {
  let lines = 0
  try {
    let rest = ''
    for await (const piece of unpackedFrom(path)) {
      const texts = (rest + piece).split('\n')
      rest = texts.pop() ?? ''
      for (const text of texts) {
        yield JSON.parse(text)
        lines += 1
      }
    }
    if (rest !== '') throw new SyntaxError('The last line is cut off.')
  } catch (error) {
    if (!isDamage(error)) throw error
    throw new Refusal(
      lines === 0
        ? `${path} is no backup of Flotylla, or is damaged from its beginning; take another file.`
        : `The backup ${path} is damaged or cut off; take another copy of it.`,
    )
  }
}

/**
 * An error of either stream ends the reading as its own, also one that comes while the last piece is still
 * being worked on.
 */
async function* unpackedFrom(path: string): AsyncGenerator<string> {
  const packed = createReadStream(path)
  const unpacked = createGunzip().setEncoding('utf8')
  const done = pipeline(packed, unpacked)
  done.catch(() => undefined)
  try {
    yield* unpacked as AsyncIterable<string>
    await done
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
}

function isDamage(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return error instanceof SyntaxError || (typeof code === 'string' && code.startsWith('Z_'))
}

async function* textOf(lines: AsyncIterable<DumpLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}
