import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDate, wireDone, wireId } from '#platform/pure/wire.ts'
import { takingFailures, wireSlot } from './contract.ts'
import { marketFailures } from './texts-failures.ts'

const offerGone = { offer_gone: { status: 409, msg: marketFailures.offerGone } } as const
const reportedIll = { reported_ill: { status: 409, msg: marketFailures.reportedIll } } as const
const byId = z.object({ id: wireId })
const shift = z.enum(['day', 'night'], { error: marketFailures.shift })

export const offerShift = endpoint({
  method: 'POST',
  path: '/api/market/offers',
  access: 'own-calendar',
  summary:
    "'Oddaj zmianę': offers an own shift to come to everyone, or to one colleague, also for a shift of theirs. It stays the giver's until it is taken.",
  input: z.object({
    ...wireSlot,
    /** A colleague, where the fleet shows names; left out: everyone. */
    to: z.optional(wireId),
    /** With `to`: that colleague's shift which is wanted for it. */
    forDate: z.optional(wireDate),
    forShift: z.optional(shift),
  }),
  output: z.object({ id: z.string() }),
  failures: {
    off: takingFailures.off,
    not_yours: { status: 409, msg: marketFailures.notYours },
    ...reportedIll,
    nobody_there: { status: 409, msg: marketFailures.nobodyThere },
    cannot_take: { status: 409, msg: marketFailures.cannotTake },
    too_many: { status: 429, msg: marketFailures.tooManyOffers },
    already_offered: { status: 409, msg: marketFailures.alreadyOffered },
  },
})

export const withdrawOffer = endpoint({
  method: 'POST',
  path: '/api/market/offers/:id/withdraw',
  access: 'own-calendar',
  summary: 'The giver takes an own offer back, until it is done.',
  input: byId,
  output: wireDone,
  failures: offerGone,
})

export const declineOffer = endpoint({
  method: 'POST',
  path: '/api/market/offers/:id/decline',
  access: 'own-calendar',
  summary: "'Nie, dziękuję' of who was asked; of who has a request at the office, that it is taken back.",
  input: byId,
  output: wireDone,
  failures: offerGone,
})

export const giveBackTaken = endpoint({
  method: 'POST',
  path: '/api/market/give-back',
  access: 'own-calendar',
  summary:
    'Gives back a free shift that was taken for a week that is not generated yet: it goes to the first on reserve, or is free again.',
  input: z.object(wireSlot),
  output: wireDone,
  failures: {
    off: takingFailures.off,
    made: { status: 409, msg: marketFailures.made },
    not_taken: { status: 409, msg: marketFailures.notTaken },
  },
})

export const readEnded = endpoint({
  method: 'POST',
  path: '/api/market/offers/:id/read',
  access: 'own-calendar',
  summary:
    "'Rozumiem': the driver, giver or who wanted it, has read that the office refused the request, or decided nothing in time.",
  input: byId,
  output: wireDone,
  failures: offerGone,
})

export const takeOffer = endpoint({
  method: 'POST',
  path: '/api/market/offers/:id/take',
  access: 'own-calendar',
  summary:
    'Takes an offered shift by the rules of free shifts, or asks the office for it where the fleet wants that. One of many gets it. A driver has at most three requests waiting, and none that another of them excludes.',
  input: byId,
  output: z.object({ state: z.enum(['done', 'asked']) }),
  failures: {
    ...takingFailures,
    ...offerGone,
    ...reportedIll,
    other_request: { status: 409, msg: marketFailures.otherRequest },
    too_many_requests_wait: { status: 409, msg: marketFailures.tooManyWait },
    giver_cannot: { status: 409, msg: marketFailures.giverCannot },
    car_off: { status: 409, msg: marketFailures.carOff },
  },
})

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/market/colleagues',
  access: 'own-calendar',
  summary:
    'Who may have an own shift by the rules, and for which of their shifts; a mere count where the fleet shows no names.',
  input: z.object(wireSlot),
  output: z.object({
    /** How many may have it for nothing. */
    count: z.number(),
    /** The reserve of the slot is asked before all others. */
    reserveFirst: z.boolean(),
    data: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        /** May have it for nothing. */
        mayTake: z.boolean(),
        /** Their shifts for which the two may be exchanged. */
        swaps: z.array(z.object({ date: z.string(), shift: z.enum(['day', 'night']) })),
      }),
    ),
  }),
  failures: {},
})
