import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone, wireId } from '#platform/pure/wire.ts'
import { ownServiceTexts as texts } from './texts-own.ts'

export const confirmOwnService = endpoint({
  method: 'POST',
  path: '/api/own-services/:id/confirm',
  access: 'own-calendar',
  summary:
    'The driver who has the car then confirms its service from the own calendar, as it was shown there. The first confirmation stays.',
  input: z.object({
    id: wireId,
    /** As shown: what was moved meanwhile is not confirmed unread. YYYY-MM-DD, HH:MM. */
    date: z.string().check(z.maxLength(20)),
    hour: z.string().check(z.maxLength(20)),
    place: z.string().check(z.maxLength(200)),
  }),
  output: wireDone,
  failures: {
    not_yours: { status: 404, msg: texts.notYours },
    moved: { status: 409, msg: texts.moved },
    past: { status: 409, msg: texts.past },
  },
})
