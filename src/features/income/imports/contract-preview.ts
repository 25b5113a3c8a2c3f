import * as z from 'zod/mini'
import { closedWeeksChangedOnWire, closedWeeksOnWire } from '#features/income/facts/contract-closed.ts'
import {
  FILE_KINDS,
  INCOME_APPS,
  INCOME_KINDS,
  type IncomeApp,
  type IncomeKind,
  MOST_ROWS,
  SUBJECTS,
} from '#features/income/facts/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId, wireInteger } from '#platform/pure/wire.ts'
import { normalFileOnWire } from './contract-normal-file.ts'
import { importFailures } from './texts-failures.ts'

/** Rows of each list on one page of a preview. */
export const ROWS_ON_PREVIEW = 50
/** Loads of one page of the list. */
export const LOADS_ON_PAGE = 25

const wirePage = z._default(wireInteger(1, 100_000, importFailures.noSuchPage), 1)
const wireApp = z.enum(Object.keys(INCOME_APPS) as [IncomeApp, ...IncomeApp[]])
const wireKind = z.enum(Object.keys(INCOME_KINDS) as [IncomeKind, ...IncomeKind[]])
/** Null: nothing was or will be told. Grosze, metres, kilometres, rides or hundredths of l/100 km by kind. */
const figure = z.nullable(z.number())

/** What changes of one ride, payment, shift of the sheet, or sum over days. */
const changedRow = z.object({
  app: wireApp,
  subject: z.enum(SUBJECTS),
  /** Of the file that is loaded or taken back; null of what stands in earlier ones alone. */
  row: z.nullable(z.number()),
  /** Null where nobody knows whom the row means. */
  driverId: z.nullable(z.string()),
  /** As the driver's list has it, else as the file writes it. */
  driver: z.string(),
  /** Whose it was, where that changes. */
  driverBefore: z.nullable(z.string()),
  date: z.string(),
  shift: z.nullable(z.enum(['day', 'night'])),
  until: z.nullable(z.string()),
  /** The slot or days that it had, where they change. */
  before: z.nullable(
    z.object({
      date: z.string(),
      shift: z.nullable(z.enum(['day', 'night'])),
      until: z.nullable(z.string()),
    }),
  ),
  /** `YYYY-MM-DDTHH:mm:ss` */
  startedAt: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** What changes; of rows added or gone all they say. */
  amounts: z.array(z.object({ kind: wireKind, before: figure, after: figure })),
  /** The file and row that said it before. */
  toldBy: z.nullable(z.object({ fileName: z.string(), row: z.number(), loadedAt: z.string() })),
})

/** What a load would change, or taking one back. What stays with the fleet only administrators see (D28). */
export const changesOnWire = {
  /** Of what was seen: whoever sends it along is refused with 409 once something else would happen. */
  mark: z.string(),
  same: z.number(),
  replaced: z.number(),
  added: z.number(),
  /**
   * Of a load: rows of earlier loads of this kind and period that the file does not have; they go only with
   * `removeMissing`. Of taking back: rows that go.
   */
  missing: z.number(),
  /** Rows that say again, in every cell, what another row of the file says. */
  repeated: z.number(),
  /** Rows whose driver nobody knows yet, and the people whom they speak of. */
  waiting: z.number(),
  waitingPeople: z.number(),
  /** Of the people who wait those whose name is like that of somebody on the list of drivers. */
  waitingAlike: z.number(),
  closedWeeks: closedWeeksOnWire,
  /** A page of each list. */
  rows: z.object({ replaced: z.array(changedRow), added: z.array(changedRow), missing: z.array(changedRow) }),
  /**
   * Of all rows that the file speaks of, and of the missing ones. Of one person's reports within a longer one
   * the longer one counts (D49).
   */
  sums: z.array(z.object({ app: wireApp, kind: wireKind, before: figure, after: figure })),
  /** Reports of shorter periods that become parts of longer ones of the file; null where none do. */
  shorter: z.nullable(
    z.object({
      rows: z.number(),
      /** Of whom the longer one tells less than the shorter ones within it, and how many grosze less. */
      lessDrivers: z.number(),
      lessGrosze: z.number(),
    }),
  ),
  /** What asks first: rows of a later file, or of a later load of the same one, would be replaced. */
  older: z.nullable(
    z.object({
      why: z.enum(['loaded-before', 'newer-period']),
      rows: z.number(),
      /** The later file. */
      fileName: z.string(),
      periodStart: z.string(),
      periodEnd: z.string(),
      loadedAt: z.string(),
    }),
  ),
  /** Rows that tell of days still to come, and the last of those days: perhaps another month was meant. */
  ahead: z.nullable(z.object({ rows: z.number(), last: z.string() })),
  /**
   * What asks first: the file is wholly of days to come or of long ago, with the days until it begins or
   * since it ended. Null for the first load of a fleet.
   */
  offTime: z.nullable(z.object({ why: z.enum(['long-ago', 'to-come']), days: z.number() })),
  /**
   * Every row holds as the file says, be it loaded from other bytes, and it tells of nobody anew: loading it
   * stores nothing.
   */
  nothingNew: z.boolean(),
}

export const previewLoad = endpoint({
  method: 'POST',
  path: '/api/results/imports/preview',
  access: 'user',
  summary:
    'What loading a file would change: same, replaced with before and after, added, missing. Stores nothing.',
  input: z.object({
    file: normalFileOnWire,
    removeMissing: z._default(z.boolean(), false),
    /** Of the lists of rows, from 1. */
    page: wirePage,
  }),
  output: z.object(changesOnWire),
  failures: {
    implausible: { status: 422, msg: importFailures.implausible },
    /** Earlier files have told more of the period than one file is compared with. */
    too_much_standing: { status: 422, msg: importFailures.tooMuchStanding },
    wrong_rows: { status: 400, msg: importFailures.wrongRows },
    /** Other large files, or one of the caller's, are looked at; several wait already. */
    busy: { status: 429, msg: importFailures.busy },
  },
  bodyLimit: 100_000_000,
  bodyRows: MOST_ROWS,
  packedBody: true,
})

export const listLoads = endpoint({
  method: 'GET',
  path: '/api/results/loads',
  access: 'user',
  summary:
    'Everything that was loaded, newest first, a page at a time, with what it brought and still holds.',
  input: z.object({ page: wirePage }),
  output: z.object({
    total: z.number(),
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          /** Counts the loads: the later one wins. */
          no: z.number(),
          source: z.enum(['file', 'rows', 'bolt']),
          kind: z.enum(FILE_KINDS),
          fileName: z.string(),
          /** First and last day it speaks of, YYYY-MM-DD. */
          periodStart: z.string(),
          periodEnd: z.string(),
          rows: z.number(),
          new: z.number(),
          replaced: z.number(),
          removed: z.number(),
          /** Rows of which something holds to this day. */
          holding: z.number(),
          /** Of those, rows whose driver nobody knows yet, and how many people they speak of. */
          waiting: z.number(),
          waitingPeople: z.number(),
          loadedAt: z.string(),
          loadedBy: z.string(),
          /** Null while it stands. */
          takenBackAt: z.nullable(z.string()),
          takenBackBy: z.nullable(z.string()),
        }),
      }),
    ),
  }),
  failures: {},
})

const takeBackFailures = {
  no_such_load: { status: 404, msg: importFailures.noSuchLoad },
  taken_back: { status: 409, msg: importFailures.takenBackAlready },
} as const

export const previewTakeBack = endpoint({
  method: 'GET',
  path: '/api/results/loads/:id/take-back',
  access: 'user',
  summary: 'What taking a load back would change: which rows go, and which say again what they said before.',
  input: z.object({ id: wireId, page: wirePage }),
  output: z.object(changesOnWire),
  failures: { ...takeBackFailures, busy: { status: 429, msg: importFailures.busy } },
})

export const takeBackLoad = endpoint({
  method: 'POST',
  path: '/api/results/loads/:id/take-back',
  access: 'user',
  summary: 'Takes a load back, wherever it stands among the others: everything is as if it had never been.',
  input: z.object({ id: wireId, mark: z.optional(z.string().check(z.maxLength(64))) }),
  output: z.object({
    /** Rows that went, and rows that say again what they said before. */
    gone: z.number(),
    restored: z.number(),
    closedWeeks: closedWeeksChangedOnWire,
  }),
  failures: { ...takeBackFailures, changed_since: { status: 409, msg: importFailures.changedSince } },
})
