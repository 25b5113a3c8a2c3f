import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, OTHER_LANGUAGES } from '#platform/pure/languages.ts'
import { type Corrected, type FleetWords, speakAsCorrected } from '#platform/server/fleet-words.ts'
import type { Job } from '#platform/server/jobs.ts'
import { describeError } from '#platform/server/log.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type BuiltSentence, builtSentences, SPOKEN } from './built-sentences.ts'
import { allCorrections, type StoredCorrection, stampOfCorrections } from './store.ts'

/** What `src/web-app/driver/correctable/letter-catalogues.ts` is built to. */
interface Letters {
  readonly catalogues: Readonly<Record<string, object>>
  learn(words: FleetWords): void
}

/** By platform: what was put in force last. */
const inForce = new WeakMap<Platform, string>()

/**
 * Has this process speak as the fleet's corrections say now. Cheap where nothing has changed: one short
 * query. A correction of a sentence that the program no longer has is not in force.
 * @param folder of the build
 */
export async function putInForce(platform: Platform, folder = SPOKEN): Promise<void> {
  const { queries } = platform.database
  const stamp = `${await stampOfCorrections(queries)} ${await buildStamp(folder)}`
  if (inForce.get(platform) === stamp) return
  const corrections = await allCorrections(queries)
  for (const language of OTHER_LANGUAGES)
    speakAsCorrected(
      language,
      await correctedIn(
        platform,
        folder,
        language,
        corrections.filter((each) => each.language === language),
      ),
    )
  inForce.set(platform, stamp)
}

async function buildStamp(folder: string): Promise<number> {
  return stat(join(folder, 'sentences.uk.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}

async function correctedIn(
  platform: Platform,
  folder: string,
  language: Language,
  corrections: readonly StoredCorrection[],
): Promise<Corrected | undefined> {
  if (corrections.length === 0) return undefined
  const sentences = (await builtSentences(folder, language)) ?? []
  const words = wordsOf(corrections, sentences)
  const letters = await readLetters(platform, folder, language)
  letters?.learn(words)
  return {
    words,
    onPages: wordsOf(
      corrections,
      sentences.filter(({ onPage }) => onPage),
    ),
    catalogues: letters?.catalogues ?? {},
  }
}

function wordsOf(corrections: readonly StoredCorrection[], sentences: readonly BuiltSentence[]): FleetWords {
  const said = new Set(sentences.map(({ text }) => text))
  return Object.fromEntries(
    corrections
      .filter(({ original }) => said.has(original))
      .map(({ original, correction }) => [original, correction]),
  )
}

async function readLetters(
  platform: Platform,
  folder: string,
  language: Language,
): Promise<Letters | undefined> {
  const file = join(folder, `letters.${language}.js`)
  try {
    const { mtimeMs } = await stat(file)
    return (await import(`file://${file}?${mtimeMs}`)) as Letters
  } catch (error) {
    platform.log.warn({ language, ...describeError(error) }, 'messages go out without corrections')
    return undefined
  }
}

/** Messages are corrected within seconds, whichever process writes them; pages ask by themselves. */
export function correctionJobs(platform: Platform): Job[] {
  return [{ name: 'read corrected sentences', everySeconds: 10, run: () => putInForce(platform) }]
}
