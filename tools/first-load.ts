// Holds the built driver's pages to the script that their first load may have, in each language: what a page
// names in its head, and what those files import at once.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '../src/platform/pure/languages.ts'
import { namedScripts } from '../src/server-app/pages/part-heads.ts'

interface FirstLoad {
  /** As it stands in a sentence. */
  readonly page: string
  readonly path: string
  /** Bytes, packed as well as gzip can; one language's texts included. */
  readonly limit: number
}

/** The form, and the home of a driver whom the phone knows. */
export const FIRST_LOADS: readonly [FirstLoad, FirstLoad] = [
  { page: 'form', path: '/', limit: 88_000 },
  { page: 'home', path: '/kalendarz-pracy', limit: 103_800 },
]

/** A file of the first load and its bytes on the line. */
export interface LoadedFile {
  readonly file: string
  readonly bytes: number
}

/**
 * The scripts of the first load of one of the driver's pages, largest first.
 * @param web the folder of the built pages
 * @param language whose page
 */
export async function firstLoadOf(
  web: string,
  language: string,
  path: string,
): Promise<readonly LoadedFile[]> {
  const dot = language === 'pl' ? '' : `.${language}`
  const html = readFileSync(join(web, `driver/index${dot}.html`), 'utf8')
  const inHead = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g)]
  const named = await namedScripts(web, `manifest${dot}`, path)
  return [...new Set([...inHead.map(([, file = '']) => file), ...named])]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(web, file)), { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes)
}

/** What is wrong with it; undefined where it is within the limit. */
export function complaintOf(
  { page, limit }: FirstLoad,
  language: string,
  files: readonly LoadedFile[],
): string | undefined {
  const sum = bytesOf(files)
  if (sum <= limit) return undefined
  const list = files.map(({ file, bytes }) => `  ${String(bytes).padStart(6)} ${file}`).join('\n')
  return `The first load of the driver's ${page} in ${language} has ${sum} bytes of script, ${sum - limit} more than it may:\n${list}`
}

function bytesOf(files: readonly LoadedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

if (import.meta.main) {
  const web = resolve(import.meta.dirname, '../dist/web')
  for (const load of FIRST_LOADS)
    for (const language of LANGUAGES) {
      const files = await firstLoadOf(web, language, load.path)
      const complaint = complaintOf(load, language, files)
      console.log(
        complaint ??
          `${load.page}, ${language}: ${(bytesOf(files) / 1000).toFixed(1)} kB in ${files.length} files`,
      )
      if (complaint !== undefined) process.exitCode = 1
    }
}
