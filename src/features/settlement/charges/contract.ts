import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import {
  wireBoolean,
  wireDate,
  wireDone,
  wireId,
  wireInteger,
  wireWeek,
  wireYear,
} from '#platform/pure/wire.ts'
import {
  chargeTexts,
  closedText,
  dateFarText,
  doubtfulText,
  givenBackText,
  hasCounterText,
  overDepositText,
} from './texts.ts'

/** The greatest amount of one entry, in grosze: a million PLN. */
export const MOST_CHARGED = 100_000_000
/** Entries that are added at once. */
export const MOST_ENTRIES = 1000

export const ONE_OFF_KINDS = [
  'fine',
  'wash',
  'damage',
  'advance',
  'deposit',
  'fuel',
  'bonus',
  'accountant',
  'own-car',
] as const
/** What the accountant’s amounts are. */
export const HEADINGS = ['zus', 'pit', 'lump'] as const

export const wireGrosze = wireInteger(1, MOST_CHARGED, chargeTexts.amount)
export const wireNote = z._default(
  z.string().check(typed(), z.maxLength(300, { error: chargeTexts.note })),
  '',
)
export const week = { year: wireYear, week: wireWeek }

/** Also where the same stands there already. */
export const again = z._default(wireBoolean, false)

export const whoAndWhen = {
  note: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
}

const lineOnWire = z.object({
  /** The same whenever it is asked, and in one week of a driver only. */
  id: z.string(),
  kind: z.enum([
    'rent',
    'fuel',
    'over-mileage',
    'wash',
    'fine',
    'damage',
    'deposit',
    'advance',
    'shared-cost',
    'bonus',
    'accountant',
    'correction',
    'own-car',
    'own-car-correction',
  ]),
  /** Grosze as the driver’s week takes it, positive owed to the driver; fuel before the scheme’s key. */
  grosze: z.number(),
  /** Where it comes from: typed, a plan, a standing rate, the roster and pages of the office. */
  source: z.enum(['one-off', 'plan', 'standing', 'shared', 'fuel', 'bonus', 'mileage']),
  /** Of the entry, plan or rate behind it; null of what is read elsewhere. */
  sourceId: z.nullable(z.string()),
  /** YYYY-MM-DD, when it arose. */
  date: z.nullable(z.string()),
  /** The accountant’s heading, or a plate. */
  detail: z.string(),
  /** Days or shifts of a rent. */
  count: z.nullable(z.number()),
  per: z.nullable(z.enum(['day', 'shift', 'week'])),
  instalment: z.nullable(z.object({ number: z.number(), of: z.number(), left: z.number() })),
  decision: z.nullable(z.enum(['proposed', 'applied', 'edited', 'declined'])),
  note: z.string(),
  createdAt: z.nullable(z.string()),
  createdBy: z.nullable(z.string()),
  /** An entry that takes back one of a closed week. */
  counter: z.boolean(),
  /** An entry that a counter-charge has taken back. */
  countered: z.boolean(),
  /** In which week that stands. */
  counteredIn: z.nullable(z.object({ year: z.number(), week: z.number() })),
  /**
   * What a counter-charge takes back. Where that was taken back itself, as earlier editions let it be, the
   * same money has moved twice.
   */
  original: z.nullable(
    z.object({ year: z.number(), week: z.number(), date: z.string(), takenBack: z.boolean() }),
  ),
})

export const listCharges = endpoint({
  method: 'GET',
  path: '/api/charges',
  access: 'money',
  summary:
    'What stands in a week of every driver, or of one, beside the apps’ money; entries taken back too.',
  /** Without a week it is the one that has ended last. */
  input: z.object({
    year: z.optional(wireYear),
    week: z.optional(wireWeek),
    driverId: z.optional(wireId),
  }),
  output: z.object({
    week: z.object({ year: z.number(), week: z.number() }),
    /** YYYY-MM-DD, the fleet’s date. */
    today: z.string(),
    drivers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** The statement by which the week is closed. */
        closedBy: z.nullable(z.string()),
        charges: z.array(lineOnWire),
      }),
    ),
    takenBack: z.array(
      z.object({
        id: z.string(),
        driverId: z.string(),
        name: z.string(),
        kind: z.string(),
        grosze: z.number(),
        note: z.string(),
        createdBy: z.string(),
        takenBackAt: z.string(),
        takenBackBy: z.string(),
      }),
    ),
  }),
  failures: {},
})

export const listRemovedDrivers = endpoint({
  method: 'GET',
  path: '/api/charges/removed-drivers',
  access: 'money',
  summary:
    'Who is on the drivers’ list no more, and may be charged in a week, as money of theirs is settled.',
  input: z.object(week),
  output: z.object({ data: z.array(z.object({ id: z.string(), fullName: z.string() })) }),
  failures: {},
})

export const listDeposits = endpoint({
  method: 'GET',
  path: '/api/charges/deposits',
  access: 'money',
  summary:
    'What the fleet holds of drivers’ deposits by a week: taken less given back; of whom it holds nothing is missing.',
  input: z.object(week),
  output: z.object({ data: z.array(z.object({ driverId: z.string(), grosze: z.number() })) }),
  failures: {},
})

/** More of a deposit than the fleet holds, knowingly: it may be of before the charges were kept here. */
const beyondDeposit = z._default(wireBoolean, false)
const overDeposit = { status: 409, msg: chargeTexts.overDepositAny, says: overDepositText } as const

export const refusals = {
  no_such_driver: { status: 404, msg: chargeTexts.noSuchDriver },
  /** The week of one of the drivers is closed. */
  week_closed: { status: 409, msg: chargeTexts.weekClosed, says: closedText },
} as const

/** Beyond the dates that the entry's week may have. */
const dateFar = { status: 400, msg: chargeTexts.dateFarAny, says: dateFarText } as const

export const addCharges = endpoint({
  method: 'POST',
  path: '/api/charges',
  access: 'money',
  summary: 'Adds an amount to a week of one or several drivers; all or none.',
  input: z.object({
    kind: z.enum(ONE_OFF_KINDS, { error: chargeTexts.kind }),
    ...week,
    date: wireDate,
    /** The accountant’s heading, or the plate of the driver’s own car; else empty. */
    detail: z._default(z.string().check(typed(), z.maxLength(20)), ''),
    /** The other way round: a deposit given back, a bonus taken back. */
    back: z._default(wireBoolean, false),
    entries: z
      .array(z.object({ driverId: wireId, grosze: wireGrosze, note: wireNote }))
      .check(
        z.minLength(1, { error: chargeTexts.entries }),
        z.maxLength(MOST_ENTRIES, { error: chargeTexts.tooMany }),
      ),
    again,
    beyondDeposit,
  }),
  output: z.object({ added: z.number() }),
  failures: {
    ...refusals,
    heading_missing: { status: 400, msg: chargeTexts.heading },
    no_such_week: { status: 400, msg: chargeTexts.noSuchWeek },
    date_far: dateFar,
    /** A driver has an entry of that kind, amount and date. */
    perhaps_twice: { status: 409, msg: chargeTexts.perhapsTwice, says: doubtfulText },
    over_deposit: overDeposit,
  },
  bodyLimit: 800_000,
  bodyRows: MOST_ENTRIES,
})

/** An entry of a later week gives the same amount back: asked about before it goes twice. */
export const givenBack = { status: 409, msg: chargeTexts.givenBackAny, says: givenBackText } as const

export const takeBackCharge = endpoint({
  method: 'POST',
  path: '/api/charges/:id/take-back',
  access: 'money',
  summary:
    'Takes an entry back while its week isn’t closed and no reversal of it stands; it stays in the list of those taken back.',
  input: z.object({ id: wireId, again, beyondDeposit }),
  output: wireDone,
  failures: {
    no_such_charge: { status: 404, msg: chargeTexts.noSuchCharge },
    given_back: givenBack,
    over_deposit: overDeposit,
    week_closed: { status: 409, msg: chargeTexts.onlyCounter },
    /** Its reversal stands in another week. */
    has_counter: { status: 409, msg: chargeTexts.hasCounterAny, says: hasCounterText },
  },
})

export const counterCharge = endpoint({
  method: 'POST',
  path: '/api/charges/:id/counter',
  access: 'money',
  summary: 'Takes back an entry of a closed week by the opposite amount in a later one.',
  input: z.object({ id: wireId, ...week, date: wireDate, note: wireNote, beyondDeposit }),
  output: z.object({ id: z.string() }),
  failures: {
    no_such_charge: { status: 404, msg: chargeTexts.noSuchCharge },
    no_such_week: { status: 400, msg: chargeTexts.noSuchWeek },
    date_far: dateFar,
    week_open: { status: 409, msg: chargeTexts.takeBackInstead },
    week_earlier: { status: 400, msg: chargeTexts.counterEarlier },
    over_deposit: overDeposit,
    already_countered: { status: 409, msg: chargeTexts.countered },
    week_closed: refusals.week_closed,
  },
})

export const listSharers = endpoint({
  method: 'GET',
  path: '/api/shared-costs/shifts',
  access: 'money',
  summary: 'Who drove how many shifts of a week in which car by the roster, so that a cost can be shared.',
  input: z.object(week),
  output: z.object({
    data: z.array(z.object({ driverId: z.string(), name: z.string(), reg: z.string(), shifts: z.number() })),
  }),
  failures: {},
})

export const addSharedCost = endpoint({
  method: 'POST',
  path: '/api/shared-costs',
  access: 'money',
  summary: 'A cost that drivers bear by their shifts of a week, by largest remainder.',
  input: z.object({
    ...week,
    date: wireDate,
    grosze: wireGrosze,
    note: wireNote,
    shifts: z
      .array(z.object({ driverId: wireId, shifts: wireInteger(1, 14, chargeTexts.shifts) }))
      .check(z.minLength(1, { error: chargeTexts.entries }), z.maxLength(200)),
    again,
  }),
  output: z.object({ id: z.string() }),
  failures: {
    ...refusals,
    no_such_week: { status: 400, msg: chargeTexts.noSuchWeek },
    date_far: dateFar,
    /** One of the drivers bears such a cost of that week, amount and date already. */
    perhaps_twice: { status: 409, msg: chargeTexts.sharedTwice },
  },
})

export const takeBackSharedCost = endpoint({
  method: 'POST',
  path: '/api/shared-costs/:id/take-back',
  access: 'money',
  summary: 'Takes a shared cost back while no week of its drivers is closed.',
  input: z.object({ id: wireId, again }),
  output: wireDone,
  failures: {
    no_such_charge: { status: 404, msg: chargeTexts.noSuchCharge },
    given_back: givenBack,
    week_closed: { status: 409, msg: chargeTexts.sharedStays },
  },
})
