import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const ENTRY = 'driver/index.html'
/** The pages whose screen comes in a file of its own, by the name under which the build knows that file. */
const PARTS: Readonly<Record<string, string>> = {
  '/koordynator': '../features/work-calendar/web/public-driver.tsx',
  '/kalendarz-pracy': 'driver/own-calendar-screen.tsx',
}

/**
 * What the heads of pages need beside the entry's own files, so that what the server has drawn stands there
 * in its own styles at once, and its scripts are fetched beside the entry's and not after them. Empty for a
 * build that tells nothing of its parts.
 * @param dist the build's folder
 * @param name of the file there that says what the build is made of: `manifest`, or `manifest.uk` of another
 *   language
 */
export async function readPartHeads(dist: string, name: string): Promise<ReadonlyMap<string, string>> {
  let manifest: Manifest
  try {
    manifest = JSON.parse(await readFile(join(dist, `web/.vite/${name}.json`), 'utf8')) as Manifest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map()
    throw error
  }
  const heads = new Map<string, string>()
  const ofEntry = filesOf(manifest, ENTRY, new Set())
  for (const [path, part] of Object.entries(PARTS)) {
    const chunks = [...filesOf(manifest, part, new Set())].filter((name) => !ofEntry.has(name))
    const parts = chunks.flatMap((name) => manifest[name] ?? [])
    const styles = await Promise.all(
      [...new Set(parts.flatMap(({ css = [] }) => css))].map(
        async (file) =>
          `<style>${(await readFile(join(dist, 'web', file), 'utf8')).trim()}</style><link rel="stylesheet" href="/${file}" disabled>`,
      ),
    )
    const scripts = parts.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    heads.set(path, [...scripts, ...styles].join('\n'))
  }
  return heads
}

/** The names of a chunk and of all that it imports. */
function filesOf(manifest: Manifest, name: string, seen: Set<string>): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name]?.imports ?? []) filesOf(manifest, imported, seen)
  return seen
}
