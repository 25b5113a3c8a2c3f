import * as z from 'zod/mini'
import { ownPaper } from '#features/papers/contract-own-shape.ts'
import { workCalendarTexts } from '#features/work-calendar/texts.ts'
import {
  absentText,
  alreadyDrivingText,
  dayAfterNightText,
  goneText,
  noPapersText,
} from '#features/work-calendar/texts-messages.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDate } from '#platform/pure/wire.ts'
import { marketFailures } from './texts-failures.ts'

export const wireSlot = {
  date: wireDate,
  shift: z.enum(['day', 'night'], { error: marketFailures.shift }),
}
const car = z.object({ reg: z.string(), make: z.string(), model: z.string() })

const plainSlot = z.object({ date: z.string(), shift: z.enum(['day', 'night']) })

/** One shift on the page; dates as YYYY-MM-DD. */
export const shownShift = {
  date: z.string(),
  shift: z.enum(['day', 'night']),
  /** Null while nobody knows it: the week is not generated. */
  car: z.nullable(car),
  /** PLN, null without. */
  bonus: z.nullable(z.number()),
  /** What shifts of that weekday and kind usually earn, whole PLN net; null where too few are known. */
  usual: z.nullable(z.number()),
}

const whatItCosts = {
  /** The driver's reserve places that the rules allow no more beside it. */
  costs: z.array(plainSlot),
}

/** The rules of whoever takes a shift, be it free or given. */
export const takingFailures = {
  off: { status: 409, msg: marketFailures.off },
  already_driving: { status: 409, msg: workCalendarTexts.alreadyDriving, says: alreadyDrivingText },
  day_after_night: { status: 422, msg: workCalendarTexts.dayAfterNight, says: dayAfterNightText },
  inactive_driver: { status: 403, msg: workCalendarTexts.inactiveDriver },
  no_papers: { status: 409, msg: workCalendarTexts.noPapers, says: noPapersText },
  absent: { status: 409, msg: workCalendarTexts.absent, says: absentText },
} as const

export const readMarket = endpoint({
  method: 'GET',
  path: '/api/market',
  access: 'own-calendar',
  summary:
    'The free shifts of the current and the next week that the driver may take by the rules (D15, D46): nothing that the booking would refuse.',
  input: z.object({}),
  output: z.object({
    /** The fleet has the market; without it all lists are empty. */
    on: z.boolean(),
    /** The fleet lets drivers see each other's names here. */
    names: z.boolean(),
    /** The driver's papers that are due or have run out, of kinds without which nothing is free for them. */
    papers: z.array(ownPaper),
    free: z.array(
      z.object({
        ...shownShift,
        /** The office has asked this driver. */
        asked: z.boolean(),
        ...whatItCosts,
      }),
    ),
    /** What colleagues offer that this driver may take by the same rules. */
    offers: z.array(
      z.object({
        ...shownShift,
        id: z.string(),
        /** Who asks: the driver alone, the reserve before all others, or everyone. */
        asks: z.enum(['you', 'reserve', 'everyone']),
        /** Null where the fleet shows no names. */
        giver: z.nullable(z.string()),
        /** The driver's own shift that is wanted for it. */
        inReturn: z.nullable(plainSlot),
        /** Taking it asks the office first. */
        asksOffice: z.boolean(),
        ...whatItCosts,
      }),
    ),
    /** What the driver wants, and the office has not decided. */
    wanted: z.array(z.object({ ...shownShift, id: z.string(), inReturn: z.nullable(plainSlot) })),
    /** Requests that ended without the exchange, which the driver has not read yet; the latest first. */
    ended: z.array(
      z.object({
        id: z.string(),
        ...plainSlot.shape,
        inReturn: z.nullable(plainSlot),
        /** `expired`: nobody decided before the shift began. */
        how: z.enum(['refused', 'expired']),
        /** It is the driver's shift that somebody wanted; false: the driver wanted it. */
        isGiver: z.boolean(),
        /** The other of the two; null where the fleet shows no names. */
        other: z.nullable(z.string()),
        /** Of the office; empty where nobody decided. */
        reason: z.string(),
        /** The fleet's date, YYYY-MM-DD. */
        on: z.string(),
      }),
    ),
    /** The driver's own shifts to come: of published weeks, and what is chosen of those that are not. */
    own: z.array(
      z.object({
        ...shownShift,
        offer: z.nullable(
          z.object({
            id: z.string(),
            /** `asked`: somebody wants it, and the office decides. */
            state: z.enum(['open', 'asked']),
            /** Whom alone it was offered; null: everyone, or where no names are shown. */
            to: z.nullable(z.string()),
            /** Nobody but one colleague was asked. */
            toOne: z.boolean(),
            inReturn: z.nullable(plainSlot),
            /** Until then only the reserve is asked; null where nobody is asked first. */
            reserveUntil: z.nullable(z.string()),
          }),
        ),
        /**
         * Of a week that is not published, which can't be offered: a free shift that was taken is given back,
         * what was chosen on the form stays until then. Null: of a published week.
         */
        chosen: z.nullable(z.enum(['taken', 'form'])),
        /** Reported ill for it and not taken back: it can't be given away. */
        ill: z.boolean(),
        /** Offered now, its taker would have to wait for the office. */
        asksOffice: z.boolean(),
      }),
    ),
  }),
  failures: {},
})

export const takeFreeShift = endpoint({
  method: 'POST',
  path: '/api/market/take',
  access: 'own-calendar',
  summary: "Books one free shift for the session's own driver, as 'Dodaj zmianę' does (D15).",
  input: z.object(wireSlot),
  output: z.object({ date: z.string(), shift: z.enum(['day', 'night']), reg: z.string() }),
  failures: {
    ...takingFailures,
    gone: { status: 409, msg: workCalendarTexts.gone, says: goneText },
    too_many_taken: { status: 429, msg: workCalendarTexts.tooManyTaken },
  },
})
