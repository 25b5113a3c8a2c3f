import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { weekExists, wireDone, wireId, wireInteger, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { schemeOnWire, weekOnWire } from './contract-scheme.ts'
import { schemeTexts, versionChangedText } from './texts.ts'

/** Whose scheme it is; `id` is the group's or driver's, and empty of the fleet. */
const owner = {
  kind: z.enum(['fleet', 'group', 'driver'], { error: schemeTexts.owner }),
  id: z._default(z.union([z.literal(''), wireId]), ''),
}
const week = { year: wireYear, week: wireWeek }
const note = z._default(z.string().check(typed(), z.maxLength(200, { error: schemeTexts.note })), '')
const groupName = z
  .string({ error: schemeTexts.groupName })
  .check(
    typed(),
    z.minLength(1, { error: schemeTexts.groupName }),
    z.maxLength(60, { error: schemeTexts.groupName }),
  )

const versionOnWire = z.object({
  id: z.string(),
  version: z.number(),
  from: weekOnWire,
  /** Null: from here on the owner has no scheme of its own. */
  scheme: z.nullable(schemeOnWire),
  note: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  /** It was withdrawn before it had begun, and holds in no week. */
  withdrawn: z.nullable(z.object({ at: z.string(), by: z.string() })),
})

export const listSchemes = endpoint({
  method: 'GET',
  path: '/api/schemes',
  access: 'money',
  summary: 'Whose schemes hold this week and which are planned: the fleet’s, groups’ and drivers’ own ones.',
  input: z.object({}),
  output: z.object({
    /** The week that runs. */
    week: weekOnWire,
    owners: z.array(
      z.object({
        kind: owner.kind,
        id: z.string(),
        name: z.string(),
        /** Drivers whose week it settles, this week. */
        drivers: z.number(),
        /** The number of its newest version; 0 where it has none yet. */
        latest: z.number(),
        inForce: z.nullable(versionOnWire),
        /** The next one that has not begun. */
        planned: z.nullable(versionOnWire),
      }),
    ),
    /** Drivers whom none of them settles. */
    without: z.number(),
  }),
  failures: {},
})

export const listSchemeVersions = endpoint({
  method: 'GET',
  path: '/api/schemes/versions',
  access: 'money',
  summary: 'All versions of one owner’s scheme, withdrawn ones too, the newest first.',
  input: z.object(owner),
  output: z.object({ name: z.string(), week: weekOnWire, data: z.array(versionOnWire) }),
  failures: { no_such_owner: { status: 404, msg: schemeTexts.noSuchOwner } },
})

const saving = {
  no_such_owner: { status: 404, msg: schemeTexts.noSuchOwner },
  /** Somebody else has saved a version meanwhile. */
  version_changed: { status: 409, msg: schemeTexts.versionChanged, says: versionChangedText },
} as const

export const saveScheme = endpoint({
  method: 'POST',
  path: '/api/schemes/versions',
  access: 'money',
  summary: 'A new version of an owner’s scheme from a week on; what stood before stays as it was.',
  input: z
    .object({
      ...owner,
      ...week,
      scheme: schemeOnWire,
      note,
      /** The newest version that the screen knew; 0 for none. With a newer one nothing is saved. */
      seen: wireInteger(0, 100_000, schemeTexts.seen),
    })
    .check(weekExists),
  output: z.object({
    id: z.string(),
    version: z.number(),
    /** Weeks that run or are over in which it settles somebody, oldest first; the newest 53 at most. */
    past: z.array(
      z.object({
        year: z.number(),
        week: z.number(),
        /** Drivers whose week is open, and is settled by it. */
        open: z.number(),
        /** Drivers whose week is closed, and stays as it was. */
        closed: z.number(),
      }),
    ),
  }),
  failures: { ...saving, scheme_invalid: { status: 400, msg: schemeTexts.invalid } },
})

export const endScheme = endpoint({
  method: 'POST',
  path: '/api/schemes/end',
  access: 'money',
  summary: 'From a week on the owner has no scheme of its own, and the next owner’s holds.',
  input: z
    .object({ ...owner, ...week, note, seen: wireInteger(0, 100_000, schemeTexts.seen) })
    .check(weekExists),
  output: z.object({ version: z.number() }),
  failures: { ...saving, no_scheme: { status: 409, msg: schemeTexts.noScheme } },
})

export const withdrawScheme = endpoint({
  method: 'POST',
  path: '/api/schemes/versions/:id/withdraw',
  access: 'money',
  summary: 'Takes back a version that has not begun; it stays in the history and holds in no week.',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: {
    no_such_version: { status: 404, msg: schemeTexts.noSuchVersion },
    version_begun: { status: 409, msg: schemeTexts.versionBegun },
  },
})

export const listSchemeMembers = endpoint({
  method: 'GET',
  path: '/api/scheme-members',
  access: 'money',
  summary: 'Every driver with the group in which the driver is in a week.',
  input: z.object(week).check(weekExists),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        active: z.boolean(),
        /** The group’s id; null for none. */
        group: z.nullable(z.string()),
      }),
    ),
  }),
  failures: {},
})

export const putSchemeMembers = endpoint({
  method: 'PUT',
  path: '/api/scheme-members',
  access: 'money',
  summary:
    'From a week on these drivers are in the group, or in none; where they were planned for later weeks is replaced.',
  input: z
    .object({
      group: z.nullable(wireId),
      driverIds: z.array(wireId).check(z.minLength(1, { error: schemeTexts.drivers }), z.maxLength(5000)),
      ...week,
    })
    .check(weekExists),
  output: z.object({ changed: z.number() }),
  failures: {
    no_such_group: { status: 404, msg: schemeTexts.noSuchGroup },
    no_such_driver: { status: 404, msg: schemeTexts.noSuchDriver },
  },
  bodyLimit: 400_000,
  bodyRows: 5000,
})

export const addSchemeGroup = endpoint({
  method: 'POST',
  path: '/api/scheme-groups',
  access: 'money',
  summary: 'Adds a group of drivers who are settled by one scheme.',
  input: z.object({ name: groupName }),
  output: z.object({ id: z.string() }),
  failures: { name_taken: { status: 409, msg: schemeTexts.groupTaken } },
})

export const renameSchemeGroup = endpoint({
  method: 'PUT',
  path: '/api/scheme-groups/:id',
  access: 'money',
  summary: 'Gives a group another name.',
  input: z.object({ id: wireId, name: groupName }),
  output: wireDone,
  failures: {
    no_such_group: { status: 404, msg: schemeTexts.noSuchGroup },
    name_taken: { status: 409, msg: schemeTexts.groupTaken },
  },
})
