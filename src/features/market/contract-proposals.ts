import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { takingFailures, wireSlot } from './contract.ts'
import { marketFailures } from './texts-failures.ts'
import { proposalFailures } from './texts-proposals.ts'

/** Two weeks have no more. */
const MOST_SLOTS = 28

export const listFreeSeats = endpoint({
  method: 'GET',
  path: '/api/market/free-seats',
  access: 'user',
  summary:
    'Free seats of the published current and next week that have not begun, with how many drivers may take each by the rules, and to how many it was proposed.',
  input: z.object({}),
  output: z.object({
    /** Without it nothing can be proposed. */
    on: z.boolean(),
    data: z.array(
      z.object({
        date: z.string(),
        shift: z.enum(['day', 'night']),
        /** Seats. */
        free: z.number(),
        /** Drivers who may take one. */
        mayTake: z.number(),
        /** Drivers to whom it was proposed, and nothing withdrawn since. */
        told: z.number(),
      }),
    ),
  }),
  failures: {},
})

export const proposeSeats = endpoint({
  method: 'POST',
  path: '/api/market/proposals',
  access: 'user',
  summary:
    "'Zaproponuj': tells every driver who may take these free shifts by the rules, each once; first come, first served.",
  input: z.object({
    slots: z
      .array(z.object(wireSlot), { error: marketFailures.shift })
      .check(z.minLength(1, marketFailures.shift), z.maxLength(MOST_SLOTS, marketFailures.shift)),
  }),
  output: z.object({
    /** Drivers who are told now. */
    told: z.number(),
  }),
  failures: {
    off: takingFailures.off,
    no_seat: { status: 409, msg: proposalFailures.noSeat },
    nobody: { status: 409, msg: proposalFailures.nobody },
  },
})
