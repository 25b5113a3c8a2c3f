import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireBoolean, wireDate, wireDone, wireId, wireInteger } from '#platform/pure/wire.ts'
import { MOST_LEAD_DAYS, SUBJECTS } from './domain/paper.ts'
import { paperTexts } from './texts.ts'

const wireSubject = z.enum(SUBJECTS, { error: paperTexts.subject })
const wireLeadDays = wireInteger(0, MOST_LEAD_DAYS, paperTexts.leadDays)
const wireKindName = z
  .string({ error: paperTexts.kindName })
  .check(typed(), z.minLength(1, paperTexts.kindName), z.maxLength(60, paperTexts.kindName))
const wirePage = z._default(wireInteger(1, 100_000, paperTexts.noSuchPage), 1)
const wireSearch = z._default(z.string().check(z.maxLength(100)), '')

/** Papers of one page of the overview, unless told otherwise. */
export const PAPERS_ON_PAGE = 100
/** At one speed, as a list draws only the rows in view. */
export const MOST_ON_PAGE = 5000

const kindAttributes = {
  subject: wireSubject,
  name: z.string(),
  leadDays: z.number(),
  blocks: z.boolean(),
  /**
   * Where its date stands on the vehicle itself, so that it has no issue date: `inspection` (no number
   * either) or `insurance`.
   */
  vehicleField: z.nullable(z.enum(['inspection', 'insurance'])),
}

const paperAttributes = {
  kindId: z.string(),
  kindName: z.string(),
  subject: wireSubject,
  subjectId: z.string(),
  number: z.string(),
  /** YYYY-MM-DD */
  issuedOn: z.nullable(z.string()),
  /** YYYY-MM-DD, its last valid day. */
  expiresOn: z.string(),
  blocks: z.boolean(),
  vehicleField: kindAttributes.vehicleField,
  /** `due`: within its lead days. */
  state: z.enum(['overdue', 'due', 'valid']),
  /** Since the expiry where overdue, otherwise left. */
  days: z.number(),
  /** The car or driver gets no new seat from tonight at the latest. */
  blocking: z.boolean(),
}

export const listPaperKinds = endpoint({
  method: 'GET',
  path: '/api/paper-kinds',
  access: 'user',
  summary: 'The kinds of papers that expire, in their order.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          ...kindAttributes,
          /** How many papers of it there are; those on vehicles themselves not counted. */
          papers: z.number(),
        }),
      }),
    ),
  }),
  failures: {},
})

export const addPaperKind = endpoint({
  method: 'POST',
  path: '/api/paper-kinds',
  access: 'admin',
  summary: 'Adds a kind of papers.',
  input: z.object({ subject: wireSubject, name: wireKindName, leadDays: wireLeadDays, blocks: wireBoolean }),
  output: z.object({ id: z.string() }),
  failures: { name_taken: { status: 409, msg: paperTexts.kindNameTaken } },
})

export const editPaperKind = endpoint({
  method: 'PUT',
  path: '/api/paper-kinds/:id',
  access: 'admin',
  summary:
    "Changes a kind's name, lead days and whether it blocks assignment; of one that stands on vehicles not its name.",
  input: z.object({ id: wireId, name: wireKindName, leadDays: wireLeadDays, blocks: wireBoolean }),
  output: wireDone,
  failures: {
    no_such_kind: { status: 404, msg: paperTexts.noSuchKind },
    name_taken: { status: 409, msg: paperTexts.kindNameTaken },
    built_in_name: { status: 409, msg: paperTexts.builtInName },
  },
})

export const removePaperKind = endpoint({
  method: 'DELETE',
  path: '/api/paper-kinds/:id',
  access: 'admin',
  summary: 'Removes a kind of which there are no papers.',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: {
    no_such_kind: { status: 404, msg: paperTexts.noSuchKind },
    kind_in_use: { status: 409, msg: paperTexts.kindInUseAny, says: paperTexts.kindInUse },
    built_in_kind: { status: 409, msg: paperTexts.builtInKind },
  },
})

export const listPapers = endpoint({
  method: 'GET',
  path: '/api/papers',
  access: 'user',
  summary:
    'Papers of vehicles and active drivers by urgency, a page at a time: what has run out and blocks, what else has run out, then by what expires next.',
  input: z.object({
    subject: z.optional(wireSubject),
    kindId: z.optional(wireId),
    /** Only of kinds that block assignment. */
    blocks: z._default(wireBoolean, false),
    /** Only what has run out. */
    overdue: z._default(wireBoolean, false),
    /** Only what is to be renewed: run out, or within its kind's lead days; what the bell counts. */
    due: z._default(wireBoolean, false),
    /** Only what has run out or will within so many days from today. */
    within: z.optional(wireInteger(0, 3650, paperTexts.within)),
    /** Part of a plate, of a driver's name or of the paper's number; from two characters. */
    search: wireSearch,
    page: wirePage,
    size: z._default(wireInteger(1, MOST_ON_PAGE, paperTexts.noSuchPage), PAPERS_ON_PAGE),
  }),
  output: z.object({
    total: z.number(),
    /** Without any filter. */
    all: z.number(),
    /**
     * Of all that was asked for, whatever the page: run out, until Sunday, until the end of the month, after
     * that.
     */
    groups: z.object({ overdue: z.number(), week: z.number(), month: z.number(), later: z.number() }),
    data: z.array(
      z.object({
        /** Of kind and subject: there is one of a kind. */
        id: z.string(),
        attributes: z.object({
          ...paperAttributes,
          /** The plate or the driver's full name. */
          subjectName: z.string(),
          /** Last digits of the phone, where several drivers have this name. */
          subjectMark: z.nullable(z.string()),
          group: z.enum(['overdue', 'week', 'month', 'later']),
        }),
      }),
    ),
  }),
  failures: {},
})

export const listMissingPapers = endpoint({
  method: 'GET',
  path: '/api/missing-papers',
  access: 'user',
  summary: 'Vehicles or active drivers without any paper of a kind, a page at a time.',
  input: z.object({ kindId: wireId, search: wireSearch, page: wirePage }),
  output: z.object({
    total: z.number(),
    data: z.array(
      z.object({
        /** The vehicle's or driver's. */
        id: z.string(),
        attributes: z.object({ subject: wireSubject, subjectName: z.string() }),
      }),
    ),
  }),
  failures: { no_such_kind: { status: 404, msg: paperTexts.noSuchKind } },
})

export const papersOfSubject = endpoint({
  method: 'GET',
  path: '/api/papers-of',
  access: 'user',
  summary: "A vehicle's or driver's papers: every kind, with its paper where there is one.",
  input: z.object({ subject: wireSubject, subjectId: wireId }),
  output: z.object({
    subjectName: z.string(),
    data: z.array(
      z.object({
        /** The kind's. */
        id: z.string(),
        attributes: z.object({ ...kindAttributes, paper: z.nullable(z.object(paperAttributes)) }),
      }),
    ),
  }),
  failures: { no_such_subject: { status: 404, msg: paperTexts.noSuchSubject } },
})

export const countDuePapers = endpoint({
  method: 'GET',
  path: '/api/papers-due',
  access: 'user',
  summary:
    'How many papers are due, those that have run out included, and how many cars and drivers they block.',
  input: z.object({}),
  output: z.object({
    due: z.number(),
    overdue: z.number(),
    blockedCars: z.number(),
    blockedDrivers: z.number(),
  }),
  failures: {},
})

export const savePaper = endpoint({
  method: 'PUT',
  path: '/api/papers',
  access: 'user',
  summary: 'Stores a paper; one of the same kind that was there before is replaced.',
  input: z.object({
    kindId: wireId,
    subjectId: wireId,
    number: z._default(z.string().check(typed(), z.maxLength(60, paperTexts.number)), ''),
    issuedOn: z.optional(z.nullable(wireDate)),
    expiresOn: wireDate,
  }),
  output: z.object({
    /** The expiry of the one it replaces, YYYY-MM-DD. */
    formerly: z.nullable(z.string()),
    /**
     * Seats in generated weeks that the car or driver keeps although the paper no longer covers them; nobody
     * is moved.
     */
    seats: z.number(),
  }),
  failures: {
    no_such_kind: { status: 404, msg: paperTexts.noSuchKind },
    no_such_subject: { status: 404, msg: paperTexts.noSuchSubject },
    wrong_dates: { status: 400, msg: paperTexts.expiresBeforeIssue },
    /** A paper that stands on the vehicle itself has fewer fields. */
    not_on_vehicle: { status: 400, msg: paperTexts.checkFields },
  },
})

export const removePaper = endpoint({
  method: 'DELETE',
  path: '/api/papers',
  access: 'user',
  summary: 'Removes a paper that does not stand on the vehicle itself.',
  input: z.object({ kindId: wireId, subjectId: wireId }),
  output: wireDone,
  failures: {
    no_such_paper: { status: 404, msg: paperTexts.noSuchPaper },
    on_vehicle: { status: 409, msg: paperTexts.onVehicle },
  },
})
