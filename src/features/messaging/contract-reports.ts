import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { messagingTexts } from './texts.ts'

const short = z.string().check(z.maxLength(200))

/** SMSAPI's own names; of several reports at once each field is a list with commas. */
const report = z.object({
  /** Message and its round. */
  m: short,
  /** Signature. */
  k: short,
  /** 401 to 411, 404 is delivered. */
  status: z.optional(short),
})

const signed = { credential: 'own-key', fields: ['m', 'k'] } as const
const failures = { no_such_message: { status: 404, msg: messagingTexts.noSuchMessage } } as const

export const smsStatusByGet = endpoint({
  method: 'GET',
  path: '/api/sms-status',
  access: signed,
  summary:
    'The SMS gateway tells what became of a message; the address is signed for that message. Answers OK.',
  input: report,
  output: z.any(),
  failures,
  file: true,
})

export const smsStatusByPost = endpoint({
  method: 'POST',
  path: '/api/sms-status',
  access: signed,
  summary: 'The same report as a form.',
  input: report,
  output: z.any(),
  failures,
  file: true,
  formBody: true,
})
