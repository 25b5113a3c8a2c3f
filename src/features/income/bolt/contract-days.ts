import * as z from 'zod/mini'
import { closedWeeksOnWire } from '#features/income/facts/contract-closed.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { shiftFromWire, wireDate, wireDone, wireId, wireInteger } from '#platform/pure/wire.ts'
import { takenBackDay } from './contract.ts'
import { orderProblem, runFault } from './contract-faults.ts'
import { dayFailures } from './texts-failures.ts'

export const RUNS_ON_PAGE = 30
/** Of rides that are no longer told, and of differences. */
export const MOST_RIDES_SHOWN = 200

const access = 'money'
const wireCompany = wireInteger(1, 999_999_999, dayFailures.company)
const count = z.number()
const grosze = z.nullable(z.number())

export const listBoltRuns = endpoint({
  method: 'GET',
  path: '/api/bolt/runs',
  access,
  summary: 'Every time that a day was fetched from Bolt and what became of it, newest first.',
  input: z.object({ page: z._default(wireInteger(1, 100_000, dayFailures.noSuchPage), 1) }),
  output: z.object({
    total: z.number(),
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          companyId: z.number(),
          date: z.string(),
          state: z.enum(['asked', 'running', 'good', 'failed']),
          /** Null where the night did. */
          askedBy: z.nullable(z.string()),
          askedAt: z.string(),
          finishedAt: z.nullable(z.string()),
          fault: z.nullable(runFault),
          counts: z.nullable(
            z.object({
              rides: count,
              added: count,
              changed: count,
              withdrawn: count,
              missing: count,
              drivers: count,
              silences: count,
              unsound: count,
              waitingPeople: count,
            }),
          ),
          problems: z.array(orderProblem),
          /** Of what it loaded: weeks that were closed by then, whose statements stay as they are. */
          closedWeeks: closedWeeksOnWire,
          /** When a person took back what it loaded; null while that stands. */
          takenBack: z.nullable(z.object({ at: z.string(), by: z.string() })),
        }),
      }),
    ),
  }),
  failures: {},
})

export const fetchBoltDay = endpoint({
  method: 'POST',
  path: '/api/bolt/runs',
  access,
  summary: 'Asks for a day now; it is fetched within moments, as a whole or not at all.',
  input: z.object({ companyId: wireCompany, date: wireDate }),
  output: wireDone,
  failures: {
    no_such_company: { status: 404, msg: dayFailures.noSuchCompany },
    not_over: { status: 422, msg: dayFailures.notOver },
    too_old: { status: 422, msg: dayFailures.tooOld },
    under_way: { status: 409, msg: dayFailures.underWay },
    too_often: { status: 429, msg: dayFailures.tooOften },
  },
})

export const listBoltDifferences = endpoint({
  method: 'GET',
  path: '/api/bolt/differences',
  access,
  summary: 'What Bolt’s own interface and files of Bolt say otherwise of a day’s rides.',
  input: z.object({ date: wireDate }),
  output: z.object({
    /** Rides of that day by either. */
    rides: z.number(),
    total: z.number(),
    data: z.array(
      z.object({
        driver: z.string(),
        startedAt: z.nullable(z.string()),
        shift: z.nullable(z.enum(['day', 'night'])),
        /** Who tells of it at all. */
        told: z.enum(['both', 'file', 'bolt']),
        /** Which of both was loaded later, and so counts. */
        holds: z.enum(['file', 'bolt']),
        fileName: z.nullable(z.string()),
        amounts: z.array(z.object({ kind: z.string(), file: grosze, bolt: grosze })),
      }),
    ),
  }),
  failures: {},
})

export const listMissingRides = endpoint({
  method: 'GET',
  path: '/api/bolt/missing',
  access,
  summary: 'Rides that Bolt told of before and that were missing when their day was read as a whole.',
  input: z.object({}),
  output: z.object({
    total: z.number(),
    data: z.array(
      z.object({
        companyId: z.number(),
        reference: z.string(),
        driver: z.string(),
        date: z.string(),
        shift: z.enum(['day', 'night']),
        /** Wall clock, `YYYY-MM-DDTHH:mm:00`. */
        startedAt: z.string(),
        gross: grosze,
        net: grosze,
      }),
    ),
  }),
  failures: {},
})

export const settleMissingRides = endpoint({
  method: 'POST',
  path: '/api/bolt/missing',
  access,
  summary: 'Takes rides away that Bolt tells of no more, or keeps them.',
  input: z.object({
    companyId: wireCompany,
    references: z
      .array(z.string({ error: dayFailures.noRides }).check(z.minLength(1), z.maxLength(500)), {
        error: dayFailures.noRides,
      })
      .check(z.minLength(1, { error: dayFailures.noRides }), z.maxLength(MOST_RIDES_SHOWN)),
    how: z.enum(['take', 'keep'], { error: dayFailures.how }),
  }),
  output: wireDone,
  failures: { changed_since: { status: 409, msg: dayFailures.changedSince } },
})

export const getBoltAttention = endpoint({
  method: 'GET',
  path: '/api/bolt/attention',
  access,
  summary: 'What of the nights with Bolt waits for somebody: days that are not whole, keys, missing rides.',
  input: z.object({}),
  output: z.object({
    /** False: nobody has entered a key, and nothing is fetched. */
    connected: z.boolean(),
    /** Days that a try has failed for, the oldest first. */
    incomplete: z.array(
      z.object({ companyId: z.number(), date: z.string(), fault: runFault, tryAt: z.string() }),
    ),
    /** Days of which a person has taken back what was loaded; only a person brings them again. */
    takenBack: z.array(takenBackDay),
    unreadable: z.array(z.object({ name: z.string() })),
    gone: z.array(z.object({ companyId: z.number() })),
    missingRides: z.number(),
  }),
  failures: {},
})

/** Takes every spelling that the specification has. */
const wireSlotShift = z.pipe(
  z.string({ error: dayFailures.chooseShift }),
  z.transform((text, context) => {
    const shift = shiftFromWire(text)
    if (shift) return shift
    context.issues.push({ code: 'custom', input: text, message: dayFailures.chooseShift })
    return z.NEVER
  }),
)

export const getBoltHours = endpoint({
  method: 'GET',
  path: '/api/bolt/hours',
  access: 'user',
  summary: 'How long a driver was online in a shift by Bolt, whole minutes; null where Bolt did not tell.',
  input: z.object({ driverId: wireId, date: wireDate, shift: wireSlotShift }),
  output: z.object({
    hours: z.nullable(
      z.object({
        /** Waiting and driving together. */
        online: z.number(),
        waiting: z.number(),
        driving: z.number(),
        /** No part of online. */
        onBreak: z.number(),
      }),
    ),
  }),
  failures: {},
})
