import * as z from 'zod/mini'
import { FILE_KINDS } from '#features/income/facts/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireTexts } from '#platform/pure/texts-wire.ts'
import { wireDone, wireInteger } from '#platform/pure/wire.ts'
import { normalFileOnWire } from './contract-normal-file.ts'
import { MOST_ROWS } from './domain/normal-rows.ts'
import { importFailures } from './texts-failures.ts'

/** Files of one page of the list. */
export const FILES_ON_PAGE = 25

const wireKind = z.enum(FILE_KINDS, { error: importFailures.fileKind })
const wirePage = z._default(wireInteger(1, 100_000, importFailures.noSuchPage), 1)

/** What a load did with the rows of a file. Each row is in one of the first five counts. */
export const loadedOnWire = {
  fileId: z.string(),
  new: z.number(),
  /** Differing rows that were there before. */
  replaced: z.number(),
  unchanged: z.number(),
  /** Differing rows that were not taken, since a later file says something else. */
  older: z.number(),
  /** Rows of a key that a later row of the same file has too; the later one was taken. */
  repeated: z.number(),
  /** Rows that the same file had when it was loaded before, and has no more. */
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
    'Loads a results file that the browser has read: wholly or not at all. Loaded again it changes nothing (D32).',
  input: z.object({ file: normalFileOnWire }),
  output: z.object(loadedOnWire),
  failures: {
    implausible: { status: 422, msg: importFailures.implausible },
    wrong_rows: { status: 400, msg: importFailures.wrongRows },
  },
  // 200,000 rows of some 400 bytes.
  bodyLimit: 100_000_000,
  bodyRows: MOST_ROWS,
  packedBody: true,
})

export const listResultFiles = endpoint({
  method: 'GET',
  path: '/api/results/imports',
  access: 'user',
  summary: 'The results files that were loaded, newest first, a page at a time.',
  input: z.object({ page: wirePage }),
  output: z.object({
    total: z.number(),
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          kind: wireKind,
          fileName: z.string(),
          /** First and last day it speaks of, YYYY-MM-DD. */
          periodStart: z.nullable(z.string()),
          periodEnd: z.nullable(z.string()),
          rows: z.number(),
          new: z.number(),
          replaced: z.number(),
          /** Rows that hold to this day: no later file has replaced them. */
          holding: z.number(),
          /** Of those, rows whose driver nobody knows yet. */
          waiting: z.number(),
          loadedAt: z.string(),
          loadedBy: z.string(),
        }),
      }),
    ),
  }),
  failures: {},
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
