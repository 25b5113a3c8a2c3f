import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** What a page's head has for its screen. */
export interface PartHead {
  /** On the page that looks alike for everyone. */
  readonly shared: string
  /** On the page of a driver whom the device is known to belong to. */
  readonly own: string
}

/** What a screen is made of, by the names under which the build knows it. */
interface Parts {
  readonly screen: string
  /** What the server draws of it with its styles, and whose script comes once the page answers. */
  readonly later?: string
  /** What comes next where nobody is known. */
  readonly stranger?: string
}

const ENTRY = 'driver/index.html'
/** The pages whose screen comes in a file of its own. */
const PARTS: Readonly<Record<string, Parts>> = {
  '/': { screen: 'form' },
  '/koordynator': { screen: '../features/work-calendar/web/public-driver.tsx' },
  '/kalendarz-pracy': {
    screen: 'driver/own-calendar-screen.tsx',
    later: '../features/work-calendar/web/home-foot.tsx',
    stranger: '../features/drivers/session/web/own-login-modal.tsx',
  },
}

/**
 * What the heads of pages need beside the entry's own files, so that what the server has drawn stands there
 * in its own styles at once, and its scripts are fetched beside the entry's and not after them. Empty for a
 * build that tells nothing of its parts.
 * @param dist the build's folder
 * @param name of the file there that says what the build is made of: `manifest`, or `manifest.uk` of another
 *   language
 */
export async function readPartHeads(dist: string, name: string): Promise<ReadonlyMap<string, PartHead>> {
  const web = join(dist, 'web')
  const manifest = await readManifest(web, name)
  const heads = new Map<string, PartHead>()
  for (const [path, { screen, later = screen, stranger = screen }] of manifest ? Object.entries(PARTS) : []) {
    const styled = (named: readonly string[]) => headOf(web, manifest ?? {}, named, [...named, later])
    heads.set(path, { shared: await styled([screen, stranger]), own: await styled([screen]) })
  }
  return heads
}

/**
 * The scripts that a page of a known driver names, the entry's own among them, as `assets/driver-5fba.js`.
 * @param web the folder of the built pages
 */
export async function namedScripts(web: string, name: string, path: string): Promise<readonly string[]> {
  const manifest = (await readManifest(web, name)) ?? {}
  const parts = PARTS[path] ? [PARTS[path].screen] : []
  return [...filesOf(manifest, [ENTRY, ...parts])].flatMap((key) => manifest[key]?.file ?? [])
}

async function readManifest(web: string, name: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(join(web, `.vite/${name}.json`), 'utf8')) as Manifest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function headOf(
  web: string,
  manifest: Manifest,
  named: readonly string[],
  styled: readonly string[],
): Promise<string> {
  const ofEntry = filesOf(manifest, [ENTRY])
  const chunksOf = (parts: readonly string[]) =>
    [...filesOf(manifest, parts)].filter((key) => !ofEntry.has(key)).flatMap((key) => manifest[key] ?? [])
  const styles = await Promise.all(
    [...new Set(chunksOf(styled).flatMap(({ css = [] }) => css))].map(
      async (file) =>
        `<style>${(await readFile(join(web, file), 'utf8')).trim()}</style><link rel="stylesheet" href="/${file}" disabled>`,
    ),
  )
  const scripts = chunksOf(named).map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return [...scripts, ...styles].join('\n')
}

/**
 * The keys of these parts in the manifest and of all that they import, which comes before them: of two styles
 * the later one holds.
 */
function filesOf(manifest: Manifest, parts: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
    found.add(key)
  }
  for (const part of parts) visit(keyOf(manifest, part) ?? part)
  return found
}

/** A file that several modules were gathered in has no key but its own name. */
function keyOf(manifest: Manifest, part: string): string | undefined {
  return part in manifest
    ? part
    : Object.keys(manifest).find((key) => manifest[key]?.name === part && manifest[key].file.endsWith('.js'))
}
