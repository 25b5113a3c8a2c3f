import * as z from 'zod/mini'
import type { SendFault } from './domain/send-fault.ts'

type OfCode<Code> = Extract<SendFault, { readonly code: Code }>

const alone = <const Code extends string>(code: Code) => z.object({ code: z.literal(code) })
const said = <const Code extends string>(code: Code) =>
  z.object({ code: z.literal(code), number: z.string(), said: z.string() })

/** A shape for every code: one that is missing, or lacks a fact, does not compile. */
const SHAPES: { readonly [Code in SendFault['code']]: z.ZodMiniType<OfCode<Code>, OfCode<Code>> } = {
  'no-answer': z.object({ code: z.literal('no-answer'), why: z.string() }),
  unreadable: z.object({ code: z.literal('unreadable'), status: z.nullable(z.number()) }),
  smsapi: said('smsapi'),
  serwersms: said('serwersms'),
  'serwersms-not-taken': alone('serwersms-not-taken'),
  'mail-server': z.object({ code: z.literal('mail-server'), said: z.string() }),
  uncertain: alone('uncertain'),
  'other-key': alone('other-key'),
  'country-not-allowed': z.object({ code: z.literal('country-not-allowed'), country: z.string() }),
  'costly-number': alone('costly-number'),
  'mailbox-full': alone('mailbox-full'),
  'no-address': alone('no-address'),
  'no-phone': alone('no-phone'),
  undelivered: alone('undelivered'),
  other: z.object({ code: z.literal('other'), text: z.string() }),
  newer: z.object({ code: z.literal('newer'), kept: z.unknown() }),
}

/** Why a message did not get through. */
export const sendFault = z.union(Object.values<z.ZodMiniType<SendFault, SendFault>>(SHAPES))
