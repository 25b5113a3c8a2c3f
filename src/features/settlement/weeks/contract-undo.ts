import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireDone, wireId, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { wireReason } from './contract.ts'
import { EXPLAINED_CODES } from './domain/week-block.ts'
import { weekFailures } from './texts-failures.ts'

export const undoCorrection = endpoint({
  method: 'POST',
  path: '/api/settlement/corrections/:id/undo',
  access: 'money',
  summary:
    'Takes back that a correction was accepted, while no closed week has it as a line: it is proposed again, and its statement may be opened again.',
  input: z.object({ id: wireId, reason: wireReason }),
  output: wireDone,
  failures: {
    no_such_correction: { status: 404, msg: weekFailures.noSuchCorrection },
    settled: { status: 409, msg: weekFailures.correctionSettled },
    decided_since: { status: 409, msg: weekFailures.decidedSince },
  },
})

export const undoExplanation = endpoint({
  method: 'POST',
  path: '/api/settlement/weeks/explanations/undo',
  access: 'money',
  summary:
    'Takes back why an obstacle of an open week does not matter, or that an app’s net stands in for its gross: it stands against closing again.',
  input: z
    .object({
      ...{ year: wireYear, week: wireWeek, driverId: wireId },
      code: z.enum(EXPLAINED_CODES),
      subject: z.string().check(z.minLength(1), z.maxLength(300)),
    })
    .check(weekExists),
  output: wireDone,
  failures: {
    no_such_explanation: { status: 404, msg: weekFailures.noSuchExplanation },
    week_closed: { status: 409, msg: weekFailures.explainedClosed },
  },
})
