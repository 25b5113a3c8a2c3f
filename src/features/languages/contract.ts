import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone, wireInteger } from '#platform/pure/wire.ts'
import {
  changedMeanwhileText,
  languageTexts,
  lostPlacesText,
  tooLongText,
  unknownPlacesText,
} from './texts.ts'

/** Polish is the specification's, to the letter, and nobody's to correct. */
const language = z.enum(['uk', 'ru', 'en', 'ka'], { error: languageTexts.language })
const id = z.string().check(z.regex(/^[0-9a-f]{24}$/, { error: languageTexts.unknownSentence }))
/** The correction that the screen shows, by its number; 0 where it shows the program's sentence. */
const seen = wireInteger(0, 1_000_000_000, languageTexts.changedMeanwhile)

const correction = z.object({
  text: z.string(),
  /** Grows with each change. */
  version: z.number(),
  changedAt: z.string(),
})

export const listSentences = endpoint({
  method: 'GET',
  path: '/api/sentences',
  access: 'admin',
  summary:
    'Everything that drivers read in one language, beside the Polish, with what the fleet has corrected. One sentence stands there as often as it is said.',
  input: z.object({ language }),
  output: z.object({
    sentences: z.array(
      z.object({
        /** Of the sentence: wherever the same words stand they are corrected together. */
        id: z.string(),
        /** Where it is said, as `features/market/texts-offers` and `marketTexts.title`. */
        catalogue: z.string(),
        path: z.string(),
        /** The program's; what is put in stands as `{1}`. */
        text: z.string(),
        /** What is put in, by its name in the program; empty where it has none. */
        places: z.array(z.string()),
        polish: z.string(),
        /** A page says it; else only messages do. */
        onPage: z.boolean(),
        corrected: z.nullable(correction),
      }),
    ),
    /** Corrections of what the program says otherwise now: they are not in force. */
    outdated: z.array(
      z.object({
        id: z.string(),
        catalogue: z.string(),
        path: z.string(),
        original: z.string(),
        ...correction.shape,
        /** What the program says there now; null where it says nothing. */
        now: z.nullable(z.string()),
      }),
    ),
    /** So many corrections a language may have. */
    most: z.number(),
  }),
  failures: { not_built: { status: 409, msg: languageTexts.notBuilt } },
})

const changed = {
  changed_meanwhile: { status: 409, msg: languageTexts.changedMeanwhile, says: changedMeanwhileText },
} as const

export const correctSentence = endpoint({
  method: 'PUT',
  path: '/api/sentences/:id',
  access: 'admin',
  summary:
    'Says a sentence of drivers in the fleet’s own words: text alone, with every place of the program’s and no other.',
  input: z.object({
    id,
    language,
    text: z.string({ error: languageTexts.text }).check(z.maxLength(4000, { error: languageTexts.tooLong })),
    seen,
  }),
  output: wireDone,
  failures: {
    ...changed,
    unknown_sentence: { status: 404, msg: languageTexts.unknownSentence },
    empty_text: { status: 422, msg: languageTexts.textEmpty },
    same_text: { status: 422, msg: languageTexts.sameText },
    text_too_long: { status: 422, msg: languageTexts.tooLong, says: tooLongText },
    lost_places: { status: 422, msg: languageTexts.lostPlaces, says: lostPlacesText },
    unknown_places: { status: 422, msg: languageTexts.unknownPlaces, says: unknownPlacesText },
    markup: { status: 422, msg: languageTexts.markup },
    line_breaks: { status: 422, msg: languageTexts.lineBreaks },
    too_many_corrections: { status: 409, msg: languageTexts.tooMany },
    not_built: { status: 409, msg: languageTexts.notBuilt },
  },
})

export const restoreSentence = endpoint({
  method: 'DELETE',
  path: '/api/sentences/:id',
  access: 'admin',
  summary: 'Says a sentence as the program does again; it is nothing to do it twice.',
  input: z.object({ id, language, seen }),
  output: wireDone,
  failures: changed,
})
