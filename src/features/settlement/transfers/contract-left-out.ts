import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone } from '#platform/pure/wire.ts'
import { transferTexts as texts } from './texts.ts'

const wireStatement = z.string().check(z.minLength(1), z.maxLength(40))

export const leaveTransferOut = endpoint({
  method: 'PUT',
  path: '/api/transfer-left-out',
  access: 'money',
  summary:
    'Leaves a statement out of every batch, whoever prepares it, until somebody takes it in again or it is paid otherwise. Twice is once.',
  input: z.object({ statement: wireStatement }),
  output: wireDone,
  failures: { not_payable: { status: 409, msg: texts.notPayable } },
})

export const takeTransferIn = endpoint({
  method: 'DELETE',
  path: '/api/transfer-left-out',
  access: 'money',
  summary: 'A statement that somebody left out is in the next batch again. Twice is once.',
  input: z.object({ statement: wireStatement }),
  output: wireDone,
  failures: {},
})
