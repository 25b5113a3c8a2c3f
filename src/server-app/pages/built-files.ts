import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, resolve, sep } from 'node:path'
import { EncodedBody } from '#platform/server/http/encoded-body.ts'
import { readPartHeads } from './part-heads.ts'

const DIST = resolve(import.meta.dirname, '../../../dist')

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSED_BY_NATURE = new Set(['.png', '.webp', '.woff2'])

/** Names that the build made of the content, as `driver-5fbaf4Lv.js`. */
const HASHED = /^\/assets\/.*-[\w-]{8}\.\w+$/

export interface BuiltFile {
  readonly body: EncodedBody
  readonly type: string
  /** Its name changes with its content. */
  readonly immutable: boolean
}

/** What the build has made, as long as that build stands. */
export interface Build {
  /** By path, as `/assets/driver-5fbaf4Lv.js`. */
  readonly files: ReadonlyMap<string, BuiltFile>
  readonly driverHtml: string
  readonly adminHtml: string
  /** Another one for each build whose pages differ, and written into them. */
  readonly id: string
  /** The module that renders the driver's page; a new address for each build. */
  readonly prerenderUrl: string
  /** What stands in the heads of pages whose screen has files of its own, by path. */
  readonly partHeads: ReadonlyMap<string, string>
}

/** Gives the present build, read anew when it was made anew; undefined where nothing is built. */
export function buildReader(dist = DIST): () => Promise<Build | undefined> {
  let known: { readonly made: number; readonly build: Promise<Build> } | undefined
  return async () => {
    const made = await madeAt(dist)
    if (made === undefined) return undefined
    if (known?.made !== made) known = { made, build: readBuild(dist, made) }
    return known.build
  }
}

async function madeAt(dist: string): Promise<number | undefined> {
  try {
    const times = await Promise.all(
      ['web/driver/index.html', 'web/admin/index.html'].map(
        async (file) => (await stat(join(dist, file))).mtimeMs,
      ),
    )
    return Math.max(...times)
  } catch {
    return undefined
  }
}

async function readBuild(dist: string, made: number): Promise<Build> {
  const web = join(dist, 'web')
  const files = new Map<string, BuiltFile>()
  for (const entry of await readdir(web, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const url = `/${relative(web, path).split(sep).join('/')}`
    const ending = extname(entry.name)
    const type = TYPES[ending]
    if (!entry.isFile() || type === undefined || url.startsWith('/.')) continue
    files.set(url, {
      body: new EncodedBody(await readFile(path), !COMPRESSED_BY_NATURE.has(ending)),
      type,
      immutable: HASHED.test(url),
    })
  }
  const [driverHtml, adminHtml] = await readHtmls(dist)
  const id = idOf(driverHtml, adminHtml)
  return {
    files,
    driverHtml: withId(driverHtml, id),
    adminHtml: withId(adminHtml, id),
    id,
    prerenderUrl: `file://${join(dist, 'prerender/prerender.js')}?${made}`,
    partHeads: await readPartHeads(dist),
  }
}

/** Of the build that stands now; undefined where none does, as while it is made anew. */
export async function readBuildId(dist = DIST): Promise<string | undefined> {
  try {
    return idOf(...(await readHtmls(dist)))
  } catch {
    return undefined
  }
}

async function readHtmls(dist: string): Promise<[driver: string, admin: string]> {
  const read = (file: string) => readFile(join(dist, 'web', file), 'utf8')
  return [await read('driver/index.html'), await read('admin/index.html')]
}

/** The pages name the files they are made of, and those are named by their content: two texts say it all. */
function idOf(driverHtml: string, adminHtml: string): string {
  const hash = createHash('sha256').update(driverHtml).update('\0').update(adminHtml)
  return hash.digest('base64url').slice(0, 12)
}

function withId(html: string, id: string): string {
  return html.replace('</head>', () => `<meta name="build" content="${id}" /></head>`)
}
