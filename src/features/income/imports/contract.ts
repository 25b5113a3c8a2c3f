import * as z from 'zod/mini'
import { closedWeeksChangedOnWire } from '#features/income/facts/contract-closed.ts'
import { FILE_KINDS, MOST_ROWS } from '#features/income/facts/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireTexts } from '#platform/pure/texts-wire.ts'
import { wireDone } from '#platform/pure/wire.ts'
import { normalFileOnWire } from './contract-normal-file.ts'
import { importFailures } from './texts-failures.ts'

const wireKind = z.enum(FILE_KINDS, { error: importFailures.fileKind })

/** What a load did with the rows of a file. Each row is in one of the first four counts. */
export const loadedOnWire = {
  /** False where every row held as the file says, and it told of nobody anew: nothing was stored. */
  stored: z.boolean(),
  /** The load; where nothing was stored the one that said it before. */
  fileId: z.string(),
  new: z.number(),
  /** Differing rows that were there before. */
  replaced: z.number(),
  unchanged: z.number(),
  /** Rows that say again, in every cell, what another row of the file says. */
  repeated: z.number(),
  /** Rows of earlier loads that went since this file has them no more (`removeMissing`). */
  removed: z.number(),
  /** Rows whose driver nobody knows yet, so that they count nowhere until a person assigns them. */
  waiting: z.number(),
  /** The people whom those rows speak of. */
  waitingPeople: z.number(),
}

export const importResults = endpoint({
  method: 'POST',
  path: '/api/results/imports',
  access: 'user',
  summary:
    'Loads a results file that the browser has read: wholly or not at all; later wins (D49). The same file again changes nothing.',
  input: z.object({
    file: normalFileOnWire,
    /** Rows of earlier loads of this kind and period that this file does not have go. */
    removeMissing: z._default(z.boolean(), false),
    /** What `previewLoad` gave: nothing else than what was seen happens. */
    mark: z.optional(z.string().check(z.maxLength(64))),
    /** Without a `mark`: the period is the right one, however far from the present. */
    periodAgreed: z._default(z.boolean(), false),
  }),
  output: z.object({ ...loadedOnWire, closedWeeks: closedWeeksChangedOnWire }),
  failures: {
    implausible: { status: 422, msg: importFailures.implausible },
    /** Earlier files have told more of the period than one file is compared with. */
    too_much_standing: { status: 422, msg: importFailures.tooMuchStanding },
    wrong_rows: { status: 400, msg: importFailures.wrongRows },
    changed_since: { status: 409, msg: importFailures.changedSince },
    /** Only without a `mark`: an older file would replace what a later one said. */
    asks_first: { status: 409, msg: importFailures.asksFirst },
    /** Only without a `mark` and `periodAgreed`: the file is of days to come, or of long ago. */
    asks_period: { status: 409, msg: importFailures.asksPeriod },
    /** The caller loads a large file already, or several others do. */
    busy: { status: 429, msg: importFailures.busy },
  },
  // 200,000 rows of some 400 bytes.
  bodyLimit: 100_000_000,
  bodyRows: MOST_ROWS,
  packedBody: true,
})

const columnNames = z.array(
  z.object({
    /** As headings are compared: without case, Polish letters and punctuation. */
    header: z.string().check(z.minLength(1), z.maxLength(200)),
    field: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
)

export const readColumnNames = endpoint({
  method: 'GET',
  path: '/api/results/column-names',
  access: 'user',
  summary: 'What the office said once about headings that the product does not know, for one kind of file.',
  input: z.object({ kind: wireKind }),
  output: z.object({ data: columnNames }),
  failures: {},
})

export const saveColumnNames = endpoint({
  method: 'PUT',
  path: '/api/results/column-names',
  access: 'user',
  summary: 'Remembers what headings of a kind of file mean; those not named stay as they are.',
  input: z.object({ kind: wireKind, names: columnNames.check(z.maxLength(200)) }),
  output: wireDone,
  failures: {},
})

export const getSettlementTemplate = endpoint({
  method: 'GET',
  path: '/api/results/imports-template',
  access: 'user',
  summary: "The fleet's own sheet of shift results with two example rows, as CSV or XLSX (D32).",
  input: z.object({ format: z.enum(['csv', 'xlsx'], { error: wireTexts.format }) }),
  output: z.any(),
  failures: {},
  file: true,
})
