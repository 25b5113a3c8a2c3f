import * as z from 'zod/mini'
import { MESSAGE_KINDS, MESSAGE_STATES } from '#features/messaging/domain/public.ts'
import { isWeek } from '#kernel/week.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { LANGUAGES } from '#platform/pure/languages.ts'
import { wireTexts } from '#platform/pure/texts-wire.ts'
import { wireId, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { cardTexts } from './texts.ts'

/** The week that is shown behind the card, with the one after it; both left out: the one that runs. */
const shownWeek = { year: z.optional(wireYear), week: z.optional(wireWeek) }
const wholeWeek = z.refine<{ readonly year?: number | undefined; readonly week?: number | undefined }>(
  ({ year, week }) => (year === undefined || week === undefined ? year === week : isWeek(year, week)),
  { error: wireTexts.noSuchWeek, path: ['week'] },
)

const slot = z.number()
const weekHead = {
  year: z.number(),
  week: z.number(),
  state: z.enum(['not-generated', 'draft', 'published']),
  /** When it was last saved; null where it is not generated. */
  savedAt: z.nullable(z.string()),
}
/** Only what has run out or will within its lead days. */
const duePapers = z.array(
  z.object({
    kindId: z.string(),
    name: z.string(),
    /** YYYY-MM-DD, the last valid day. */
    expiresOn: z.string(),
    state: z.enum(['overdue', 'due']),
    /** Since the expiry where overdue, otherwise left. */
    days: z.number(),
    /** No new seat is given. */
    blocking: z.boolean(),
  }),
)

export const readDriverCard = endpoint({
  method: 'GET',
  path: '/api/driver-cards/:id',
  access: 'user',
  summary:
    "A driver at a glance: who it is, the week that is shown and the next, availability, papers that end, for administrators the last messages, and for who has the right to money the last weeks' results and the balance.",
  input: z.object({ id: wireId, ...shownWeek }).check(wholeWeek),
  output: z.object({
    id: z.string(),
    fullName: z.string(),
    /** `…201`: what tells the driver from others of the name; empty where nobody else has it. */
    mark: z.string(),
    phone: z.string(),
    furtherPhones: z.array(z.string()),
    active: z.boolean(),
    /** What the driver reads; null: nobody has said, so Polish. */
    language: z.nullable(z.enum(LANGUAGES)),
    /** The main car first. */
    cars: z.array(z.object({ carId: z.string(), reg: z.string(), primaryCar: z.boolean() })),
    /** The fleet's date, YYYY-MM-DD. */
    today: z.string(),
    weeks: z.array(
      z.object({
        ...weekHead,
        /** In the order of slots, 0-13. */
        shifts: z.array(
          z.object({
            slot,
            kind: z.enum(['car', 'reserve', 'on-call']),
            carId: z.nullable(z.string()),
            reg: z.string(),
          }),
        ),
        /** Shifts that were the driver's and from which the office has taken the driver. */
        removed: z.array(z.object({ slot, reg: z.string(), at: z.string() })),
        /** What the driver has sent for it; null: nothing. */
        availability: z.nullable(
          z.object({
            /** Of the submission's own screen. */
            number: z.number(),
            sentAt: z.string(),
            /** Sent without any shift. */
            empty: z.boolean(),
            days: z.array(
              z.object({
                /** YYYY-MM-DD */
                date: z.string(),
                option: z.enum(['day', 'night', 'day-reserve', 'night-reserve', 'on-call']),
              }),
            ),
          }),
        ),
      }),
    ),
    papers: duePapers,
    /** Null without the right to money. */
    money: z.nullable(
      z.object({
        /** Over 0 is owed to the driver; orders on their way are still in it. */
        balanceGrosze: z.number(),
        /** Weeks of which anything is known, the newest first. */
        weeks: z.array(
          z.object({
            year: z.number(),
            week: z.number(),
            /** Shifts with an income. */
            shifts: z.number(),
            /** Null where nothing was told. */
            earnedGrosze: z.nullable(z.number()),
            perShiftGrosze: z.nullable(z.number()),
          }),
        ),
      }),
    ),
    /** Newest first; null for who is no administrator. */
    messages: z.nullable(
      z.array(
        z.object({
          id: z.string(),
          kind: z.enum(MESSAGE_KINDS),
          /** Empty of an SMS. */
          subject: z.string(),
          state: z.enum(MESSAGE_STATES),
          createdAt: z.string(),
        }),
      ),
    ),
  }),
  failures: {
    no_such_driver: { status: 404, msg: cardTexts.driverGone },
  },
})

const span = {
  from: z.object({ date: z.string(), shift: z.enum(['day', 'night']) }),
  to: z.object({ date: z.string(), shift: z.enum(['day', 'night']) }),
}

export const readCarCard = endpoint({
  method: 'GET',
  path: '/api/car-cards/:id',
  access: 'user',
  summary:
    'A car at a glance: its drivers in the week that is shown and the next, what takes it off the road, visits at the workshop, papers that end, and who drives it as a rule.',
  input: z.object({ id: wireId, ...shownWeek }).check(wholeWeek),
  output: z.object({
    id: z.string(),
    reg: z.string(),
    make: z.string(),
    model: z.string(),
    /** The fleet's date, YYYY-MM-DD. */
    today: z.string(),
    weeks: z.array(
      z.object({
        ...weekHead,
        /** In the order of slots, 0-13. */
        shifts: z.array(z.object({ slot, driverId: z.string(), name: z.string() })),
      }),
    ),
    /** Groundings and rentals that run or come, in the order of time. */
    off: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['grounding', 'rental']),
        ...span,
        /** Nobody knows yet when a rental ends. */
        openEnd: z.boolean(),
        /** What the office wrote, or the renter's name. */
        note: z.string(),
      }),
    ),
    /** Visits from today on. */
    services: z.array(
      z.object({
        id: z.string(),
        date: z.string(),
        time: z.string(),
        description: z.string(),
        confirmed: z.boolean(),
      }),
    ),
    papers: duePapers,
    /** Who drove it most in the last eight weeks, and who is tied to it. */
    usual: z.array(
      z.object({
        driverId: z.string(),
        name: z.string(),
        shifts: z.number(),
        tie: z.nullable(z.enum(['main', 'further'])),
      }),
    ),
  }),
  failures: {
    no_such_car: { status: 404, msg: cardTexts.carGone },
  },
})
