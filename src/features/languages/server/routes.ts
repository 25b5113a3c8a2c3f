import { fail, ok } from '#kernel/result.ts'
import type { Language } from '#platform/pure/languages.ts'
import { instantNow } from '#platform/server/clock.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { correctSentence, listSentences, restoreSentence } from '../contract.ts'
import { MOST_CORRECTIONS } from '../domain/correction.ts'
import { type BuiltSentence, builtSentences } from './built-sentences.ts'
import { saveCorrection } from './save-correction.ts'
import { correctionOfSentence, correctionsIn, forgetCorrection, type StoredCorrection } from './store.ts'

/** @param folder of the build, which lists the sentences */
export function languageRoutes({ clock }: Platform, folder: string): Route[] {
  return [
    reads(listSentences, async ({ language }, { queries }) => {
      const sentences = await builtSentences(folder, language)
      if (!sentences) return fail({ code: 'not_built' as const })
      const corrections = await correctionsIn(queries, language)
      const byId = new Map(corrections.map((each) => [each.sentence, each]))
      const said = new Set(sentences.map(({ id }) => id))
      return ok({
        sentences: sentences.map((each) => ({
          ...each,
          places: [...each.places],
          corrected: onWire(byId.get(each.id)),
        })),
        outdated: corrections
          .filter(({ sentence }) => !said.has(sentence))
          .map((each) => outdatedOnWire(each, sentences)),
        most: MOST_CORRECTIONS,
      })
    }),

    writes(correctSentence, async ({ language, id, text, seen }, { tx, audit }) => {
      const found = await sentenceOf(folder, language, id)
      if (found === 'not_built') return fail({ code: found })
      if (!found) return fail({ code: 'unknown_sentence' as const })
      audit({ language, sentence: found.path })
      return saveCorrection(tx, { language, sentence: found, text, seen, now: instantNow(clock) })
    }),

    writes(restoreSentence, async ({ language, id, seen }, { tx, audit }) => {
      const key = { language, sentence: id }
      const before = await correctionOfSentence(tx, key)
      audit({ language, sentence: before?.path ?? '' })
      if (before && !(await forgetCorrection(tx, key, seen)))
        return fail({ code: 'changed_meanwhile' as const, facts: { text: before.correction } })
      return ok({ status: 'ok' as const })
    }),
  ]
}

async function sentenceOf(
  folder: string,
  language: Language,
  id: string,
): Promise<BuiltSentence | 'not_built' | undefined> {
  const sentences = await builtSentences(folder, language)
  return sentences ? sentences.find((each) => each.id === id) : 'not_built'
}

function onWire(stored: StoredCorrection | undefined) {
  if (!stored) return null
  return { text: stored.correction, version: stored.version, changedAt: stored.changedAt }
}

function outdatedOnWire(
  { sentence, catalogue, path, original, correction, version, changedAt }: StoredCorrection,
  sentences: readonly BuiltSentence[],
) {
  const now = sentences.find((each) => each.catalogue === catalogue && each.path === path)?.text ?? null
  return { id: sentence, catalogue, path, original, text: correction, version, changedAt, now }
}
