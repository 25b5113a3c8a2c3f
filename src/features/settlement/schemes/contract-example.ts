import * as z from 'zod/mini'
import { LINE_CODES } from '#features/settlement/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireId, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { schemeOnWire, weekOnWire } from './contract-scheme.ts'
import { schemeTexts } from './texts.ts'

const amounts = z.object({
  /** Of the week’s own lines, without old debts. */
  result: z.number(),
  toPay: z.number(),
  /**
   * Amounts that nobody told and without which those above are not right, such as the gross of an app of
   * which VAT is charged. By code and app, null where it is of none.
   */
  unknown: z.array(
    z.object({
      code: z.enum(['net-unknown', 'net-partly-told', 'gross-unknown', 'hours-unknown']),
      app: z.nullable(z.string()),
    }),
  ),
})

const line = z.object({
  code: z.enum(LINE_CODES),
  app: z.nullable(z.string()),
  quantity: z.nullable(z.number()),
  /** In the rate’s unit. */
  rate: z.nullable(z.object({ unit: z.enum(['basis-points', 'grosze']), value: z.number() })),
  base: z.nullable(z.number()),
  facts: z.object({
    over: z.optional(z.number()),
    upTo: z.optional(z.nullable(z.number())),
    shift: z.optional(z.enum(['day', 'night'])),
    heading: z.optional(z.string()),
  }),
  /** Null where there is no such line under that scheme. Positive is owed to the driver. */
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
})

export const tryScheme = endpoint({
  method: 'POST',
  path: '/api/schemes/try',
  access: 'money',
  summary:
    'Settles a past week as it was and as it would have been by this scheme, driver by driver; saves nothing.',
  input: z
    .object({
      kind: z.enum(['fleet', 'group', 'driver'], { error: schemeTexts.owner }),
      id: z._default(z.union([z.literal(''), wireId]), ''),
      scheme: schemeOnWire,
      year: wireYear,
      week: wireWeek,
      /** Whose lines are told; left out, those of the first who drove. */
      driverId: z.optional(wireId),
    })
    .check(weekExists),
  output: z.object({
    week: weekOnWire,
    drivers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** By the scheme that held; null where none did, or several. */
        before: z.nullable(amounts),
        after: amounts,
      }),
    ),
    /** Drivers of whom the week can’t be reckoned, such as a row without a whole amount. */
    left: z.number(),
    /** Of one driver, in the order of a statement. */
    example: z.nullable(z.object({ driverId: z.string(), lines: z.array(line) })),
  }),
  failures: {
    scheme_invalid: { status: 400, msg: schemeTexts.invalid },
    no_such_owner: { status: 404, msg: schemeTexts.noSuchOwner },
  },
})
