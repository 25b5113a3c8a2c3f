// Holds the built driver's pages to the script that their first load may have, in each language: what a page
// names in its head, and what those files import at once.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '../src/platform/pure/languages.ts'

/** Bytes, packed as well as gzip can; one language's texts included. */
export const FIRST_LOAD_LIMIT = 88_000

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** A file of the first load and its bytes on the line. */
export interface LoadedFile {
  readonly file: string
  readonly bytes: number
}

/**
 * The scripts of the first load of the driver's page, largest first.
 * @param web the folder of the built pages
 * @param language whose page
 */
export function firstLoadOf(web: string, language: string): readonly LoadedFile[] {
  const dot = language === 'pl' ? '' : `.${language}`
  const manifest = JSON.parse(readFileSync(join(web, `.vite/manifest${dot}.json`), 'utf8')) as Readonly<
    Record<string, Chunk>
  >
  const html = readFileSync(join(web, `driver/index${dot}.html`), 'utf8')
  const named = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g)]
  const files = new Set(named.map(([, file = '']) => file))
  const seen = new Set<string>()
  const open = ['driver/index.html']
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) continue
    seen.add(name)
    files.add(chunk.file)
    open.push(...(chunk.imports ?? []))
  }
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(web, file)), { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes)
}

/** What is wrong with it; undefined where it is within the limit. */
export function complaintOf(language: string, files: readonly LoadedFile[]): string | undefined {
  const sum = files.reduce((total, { bytes }) => total + bytes, 0)
  if (sum <= FIRST_LOAD_LIMIT) return undefined
  const list = files.map(({ file, bytes }) => `  ${String(bytes).padStart(6)} ${file}`).join('\n')
  return `The driver's first load in ${language} has ${sum} bytes of script, ${sum - FIRST_LOAD_LIMIT} more than it may:\n${list}`
}

if (import.meta.main) {
  const web = resolve(import.meta.dirname, '../dist/web')
  for (const language of LANGUAGES) {
    const files = firstLoadOf(web, language)
    const sum = files.reduce((total, { bytes }) => total + bytes, 0)
    const complaint = complaintOf(language, files)
    console.log(complaint ?? `${language}: ${(sum / 1000).toFixed(1)} kB in ${files.length} files`)
    if (complaint !== undefined) process.exitCode = 1
  }
}
