import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { transferTexts as texts } from './texts.ts'

const deed = z.nullable(z.object({ at: z.string(), by: z.string() }))

export const findTransferFile = endpoint({
  method: 'GET',
  path: '/api/transfer-files/:digest',
  access: 'money',
  summary:
    'Which batch gave out the file with this SHA-256, and what became of that batch since, so that nobody sends a file twice.',
  input: z.object({ digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  output: z.object({
    batchId: z.string(),
    number: z.string(),
    part: z.number(),
    parts: z.number(),
    state: z.enum(['exported', 'confirmed', 'cancelled']),
    /** The day of the transfers, as the file has it, and whether it has gone by. */
    date: z.string(),
    datePast: z.boolean(),
    exported: deed,
    confirmed: deed,
    cancelled: deed,
    /** Orders of the batch. */
    orders: z.number(),
    /** How many of them came back, and the first few by name. */
    returned: z.number(),
    cameBack: z.array(z.object({ statement: z.string(), driver: z.string(), at: z.string() })),
  }),
  failures: { no_such_file: { status: 404, msg: texts.noSuchFile } },
})
