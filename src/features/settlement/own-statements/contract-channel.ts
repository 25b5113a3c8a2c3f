import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone } from '#platform/pure/wire.ts'
import { ownStatementFailures } from './texts-failures.ts'

const channel = z.enum(['email', 'sms', 'none'], { error: ownStatementFailures.channel })

export const readOwnChannel = endpoint({
  method: 'GET',
  path: '/api/own-statement-channel',
  access: 'own-calendar',
  summary: 'How the driver wants to be told of new statements, and which ways lead there.',
  input: z.object({}),
  output: z.object({
    /** Null where the driver has not chosen. */
    chosen: z.nullable(channel),
    /** The way it goes now; null where none leads there. */
    inForce: z.nullable(channel),
    /** The address or number, in part; null where the fleet sends nothing that way or the driver has none. */
    email: z.nullable(z.string()),
    sms: z.nullable(z.string()),
    /** The fleet sends nothing of statements, by neither way: switched off, or without gateways. */
    silent: z.boolean(),
  }),
  failures: {},
})

export const chooseOwnChannel = endpoint({
  method: 'PUT',
  path: '/api/own-statement-channel',
  access: 'own-calendar',
  summary: 'Chooses how the driver is told of new statements: by a letter, by SMS, or not at all.',
  input: z.object({ channel }),
  output: wireDone,
  failures: { no_such_way: { status: 409, msg: ownStatementFailures.noSuchWay } },
})
