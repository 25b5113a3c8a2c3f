import * as z from 'zod/mini'
import { ledgerFailures } from '#features/settlement/ledger/texts-failures.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireDone, wireId } from '#platform/pure/wire.ts'
import { transferTexts as texts } from './texts.ts'

export const undoTransferReturn = endpoint({
  method: 'POST',
  path: '/api/transfer-batches/:id/undo-return',
  access: 'money',
  summary:
    'A transfer was said to be back that arrived: it stands as before, with reason and author. Not where its money was paid out, prepared or settled on the strength of the return.',
  input: z.object({
    id: wireId,
    statement: z.string().check(z.minLength(1), z.maxLength(40)),
    reason: z
      .string({ error: texts.reason })
      .check(typed(), z.minLength(3, texts.reason), z.maxLength(500, texts.reason)),
  }),
  output: wireDone,
  failures: {
    no_such_batch: { status: 404, msg: texts.noSuchBatch },
    wrong_state: { status: 409, msg: texts.wrongState },
    no_such_order: { status: 404, msg: texts.noSuchOrder },
    not_returned: { status: 409, msg: texts.notReturned },
    settled_since: { status: 409, msg: ledgerFailures.settledSinceAny, says: ledgerFailures.settledSince },
    paid_since: { status: 409, msg: ledgerFailures.paidSinceAny, says: ledgerFailures.paidSince },
  },
})
