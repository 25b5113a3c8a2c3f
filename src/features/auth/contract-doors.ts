import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId } from '#platform/pure/wire.ts'
import { authTexts } from './texts.ts'

const door = z.enum(['login', 'fleet-pin', 'driver-pin', 'fuel'])

export const listGuessing = endpoint({
  method: 'GET',
  path: '/api/guessing',
  access: 'admin',
  summary:
    'Where somebody has been guessing a PIN or a password in the last 24 hours, and what came of it (Q22).',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        door,
        /** Instants of the first and the last of these tries. */
        since: z.string(),
        lastAt: z.string(),
        /** Networks: an IPv4 address or a /64 each. */
        addresses: z.number(),
        /** Looked at and wrong. */
        wrong: z.number(),
        /** Not looked at any more. */
        refused: z.number(),
        /** New devices that got in from these addresses. */
        entered: z.number(),
        /** Tries of phones or logins that nobody has. */
        invented: z.number(),
        /**
         * Whose PIN or password was tried, those tried most first, ten at most; empty for a shared secret.
         */
        targets: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
  }),
  failures: {},
})

export const blockGuessing = endpoint({
  method: 'POST',
  path: '/api/guessing/block',
  access: 'admin',
  summary:
    'New devices from the addresses that have been guessing are not heard at this door for a week; those that got in before, and those with an entry code, are.',
  input: z.object({ door }),
  output: z.object({ blocked: z.number() }),
  failures: {},
})

export const getEntryCode = endpoint({
  method: 'GET',
  path: '/api/entry-code',
  access: 'user',
  adminPart: { field: 'door', values: ['login'], failure: 'only_admin' },
  summary:
    'The code with which a new device is heard while too many wrong tries keep strangers out; useless without the right PIN or password. Those of users are for administrators.',
  input: z.object({ door, id: z.optional(wireId) }),
  output: z.object({ code: z.string(), until: z.string() }),
  failures: {
    no_such_door: { status: 404, msg: authTexts.noSuchDoor },
    only_admin: { status: 403, msg: authTexts.onlyAdminCode },
  },
  audit: 'show-entry-code',
})
