import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { linkTexts } from './texts-links.ts'

/** By POST, with the key in the body: opening the page, as previews do, lets nobody in. */
export const openByLink = endpoint({
  method: 'POST',
  path: '/api/own-calendar/link',
  access: { credential: 'own-key', fields: ['key'] },
  summary:
    "Opens the driver's calendar by the key of a link from a letter or an SMS: for 7 days, on three devices at the most, until there is another PIN.",
  input: z.object({
    key: z.string({ error: linkTexts.dead }).check(z.maxLength(100)),
    /** The device's own name for itself: the same one counts once. */
    device: z.string().check(z.maxLength(64)),
    /** The device is somebody else's: the session is short. */
    shared: z.optional(z.boolean()),
  }),
  output: z.object({
    /** The driver's id. */
    me: z.string(),
  }),
  failures: {
    dead_link: { status: 404, msg: linkTexts.dead },
    link_expired: { status: 409, msg: linkTexts.expired },
    link_used_up: { status: 409, msg: linkTexts.usedUp },
  },
  audit: 'open-own-calendar-by-link',
})
