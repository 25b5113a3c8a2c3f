import * as z from 'zod/mini'
import { closedWeeksChangedOnWire } from '#features/income/facts/contract-closed.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId, wireInteger } from '#platform/pure/wire.ts'
import { decidedMeanwhileText, matchingFailures } from './texts-failures.ts'

/** People of one page of the queue. */
export const PEOPLE_ON_PAGE = 100

const wireState = z.enum(['waiting', 'ignored', 'matched'], { error: matchingFailures.whom })
const wirePlatform = z.enum(['bolt', 'uber', 'freenow', 'settlement'])

const candidate = z.object({
  driverId: z.string(),
  fullName: z.string(),
  phone: z.string(),
  active: z.boolean(),
  /**
   * Why this driver may be meant: the same name, its words in another order, one more name, one letter, the
   * surname only; or by the name that another platform has for the driver. `phone`: the driver has the phone,
   * but another name.
   */
  reason: z.enum([
    'phone',
    'same-name',
    'other-order',
    'further-name',
    'one-letter',
    'surname',
    'other-platform',
  ]),
})

export const listUnmatched = endpoint({
  method: 'GET',
  path: '/api/results/unmatched',
  access: 'user',
  summary:
    'Whom files speak of and nobody knows yet, with what of theirs waits, and drivers who may be meant.',
  input: z.object({
    state: z._default(wireState, 'waiting'),
    /** Part of the name. */
    search: z._default(z.string().check(z.maxLength(100)), ''),
    page: z._default(wireInteger(1, 100_000, matchingFailures.noSuchPage), 1),
  }),
  output: z.object({
    /** Of those asked for. */
    total: z.number(),
    waiting: z.number(),
    ignored: z.number(),
    /** Rows of all who wait. */
    waitingRows: z.number(),
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          platform: wirePlatform,
          name: z.string(),
          externalId: z.nullable(z.string()),
          phones: z.array(z.string()),
          state: wireState,
          matchedBy: z.nullable(z.enum(['phone', 'person', 'reference'])),
          /** Why it waits although a driver has its phone: the name is another one's. */
          doubt: z.nullable(z.enum(['name-differs'])),
          driver: z.nullable(z.object({ id: z.string(), fullName: z.string() })),
          trips: z.number(),
          orders: z.number(),
          shifts: z.number(),
          periods: z.number(),
          /**
           * What each kind of row adds up to; null where no file gave an amount. They speak of the same money
           * (a ride has its price, its payment and a part in the period's sum), so they are never added up.
           */
          tripsGrosze: z.nullable(z.number()),
          ordersGrosze: z.nullable(z.number()),
          shiftsGrosze: z.nullable(z.number()),
          periodsGrosze: z.nullable(z.number()),
          /** YYYY-MM-DD */
          firstDate: z.nullable(z.string()),
          lastDate: z.nullable(z.string()),
          candidates: z.array(candidate),
        }),
      }),
    ),
  }),
  failures: {},
})

export const resolveUnmatched = endpoint({
  method: 'PUT',
  path: '/api/results/unmatched/:id',
  access: 'user',
  summary:
    'Says who is meant: a driver, a new one, nobody (ignore); or puts the person back into the queue. Results follow at once.',
  input: z.object({
    id: wireId,
    decision: z.enum(['assign', 'add', 'ignore', 'put-back'], { error: matchingFailures.decision }),
    /**
     * To `assign`. With `put-back`, in undoing: whose the person was by the phone; a driver whom the phone
     * means by now goes before.
     */
    driverId: z.optional(wireId),
    /** To `add`. */
    fullName: z.optional(z.string().check(z.maxLength(200))),
    phone: z.optional(z.string().check(z.maxLength(30))),
    /**
     * What was decided when the caller looked: where it is something else by now, and not what the caller
     * decides either, nothing is done. Without it the later decision holds.
     */
    seen: z.optional(z.object({ state: wireState, driverId: z.nullable(wireId) })),
  }),
  output: z.object({
    state: wireState,
    /** Who it is by now; null unless matched. */
    driver: z.nullable(z.object({ id: z.string(), fullName: z.string() })),
    /** To `add`: a driver had the phone already, and the person was given to that one. */
    wasListed: z.boolean(),
    /** Shifts whose results have changed. */
    shifts: z.number(),
    /** Further people of the queue who were matched at once, since they have the new driver's phone. */
    others: z.number(),
    /** Weeks in which whoever it is by now earns more than before, or less, in the order of time. */
    income: z.array(z.object({ year: z.number(), week: z.number(), grosze: z.number() })),
    closedWeeks: closedWeeksChangedOnWire,
  }),
  failures: {
    no_such_reference: { status: 404, msg: matchingFailures.noSuchReference },
    no_such_driver: { status: 404, msg: matchingFailures.noSuchDriver },
    incomplete: { status: 400, msg: matchingFailures.newDriver },
    /** `details` has what holds, as `seen` takes it: whoever sends that along decides over it. */
    decided_meanwhile: { status: 409, msg: matchingFailures.decidedMeanwhile, says: decidedMeanwhileText },
  },
})
