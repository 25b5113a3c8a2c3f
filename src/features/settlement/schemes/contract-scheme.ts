import * as z from 'zod/mini'
import { typed } from '#platform/pure/typed.ts'
import { schemeTexts } from './texts.ts'

/** Ranges are told by the rule (`judgeScheme`), each at its field; here it is only a whole number. */
const whole = z.int({ error: schemeTexts.wholeNumber })

const pass = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('within-net') }),
  z.object({ kind: z.literal('apart'), basisPoints: whole }),
])

/** The domain's scheme as it is. Amounts are grosze, rates basis points (10,000 are the whole). */
export const schemeOnWire = z.object({
  earns: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('rent') }),
    z.object({
      kind: z.literal('share'),
      basisPoints: whole,
      apps: z
        .array(z.object({ app: z.string().check(typed(), z.maxLength(40)), basisPoints: whole }))
        .check(z.maxLength(20)),
    }),
    z.object({ kind: z.literal('per-shift'), day: whole, night: whole }),
    z.object({ kind: z.literal('per-hour'), grosze: whole }),
  ]),
  tiers: z.array(z.object({ over: whole, basisPoints: whole })).check(z.maxLength(50)),
  passes: z.object({ tip: pass, toll: pass, campaign: pass, cancellation: pass }),
  vat: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('included') }),
    z.object({ kind: z.literal('before-split'), basisPoints: whole, floor: z.boolean() }),
    z.object({
      kind: z.literal('charged'),
      base: z.enum(['gross', 'net']),
      basisPoints: whole,
      floor: z.boolean(),
      relief: z.nullable(z.object({ basisPoints: whole, numerator: whole, denominator: whole })),
      /** Of an app that tells no gross: of its net. Left out: such a week can’t be closed. */
      withoutGross: z.optional(z.literal('net')),
    }),
  ]),
  partnerFee: z.nullable(z.object({ grosze: whole, evenWithoutRides: z.boolean() })),
  guarantee: z.nullable(z.object({ grosze: whole, per: z.enum(['week', 'shift']), leastShifts: whole })),
  fuelBasisPoints: whole,
  cash: z.enum(['deducted', 'settled-apart']),
})

export const weekOnWire = z.object({ year: z.number(), week: z.number() })
