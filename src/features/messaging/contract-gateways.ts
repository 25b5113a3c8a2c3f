import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireDone, wireInteger } from '#platform/pure/wire.ts'
import { sendFault } from './contract-faults.ts'
import { MAIL_SECURITY } from './domain/gateway-entry.ts'
import { messagingTexts } from './texts.ts'
import { gatewayFailures as texts } from './texts-gateway-failures.ts'

const kind = z.enum(['email', 'sms'], { error: messagingTexts.kind })

/** Who entered it; `secret` is the end of a long token, and a mere dot of any other secret. */
const entered = {
  enteredAt: z.string(),
  enteredBy: z.string(),
  /** To be sent back with a change, which is refused where somebody else was first. */
  version: z.string(),
  /** False: it was sealed with a key that is lost, and has to be entered anew. The rest is empty then. */
  readable: z.boolean(),
  secret: z.string(),
  from: z.string(),
}

const gateway = {
  /** `smtp`, or the name of the SMS gateway; null without one. */
  name: z.nullable(z.string()),
  /** Who the messages are from, where that is told. */
  from: z.nullable(z.string()),
  /** By which it is set: the environment's counts before the office's. Null without one. */
  setBy: z.nullable(z.enum(['environment', 'office'])),
  lastSuccessAt: z.nullable(z.string()),
  lastErrorAt: z.nullable(z.string()),
  lastError: z.nullable(sendFault),
  /** Waiting for it, or for its being configured. */
  waiting: z.number(),
}

export const getGateways = endpoint({
  method: 'GET',
  path: '/api/message-gateways',
  access: 'admin',
  summary:
    'How the gateways for e-mail and SMS are doing, and what the office has entered of them, without what is secret.',
  input: z.object({}),
  output: z.object({
    /** Whoever asks may enter them. */
    maySet: z.boolean(),
    email: z.object({
      ...gateway,
      entry: z.nullable(
        z.object({
          ...entered,
          host: z.string(),
          port: z.number(),
          security: z.enum(MAIL_SECURITY),
          user: z.string(),
        }),
      ),
    }),
    sms: z.object({
      ...gateway,
      entry: z.nullable(z.object({ ...entered, gateway: z.enum(['smsapi', 'serwersms']), url: z.string() })),
    }),
  }),
  failures: {},
})

export const listGatewayChanges = endpoint({
  method: 'GET',
  path: '/api/message-gateways/changes',
  access: 'user',
  summary:
    'Where the office has let messages go in the last seven days, for administrators and for who has the right to money, and nothing for anybody else; nothing of what who asks did.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['email', 'sms']),
        removed: z.boolean(),
        /** Of SMS: which; empty otherwise. */
        gateway: z.string(),
        /** Empty where nothing goes out any more. */
        host: z.string(),
        port: z.nullable(z.number()),
        by: z.string(),
        at: z.string(),
      }),
    ),
  }),
  failures: {},
})

/**
 * Whoever names a gateway sees all that goes out by it, PINs and statements: the flag and the right to money.
 */
const access = 'admin-money'
/** The version that the office saw; empty: there was none. */
const seen = z._default(z.string().check(z.maxLength(40)), '')
const secret = (error: string) =>
  z._default(
    z.string({ error }).check(typed(), z.maxLength(500, { error }), z.regex(/^[\x20-\x7e]*$/, { error })),
    '',
  )

const setFailures = {
  set_by_environment: { status: 409, msg: texts.setByEnvironment },
  changed_meanwhile: { status: 409, msg: texts.changedMeanwhile },
} as const
const wrong = { bad_gateway: { status: 422, msg: texts.badGateway } } as const

export const setSmsGateway = endpoint({
  method: 'PUT',
  path: '/api/message-gateways/sms',
  access,
  summary:
    'The SMS gateway, kept sealed and in force at once. Without a token the one that is there stays, as long as gateway and address do.',
  input: z.object({
    gateway: z.enum(['smsapi', 'serwersms'], { error: texts.gateway }),
    token: secret(texts.token),
    from: z._default(
      z
        .string({ error: texts.from })
        .check(typed(), z.regex(/^[A-Za-z0-9 .&@_+!%-]{0,11}$/, { error: texts.from })),
      '',
    ),
    /** Empty: the gateway's usual one. */
    url: z._default(
      z.string({ error: texts.url }).check(typed(), z.maxLength(300, { error: texts.url })),
      '',
    ),
    seen,
  }),
  output: wireDone,
  failures: { ...setFailures, ...wrong },
})

export const setMailServer = endpoint({
  method: 'PUT',
  path: '/api/message-gateways/email',
  access,
  summary:
    'The mail server, kept sealed and in force at once. Without a password the one that is there stays, as long as server and user do.',
  input: z.object({
    host: z.string({ error: texts.host }).check(typed(), z.maxLength(253, { error: texts.host })),
    port: wireInteger(1, 65_535, texts.port),
    security: z.enum(MAIL_SECURITY, { error: texts.security }),
    user: z._default(
      z
        .string({ error: texts.user })
        .check(
          typed(),
          z.maxLength(200, { error: texts.user }),
          z.regex(/^[\x20-\x7e]*$/, { error: texts.user }),
        ),
      '',
    ),
    password: z._default(
      z.string({ error: texts.password }).check(z.maxLength(500, { error: texts.password })),
      '',
    ),
    from: z.string({ error: texts.mailFrom }).check(typed(), z.maxLength(200, { error: texts.mailFrom })),
    seen,
  }),
  output: wireDone,
  failures: { ...setFailures, ...wrong },
})

export const removeGateway = endpoint({
  method: 'DELETE',
  path: '/api/message-gateways/:kind',
  access,
  summary: 'Forgets the gateway that the office has entered; what waits stays in the outbox.',
  input: z.object({ kind, seen }),
  output: wireDone,
  failures: setFailures,
})

export const sendTestMessage = endpoint({
  method: 'POST',
  path: '/api/test-message',
  access,
  summary:
    'Sends a message that says that sending works, at once and one time only, and tells what the gateway answered; one in ten seconds in the whole fleet.',
  input: z.object({
    kind,
    to: z.string({ error: messagingTexts.address }).check(typed(), z.maxLength(200)),
  }),
  output: z.object({
    /** The message's, in the outbox. */
    id: z.string(),
    sent: z.boolean(),
    /** Why not; null where the gateway has taken it. */
    fault: z.nullable(sendFault),
  }),
  failures: {
    bad_recipient: { status: 400, msg: messagingTexts.badRecipient },
    no_gateway: { status: 409, msg: messagingTexts.noGateway },
    just_tried: { status: 429, msg: texts.justTried },
  },
})
