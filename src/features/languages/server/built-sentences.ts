import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Language } from '#platform/pure/languages.ts'

/** Of the project's own build. */
export const SPOKEN = resolve(import.meta.dirname, '../../../../dist/prerender')

/** As the build lists it (`src/web-app/driver/correctable`). */
export interface BuiltSentence {
  readonly id: string
  readonly catalogue: string
  readonly path: string
  readonly text: string
  readonly places: readonly string[]
  readonly polish: string
  readonly onPage: boolean
}

interface Known {
  readonly made: number
  readonly sentences: Promise<readonly BuiltSentence[]>
}

const known = new Map<string, Known>()

/**
 * Every sentence of drivers in one language, once for each place where it stands; undefined where that
 * language was not built.
 * @param folder of the build
 */
export async function builtSentences(
  folder: string,
  language: Language,
): Promise<readonly BuiltSentence[] | undefined> {
  const file = join(folder, `sentences.${language}.json`)
  const made = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )
  if (made === undefined) return undefined
  const found = known.get(file)
  if (found?.made === made) return found.sentences
  const sentences = readSentences(file)
  known.set(file, { made, sentences })
  return sentences
}

async function readSentences(file: string): Promise<readonly BuiltSentence[]> {
  const listed = JSON.parse(await readFile(file, 'utf8')) as Omit<BuiltSentence, 'id'>[]
  return listed.map((sentence) => ({ ...sentence, id: sentenceId(sentence.text) }))
}

/** The same words are the same sentence, wherever they stand. */
export function sentenceId(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
