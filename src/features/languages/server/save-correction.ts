import { fail, ok, type Result } from '#kernel/result.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { FailedOf } from '#platform/server/http/route.ts'
import type { correctSentence } from '../contract.ts'
import { correctionOf, MOST_CORRECTIONS } from '../domain/correction.ts'
import type { BuiltSentence } from './built-sentences.ts'
import { addCorrection, changeCorrection, correctionOfSentence, countCorrections } from './store.ts'

interface Typed {
  readonly language: Language
  readonly sentence: BuiltSentence
  readonly text: string
  /** Version of the correction that was on the screen; 0 for none. */
  readonly seen: number
  readonly now: string
}

type Failure = FailedOf<
  typeof correctSentence,
  | 'changed_meanwhile'
  | 'too_many_corrections'
  | 'empty_text'
  | 'same_text'
  | 'text_too_long'
  | 'lost_places'
  | 'unknown_places'
  | 'markup'
  | 'line_breaks'
>

/** Of two who correct one sentence at the same time the later is told what the other has written. */
export async function saveCorrection(
  tx: Tx,
  { language, sentence, text, seen, now }: Typed,
): Promise<Result<{ status: 'ok' }, Failure>> {
  const judged = correctionOf(sentence.text, text)
  if (!judged.ok) return fail(judged.error)
  const key = { language, sentence: sentence.id }
  const { catalogue, path } = sentence
  const change = { correction: judged.value, catalogue, path, changedAt: now }
  if (seen === 0 && (await countCorrections(tx, language)) >= MOST_CORRECTIONS)
    return fail({ code: 'too_many_corrections' })
  const saved =
    seen === 0
      ? await addCorrection(tx, { ...key, original: sentence.text, ...change })
      : await changeCorrection(tx, key, seen, change)
  if (saved) return ok({ status: 'ok' })
  const other = await correctionOfSentence(tx, key)
  return fail({ code: 'changed_meanwhile', facts: { text: other?.correction ?? null } })
}
