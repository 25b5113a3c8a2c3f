import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone } from '#platform/pure/wire.ts'
import { pushTexts } from './texts.ts'

const base64url = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]+=*$/))
const address = z.string().check(z.maxLength(2000))

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/push/key',
  access: 'own-calendar',
  summary: "The key by which a driver's browser subscribes to messages of this installation (RFC 8292).",
  input: z.object({}),
  output: z.object({ key: z.string() }),
  failures: {},
})

export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/push/subscribe',
  access: 'own-calendar',
  summary:
    "Sends the driver's messages about shifts to this device too, as long as this session lasts. With `renews` only where the device was this driver's before; one of another driver is forgotten.",
  input: z.object({
    address,
    p256dh: base64url(200),
    auth: base64url(100),
    device: z.string().check(z.maxLength(60)),
    renews: z.optional(z.boolean()),
  }),
  output: z.object({ subscribed: z.boolean() }),
  failures: {
    unknown_service: { status: 400, msg: pushTexts.unknownService },
    bad_keys: { status: 400, msg: pushTexts.badKeys },
  },
})

export const endPush = endpoint({
  method: 'POST',
  path: '/api/push/end',
  access: 'own-calendar',
  summary: 'Ends the messages to this device.',
  input: z.object({ address }),
  output: wireDone,
  failures: {},
})
