import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireId, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { weekFailures } from './texts-failures.ts'

export const printStatement = endpoint({
  method: 'GET',
  path: '/api/settlement/statements/:id/pdf',
  access: 'money',
  summary:
    'A closed statement as a PDF: the same bytes whenever it is asked for. A draft has none, and a version that was reopened is refused.',
  input: z.object({ id: wireId }),
  output: z.any(),
  failures: {
    no_such_statement: { status: 404, msg: weekFailures.noSuchStatement },
    reopened: { status: 409, msg: weekFailures.reopenedSince },
  },
  audit: 'print-statement',
  file: true,
})

export const printWeek = endpoint({
  method: 'GET',
  path: '/api/settlement/weeks/pdf',
  access: 'money',
  summary: 'Every closed statement of a week as a PDF, by number, in one zip.',
  input: z.object({ year: wireYear, week: wireWeek }).check(weekExists),
  output: z.any(),
  failures: { none_closed: { status: 409, msg: weekFailures.noneClosed } },
  audit: 'print-statements-of-week',
  file: true,
})
