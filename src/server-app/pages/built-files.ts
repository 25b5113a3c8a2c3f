import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, resolve, sep } from 'node:path'
import { LANGUAGES, type Language, OTHER_LANGUAGES } from '#platform/pure/languages.ts'
import { EncodedBody } from '#platform/server/http/encoded-body.ts'
import { type PartHead, readPartHeads } from './part-heads.ts'

/** Of the project's own build. */
export const DIST = resolve(import.meta.dirname, '../../../dist')

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
  /** By language; one that was not built is missing, and speaks Polish. */
  readonly driverPages: ReadonlyMap<Language, DriverBuild>
  readonly adminHtml: string
  /** Another one for each build whose pages differ, and written into them. */
  readonly id: string
}

/** The driver's page in one language. */
export interface DriverBuild {
  readonly language: Language
  readonly html: string
  /** The module that renders it; a new address for each build. */
  readonly prerenderUrl: string
  /** What stands in the heads of pages whose screen has files of its own, by path. */
  readonly partHeads: ReadonlyMap<string, PartHead>
}

/** In that language, or in Polish where it was not built. */
export function driverBuildIn({ driverPages }: Build, language: Language): DriverBuild {
  const found = driverPages.get(language) ?? driverPages.get('pl')
  if (!found) throw new Error('The build has no Polish page.')
  return found
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
    const timeOf = async (file: string) => (await stat(join(dist, 'web', file))).mtimeMs
    const needed = await Promise.all(['driver/index.html', 'admin/index.html'].map(timeOf))
    const others = LANGUAGES.map((language) => timeOf(pageFile(language)).catch(() => 0))
    return Math.max(...needed, ...(await Promise.all(others)))
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
  const { driverHtmls, adminHtml } = await readHtmls(dist)
  const id = idOf({ driverHtmls, adminHtml })
  const driverPages = await Promise.all(
    [...driverHtmls].map(
      async ([language, html]): Promise<readonly [Language, DriverBuild]> => [
        language,
        {
          language,
          html: withId(html, id),
          prerenderUrl: `file://${join(dist, `prerender/${named('prerender', language)}.js`)}?${made}`,
          partHeads: await readPartHeads(dist, named('manifest', language)),
        },
      ],
    ),
  )
  return { files, driverPages: new Map(driverPages), adminHtml: withId(adminHtml, id), id }
}

/** `index` of the Polish page, `index.uk` of the Ukrainian one. */
export function named(name: string, language: Language): string {
  return language === 'pl' ? name : `${name}.${language}`
}

function pageFile(language: Language): string {
  return `driver/${named('index', language)}.html`
}

/** Of the build that stands now; undefined where none does, as while it is made anew. */
export async function readBuildId(dist = DIST): Promise<string | undefined> {
  try {
    return idOf(await readHtmls(dist))
  } catch {
    return undefined
  }
}

interface Htmls {
  readonly driverHtmls: ReadonlyMap<Language, string>
  readonly adminHtml: string
}

async function readHtmls(dist: string): Promise<Htmls> {
  const read = (file: string) => readFile(join(dist, 'web', file), 'utf8')
  const polish = await read(pageFile('pl'))
  const driverHtmls = new Map<Language, string>([['pl', polish]])
  for (const language of OTHER_LANGUAGES) {
    const html = await read(pageFile(language)).catch(() => undefined)
    if (html !== undefined) driverHtmls.set(language, html)
  }
  return { driverHtmls, adminHtml: await read('admin/index.html') }
}

/** The pages name the files they are made of, and those are named by their content: that says it all. */
function idOf({ driverHtmls, adminHtml }: Htmls): string {
  const hash = createHash('sha256')
  for (const html of driverHtmls.values()) hash.update(html).update('\0')
  return hash.update(adminHtml).digest('base64url').slice(0, 12)
}

function withId(html: string, id: string): string {
  return html.replace('</head>', () => `<meta name="build" content="${id}" /></head>`)
}
