import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireBoolean, wireDate, wireDone, wireId, wireInteger } from '#platform/pure/wire.ts'
import { again, givenBack, refusals, week, whoAndWhen, wireGrosze, wireNote } from './contract.ts'
import { INSTALMENT_ACTS } from './domain/instalment-plan.ts'
import { chargeTexts } from './texts.ts'

export const PLAN_KINDS = ['damage', 'fine', 'advance', 'deposit', 'wash'] as const
export const STANDING_KINDS = ['rent', 'accountant', 'own-car'] as const

const per = z.enum(['day', 'shift', 'week'], { error: chargeTexts.per })

export const listStandingCharges = endpoint({
  method: 'GET',
  path: '/api/standing-charges',
  access: 'money',
  summary: 'Rates that come again: rents, the accountant’s weekly amounts, drivers’ own cars.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(STANDING_KINDS),
        driverId: z.nullable(z.string()),
        vehicleId: z.nullable(z.string()),
        /** The driver’s name or the plate. */
        name: z.string(),
        /** On the list, switched off, or on the list no more; null of a vehicle’s rate. */
        driver: z.nullable(z.enum(['listed', 'off', 'removed'])),
        per,
        grosze: z.number(),
        byRoster: z.boolean(),
        detail: z.string(),
        from: z.string(),
        to: z.nullable(z.string()),
        ...whoAndWhen,
      }),
    ),
    /** YYYY-MM-DD, the fleet’s date. */
    today: z.string(),
    vehicles: z.array(z.object({ id: z.string(), reg: z.string() })),
  }),
  failures: {},
})

export const addStandingCharge = endpoint({
  method: 'POST',
  path: '/api/standing-charges',
  access: 'money',
  summary: 'A rate from a day on. A rent is a driver’s or a vehicle’s, which is paid by whoever has it.',
  input: z.object({
    kind: z.enum(STANDING_KINDS, { error: chargeTexts.kind }),
    driverId: z._default(z.nullable(wireId), null),
    vehicleId: z._default(z.nullable(wireId), null),
    per,
    grosze: wireGrosze,
    /** Only dates with a shift in the roster count. */
    byRoster: z._default(wireBoolean, false),
    detail: z._default(z.string().check(typed(), z.maxLength(20)), ''),
    from: wireDate,
    to: z._default(z.nullable(wireDate), null),
    note: wireNote,
    again,
  }),
  output: z.object({ id: z.string() }),
  failures: {
    ...refusals,
    no_such_vehicle: { status: 404, msg: chargeTexts.noSuchVehicle },
    who_missing: { status: 400, msg: chargeTexts.who },
    weeks_only: { status: 400, msg: chargeTexts.weeksOnly },
    heading_missing: { status: 400, msg: chargeTexts.heading },
    ends_before: { status: 400, msg: chargeTexts.endsBefore },
    /** Of who is on the list no more: a rate without an end would be charged for ever. */
    end_missing: { status: 400, msg: chargeTexts.removedEnds },
    /** Another rent of the same driver or vehicle holds on some of these days. */
    overlaps: { status: 409, msg: chargeTexts.overlaps },
    /** The driver has a weekly amount of that kind on some of these days. */
    perhaps_twice: { status: 409, msg: chargeTexts.rateTwice },
  },
})

export const endStandingCharge = endpoint({
  method: 'POST',
  path: '/api/standing-charges/:id/end',
  access: 'money',
  summary: 'The last day of a rate; a day before its first takes it back altogether.',
  input: z.object({ id: wireId, to: wireDate }),
  output: wireDone,
  failures: {
    no_such_charge: { status: 404, msg: chargeTexts.noSuchCharge },
    week_closed: refusals.week_closed,
    overlaps: { status: 409, msg: chargeTexts.overlaps },
  },
})

export const listInstalmentPlans = endpoint({
  method: 'GET',
  path: '/api/instalment-plans',
  access: 'money',
  summary: 'Debts in instalments: what is taken in which week, and what is left.',
  input: z.object({}),
  output: z.object({
    /** YYYY-MM-DD, the fleet’s date. */
    today: z.string(),
    data: z.array(
      z.object({
        id: z.string(),
        driverId: z.string(),
        name: z.string(),
        kind: z.enum(PLAN_KINDS),
        grosze: z.number(),
        count: z.number(),
        date: z.string(),
        weeks: z.array(
          z.object({
            /** YYYY-MM-DD of the week’s Monday. */
            monday: z.string(),
            grosze: z.number(),
            /** After it. */
            left: z.number(),
            /** A closed week has it. */
            taken: z.boolean(),
          }),
        ),
        /** Grosze that no closed week has taken; a stopped plan’s rest is not left. */
        left: z.number(),
        state: z.enum(['running', 'paused', 'stopped', 'done']),
        changes: z.array(z.object({ act: z.enum(INSTALMENT_ACTS), monday: z.string(), ...whoAndWhen })),
        ...whoAndWhen,
      }),
    ),
  }),
  failures: {},
})

export const addInstalmentPlan = endpoint({
  method: 'POST',
  path: '/api/instalment-plans',
  access: 'money',
  summary: 'A debt in instalments, one a week from a week on; the first ones a grosz greater where uneven.',
  input: z.object({
    driverId: wireId,
    kind: z.enum(PLAN_KINDS, { error: chargeTexts.kind }),
    grosze: wireGrosze,
    count: wireInteger(1, 260, chargeTexts.count),
    ...week,
    date: wireDate,
    note: wireNote,
    again,
  }),
  output: z.object({ id: z.string() }),
  failures: {
    ...refusals,
    no_such_week: { status: 400, msg: chargeTexts.noSuchWeek },
    instalments_too_small: { status: 400, msg: chargeTexts.tooSmall },
    /** The driver has a plan of that kind, amount and date. */
    perhaps_twice: { status: 409, msg: chargeTexts.planTwice },
  },
})

export const changeInstalmentPlan = endpoint({
  method: 'POST',
  path: '/api/instalment-plans/:id/changes',
  access: 'money',
  summary: 'From a week on a plan pauses, goes on, is settled at once, or its rest is not taken.',
  input: z.object({
    id: wireId,
    act: z.enum(INSTALMENT_ACTS, { error: chargeTexts.act }),
    ...week,
    note: wireNote,
    again,
  }),
  output: wireDone,
  failures: {
    /** Of a plan that is stopped: a later week gives the instalment of that week back already. */
    given_back: givenBack,
    no_such_plan: { status: 404, msg: chargeTexts.noSuchPlan },
    no_such_week: { status: 400, msg: chargeTexts.noSuchWeek },
    plan_over: { status: 409, msg: chargeTexts.planOver },
    week_closed: refusals.week_closed,
  },
})

const tierOnWire = z.object({
  overMetres: wireInteger(0, 100_000_000, chargeTexts.tierKm),
  groszePerKm: wireInteger(0, 100_000, chargeTexts.tierPrice),
})

export const listOverMileage = endpoint({
  method: 'GET',
  path: '/api/over-mileage',
  access: 'money',
  summary: 'Drivers who drove further in a week than the allowance, what is proposed and what was decided.',
  input: z.object(week),
  output: z.object({
    /** What holds in that week; none where nothing is charged. */
    tiers: z.array(z.object({ overMetres: z.number(), groszePerKm: z.number() })),
    data: z.array(
      z.object({
        driverId: z.string(),
        name: z.string(),
        metres: z.number(),
        proposed: z.number(),
        state: z.enum(['proposed', 'applied', 'edited', 'declined']),
        /** What is taken, in grosze; 0 until somebody has decided. */
        grosze: z.number(),
        /** Decided of other metres, which were corrected since. */
        changedSince: z.boolean(),
        note: z.string(),
        decidedBy: z.nullable(z.string()),
        closedBy: z.nullable(z.string()),
      }),
    ),
  }),
  failures: {},
})

export const decideOverMileage = endpoint({
  method: 'PUT',
  path: '/api/over-mileage/decisions',
  access: 'money',
  summary:
    'A proposed over-mileage is taken as it is, with another amount, or not at all. Of a closed week that is proposed as a correction.',
  input: z.object({
    driverId: wireId,
    ...week,
    /** The metres that were on the screen. */
    metres: wireInteger(0, 2_000_000_000, chargeTexts.seen),
    state: z.enum(['applied', 'edited', 'declined'], { error: chargeTexts.act }),
    /** Of an edited one; of one that is taken as it is the proposal that was on the screen. */
    grosze: z._default(z.nullable(wireInteger(0, 100_000_000, chargeTexts.amount)), null),
    note: wireNote,
  }),
  output: wireDone,
  failures: {
    nothing_over: { status: 409, msg: chargeTexts.nothingOver },
    metres_changed: { status: 409, msg: chargeTexts.metresChanged },
    amount_missing: { status: 400, msg: chargeTexts.amount },
  },
})

export const setMileageAllowance = endpoint({
  method: 'PUT',
  path: '/api/mileage-allowance',
  access: 'money',
  summary: 'From a week on, what kilometres over the allowance cost; no tiers: nothing.',
  input: z.object({ ...week, tiers: z.array(tierOnWire).check(z.maxLength(10)) }),
  output: wireDone,
  failures: {
    no_such_week: { status: 400, msg: chargeTexts.noSuchWeek },
    tiers_not_rising: { status: 400, msg: chargeTexts.tiersRise },
    week_closed: refusals.week_closed,
  },
})
