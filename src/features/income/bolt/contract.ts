import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireDone, wireId } from '#platform/pure/wire.ts'
import { runFault } from './contract-faults.ts'
import { connectionFailures } from './texts-failures.ts'

/** Whoever enters a key decides whose money comes into the books: the right to money, not the flag. */
const access = 'money'

/** What was loaded of the day was taken back then, in part or all of it. */
export const takenBackDay = z.object({ companyId: z.number(), date: z.string(), at: z.string() })

const key = (missing: string) =>
  z
    .string({ error: missing })
    .check(
      typed(),
      z.minLength(1, { error: missing }),
      z.maxLength(200, { error: connectionFailures.tooLong }),
      z.regex(/^[\x21-\x7e]+$/, { error: connectionFailures.strangeKey }),
    )
const entered = {
  /** As the office calls it. */
  name: z
    .string({ error: connectionFailures.name })
    .check(
      typed(),
      z.minLength(1, { error: connectionFailures.name }),
      z.maxLength(80, { error: connectionFailures.tooLong }),
      z.regex(/^[^\p{Cc}]*$/u, { error: connectionFailures.name }),
    ),
  clientId: key(connectionFailures.clientId),
  clientSecret: key(connectionFailures.clientSecret),
}

export const getBoltConnections = endpoint({
  method: 'GET',
  path: '/api/bolt/connections',
  access,
  summary: 'The keys to Bolt’s own interface, without what is secret, and the companies that they open.',
  input: z.object({}),
  output: z.object({
    /** The last work day that is over, which is the latest that can be fetched. */
    lastDay: z.string(),
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          name: z.string(),
          enteredAt: z.string(),
          enteredBy: z.string(),
          /** False: it was sealed with a key that is lost, and has to be entered anew. */
          readable: z.boolean(),
          checkedAt: z.nullable(z.string()),
          /** Of the last check. */
          fault: z.nullable(runFault),
          companies: z.array(
            z.object({
              companyId: z.number(),
              /** The first day that is fetched by itself. */
              firstDay: z.string(),
              /** Since when the key opens it no more. */
              goneAt: z.nullable(z.string()),
              /** Until which day all is fetched; null while nothing is. */
              wholeUntil: z.nullable(z.string()),
              /** Days of the last month of which a person has taken back what was loaded. */
              takenBack: z.array(takenBackDay),
              /** Days that are not whole yet, the oldest first. */
              open: z.array(
                z.object({
                  date: z.string(),
                  tries: z.number(),
                  fault: z.nullable(runFault),
                  tryAt: z.string(),
                }),
              ),
            }),
          ),
        }),
      }),
    ),
  }),
  failures: {},
})

const noSuch = { no_such_connection: { status: 404, msg: connectionFailures.noSuch } } as const

export const addBoltConnection = endpoint({
  method: 'POST',
  path: '/api/bolt/connections',
  access,
  summary: 'Keeps a client id and secret of Bolt’s fleet portal, sealed; nobody is shown them again.',
  input: z.object(entered),
  output: z.object({ id: z.string() }),
  failures: { too_many: { status: 409, msg: connectionFailures.tooMany } },
})

export const replaceBoltKey = endpoint({
  method: 'PUT',
  path: '/api/bolt/connections/:id',
  access,
  summary: 'Another client id and secret in the place of those that are kept.',
  input: z.object({ id: wireId, ...entered }),
  output: wireDone,
  failures: noSuch,
})

export const removeBoltConnection = endpoint({
  method: 'DELETE',
  path: '/api/bolt/connections/:id',
  access,
  summary: 'Forgets a key; what was fetched with it stays.',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: noSuch,
})

export const checkBoltConnection = endpoint({
  method: 'POST',
  path: '/api/bolt/connections/:id/check',
  access,
  audit: 'bolt-check',
  summary: 'Asks Bolt once which companies the key opens, and tells what came or what is wrong.',
  input: z.object({ id: wireId }),
  output: z.object({ companies: z.array(z.number()), fault: z.nullable(runFault) }),
  failures: {
    ...noSuch,
    just_checked: { status: 429, msg: connectionFailures.justChecked },
  },
})
