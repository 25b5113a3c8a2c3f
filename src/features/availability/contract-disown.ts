import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone, wireId } from '#platform/pure/wire.ts'
import { DISOWNED_OUTCOMES, FORM_ANSWERS, FORM_STATES } from './domain/unproven-form.ts'
import { formDisownFailures as texts } from './texts-disown-failures.ts'

const key = z.string({ error: texts.wrongLink }).check(z.maxLength(100))
const ofLink = { credential: 'own-key', fields: ['key'] } as const
const wrongLink = { wrong_link: { status: 404, msg: texts.wrongLink } } as const
const noSuchForm = { no_such_form: { status: 404, msg: texts.noSuchForm } } as const

const form = {
  /** ISO week-year and week (D1). */
  year: z.number(),
  week: z.number(),
  /** Instant. */
  sentAt: z.string(),
  /** What it chose, in the order of time; nothing where it was empty, and once its week has begun. */
  chosen: z.array(z.object({ date: z.string(), shift: z.string() })),
}
const withState = z.object({ ...form, state: z.enum(FORM_STATES) })

/**
 * By POST, with the key in the body: whoever merely opens the link changes nothing, and leaves the key in no
 * log.
 */
export const lookAtUnprovenForm = endpoint({
  method: 'POST',
  path: '/api/unproven-forms/look',
  access: ofLink,
  summary:
    "The form that came in the driver's name without the driver's session, by the key of the link. Changes nothing, names nobody.",
  input: z.object({ key }),
  output: withState,
  failures: wrongLink,
})

export const disownUnprovenForm = endpoint({
  method: 'POST',
  path: '/api/unproven-forms/disown',
  access: ofLink,
  summary:
    "'To nie ja': takes back a form that still stands as it came, before its week begins, and tells the office; later ones without the driver's session wait for the office. Once.",
  input: z.object({ key }),
  output: withState,
  failures: wrongLink,
  audit: 'disown-form',
})

const ownForms = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      ...form,
      state: z.enum(['open', 'not-mine']),
      /** 'To ja' sends it once more, as the driver's own. */
      mayUndo: z.boolean(),
    }),
  ),
})

export const listOwnUnprovenForms = endpoint({
  method: 'GET',
  path: '/api/own-unproven-forms',
  access: 'own-calendar',
  summary:
    "Forms of coming weeks that came in the driver's name without the driver's session, and are not answered, or were disowned.",
  input: z.object({}),
  output: ownForms,
  failures: {},
})

export const answerUnprovenForm = endpoint({
  method: 'POST',
  path: '/api/own-unproven-forms/answer',
  access: 'own-calendar',
  summary:
    "'To ja' or 'To nie ja' of such a form, by the driver's own session; 'To ja' after 'To nie ja' sends it once more. Answers with what is left to say.",
  input: z.object({ id: wireId, answer: z.enum(FORM_ANSWERS) }),
  output: ownForms,
  failures: { ...noSuchForm, cannot_undo: { status: 409, msg: texts.cannotUndo } },
})

export const listDisownedForms = endpoint({
  method: 'GET',
  path: '/api/unproven-forms/disowned',
  access: 'user',
  summary: "Forms of which their drivers said 'To nie ja', until the office has settled them.",
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        driverId: z.string(),
        /** Empty where the driver has left the list. */
        fullName: z.string(),
        ...{ year: z.number(), week: z.number() },
        sentAt: z.string(),
        disownedAt: z.string(),
        outcome: z.enum(DISOWNED_OUTCOMES),
      }),
    ),
  }),
  failures: {},
})

export const settleDisownedForm = endpoint({
  method: 'POST',
  path: '/api/unproven-forms/settle',
  access: 'user',
  summary: "The office knows of a 'To nie ja' of a form: it leaves the list.",
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: noSuchForm,
})
