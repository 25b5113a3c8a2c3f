import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDate, wireInteger } from '#platform/pure/wire.ts'
import { auditTexts } from './texts.ts'

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  summary:
    'Who read, changed or exported what: newest first, up to `limit` entries of the dates from `from` to `to`. Without the right to money, acts with money come without details, and not at all where one driver is asked for.',
  input: z.object({
    from: z.optional(wireDate),
    to: z.optional(wireDate),
    /** `user:…`, `driver:…`, 'fuel', 'fleet-pin' or 'nobody' */
    actor: z.optional(z.string().check(z.maxLength(100))),
    /** Only what was done about this driver. */
    driver: z.optional(z.uuid({ error: auditTexts.unknownEntry })),
    limit: z._default(wireInteger(1, 1000, auditTexts.limitRange), 200),
    /** Id of the last entry of the page before. */
    before: z.optional(z.uuid({ error: auditTexts.unknownEntry })),
  }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          at: z.string(),
          actor: z.string(),
          action: z.string(),
          outcome: z.enum(['done', 'refused']),
          /** Details are left out: the act needs the right to money, which who asks does not have. */
          ofMoney: z.boolean(),
          details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
        }),
      }),
    ),
  }),
  failures: {},
  audit: 'read-audit',
})
