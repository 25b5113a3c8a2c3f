import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Endpoint,
  type FailureBody,
  type FailureText,
  failureSentence,
} from '#platform/pure/endpoint.ts'
import type { Language } from '#platform/pure/languages.ts'
import { type FleetWords, fleetWordsIn } from '#platform/server/fleet-words.ts'
import type { Answer } from '#platform/server/http/answers.ts'
import { describeError } from '#platform/server/log.ts'
import type { Platform } from '#platform/server/platform.ts'
import { DIST, named } from './built-files.ts'

/** What `src/web-app/driver/spoken-calls.ts` is built to, in each language. */
interface Spoken {
  readonly calls: ReadonlyMap<string, Endpoint>
  readonly platformFailures: Readonly<Record<string, Omit<FailureText, 'status'>>>
  readonly fieldSentences: Readonly<Record<string, unknown>>
  learn?(words: FleetWords): void
}

interface Words {
  readonly spoken: Spoken
  /** The sentence for each Polish one that may stand beside a field. */
  readonly sentences: ReadonlyMap<string, string>
}

/**
 * Says a failure in the language of the page that will show it. The sentence is made anew of code and facts;
 * what can't be said in that language stays Polish.
 * @param dist folder of the build; the project's own unless told
 */
export function tellAgain(
  platform: Platform,
  dist = DIST,
): (endpoint: Endpoint, answer: Answer, language: Language) => Promise<Answer> {
  const known = new Map<Language, { readonly made: number; readonly words: Promise<Words> }>()
  const wordsIn = async (language: Language): Promise<Words> => {
    const { mtimeMs: made } = await stat(fileOf(dist, language))
    const found = known.get(language)
    if (found?.made === made) return found.words
    const words = read(dist, language, made)
    known.set(language, { made, words })
    return words
  }

  return async (endpoint, answer, language) => {
    if (!isFailure(answer.body)) return answer
    try {
      return {
        ...answer,
        body: inWords(endpoint, answer.body, await wordsIn(language), fleetWordsIn(language)),
      }
    } catch (error) {
      platform.log.warn({ language, ...describeError(error) }, 'a failure is told in Polish')
      return answer
    }
  }
}

function fileOf(dist: string, language: Language): string {
  return join(dist, `prerender/${named('spoken', language)}.js`)
}

async function read(dist: string, language: Language, made: number): Promise<Words> {
  const load = async (file: string) => (await import(`file://${file}?${made}`)) as Spoken
  const [polish, spoken] = [await load(fileOf(dist, 'pl')), await load(fileOf(dist, language))]
  const sentences = new Map<string, string>()
  pair(polish.fieldSentences, spoken.fieldSentences, sentences)
  return { spoken, sentences }
}

/** @param own of the fleet; contracts hold sentences as they were when they were read */
function inWords(
  endpoint: Endpoint,
  body: FailureBody,
  { spoken, sentences }: Words,
  own: FleetWords,
): FailureBody {
  spoken.learn?.(own)
  const asCorrected = (sentence: string) => own[sentence] ?? sentence
  const call = spoken.calls.get(`${endpoint.method} ${endpoint.path}`)
  const text = call?.failures[body.code] ?? spoken.platformFailures[body.code]
  const fields = Object.entries(body.fields ?? {}).map(([field, msg]) => [
    field,
    asCorrected(sentences.get(msg) ?? msg),
  ])
  return {
    ...body,
    ...(text ? { msg: asCorrected(failureSentence(text, body.facts)) } : {}),
    ...(body.fields ? { fields: Object.fromEntries(fields) } : {}),
  }
}

function isFailure(body: unknown): body is FailureBody {
  return typeof body === 'object' && body !== null && 'msg' in body && 'code' in body
}

/** Two catalogues side by side. */
function pair(polish: unknown, other: unknown, into: Map<string, string>): void {
  if (typeof polish === 'string' && typeof other === 'string') into.set(polish, other)
  if (typeof polish !== 'object' || polish === null || typeof other !== 'object' || other === null) return
  for (const [name, each] of Object.entries(polish))
    pair(each, (other as Record<string, unknown>)[name], into)
}
