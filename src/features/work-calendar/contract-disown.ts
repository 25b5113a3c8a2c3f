import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone, wireId } from '#platform/pure/wire.ts'
import { disownTexts } from './texts-disown.ts'

const key = z.string({ error: disownTexts.wrongLink }).check(z.maxLength(100))
const ofLink = { credential: 'own-key', fields: ['key'] } as const
const wrongLink = { wrong_link: { status: 404, msg: disownTexts.wrongLink } } as const

const shownShift = z.object({
  date: z.string(),
  shift: z.enum(['Dzień', 'Noc']),
  /**
   * `open`: may be taken back; `begun`: too late; `taken-back`: was taken back by this link; `told`: the
   * office had changed it before, and has been told; `changed`: the office has changed it meanwhile.
   */
  state: z.enum(['open', 'begun', 'taken-back', 'told', 'changed']),
})

/**
 * By POST, with the key in the body: whoever merely opens the link changes nothing, and leaves the key in no
 * log.
 */
export const lookAtPick = endpoint({
  method: 'POST',
  path: '/api/pin-picks/look',
  access: ofLink,
  summary:
    "What was picked for the driver by the fleet's PIN, by the key of the link. Changes nothing, names nobody.",
  input: z.object({ key }),
  output: z.object({ shifts: z.array(shownShift) }),
  failures: wrongLink,
})

export const disownPick = endpoint({
  method: 'POST',
  path: '/api/pin-picks/disown',
  access: ofLink,
  summary:
    "'To nie ja': takes back what was picked by the fleet's PIN and has not begun, puts the submission back as it was, and tells the office. Once.",
  input: z.object({ key }),
  output: z.object({ shifts: z.array(shownShift) }),
  failures: wrongLink,
  audit: 'disown-pick',
})

export const listDisownedPicks = endpoint({
  method: 'GET',
  path: '/api/pin-picks/disowned',
  access: 'user',
  summary:
    "Picks by the fleet's PIN of which their drivers said 'To nie ja', until the office has settled them.",
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        driverId: z.string(),
        /** Empty where the driver has left the list. */
        fullName: z.string(),
        date: z.string(),
        shift: z.enum(['Dzień', 'Noc']),
        pickedAt: z.string(),
        disownedAt: z.string(),
        outcome: z.enum(['free', 'changed-before']),
      }),
    ),
  }),
  failures: {},
})

export const resolveDisownedPick = endpoint({
  method: 'POST',
  path: '/api/pin-picks/settle',
  access: 'user',
  summary: "The office knows of a 'To nie ja': it leaves the list.",
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: { no_such_pick: { status: 404, msg: disownTexts.noSuchPick } },
})
