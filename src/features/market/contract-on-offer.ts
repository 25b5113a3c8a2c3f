import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId } from '#platform/pure/wire.ts'
import { OFFER_STATES } from './domain/offer.ts'

const slot = z.object({ date: z.string(), shift: z.enum(['day', 'night']) })
/** Empty name: the driver has left the list. */
const person = z.object({ driverId: z.string(), fullName: z.string() })

const onOffer = z.object({
  id: z.string(),
  ...slot.shape,
  giver: person,
  /** Asked alone; null: everyone. */
  to: z.nullable(person),
  inReturn: z.nullable(slot),
  /** Instant. */
  offeredAt: z.string(),
})

export const listOnOffer = endpoint({
  method: 'GET',
  path: '/api/market/on-offer',
  access: 'user',
  summary:
    "'Na giełdzie': shifts that drivers offer, the soonest first: those that nobody has taken yet, and those of which the office has to decide.",
  input: z.object({}),
  output: z.object({
    data: z.array(z.object({ ...onOffer.shape, state: z.enum(['open', 'asked']) })),
  }),
  failures: {},
})

export const listOffersOfDriver = endpoint({
  method: 'GET',
  path: '/api/market/offers-of-driver',
  access: 'user',
  summary: 'What a driver has offered, taken or been asked for on the market, the latest first.',
  input: z.object({ driver: wireId }),
  output: z.object({
    data: z.array(
      z.object({
        ...onOffer.shape,
        state: z.enum(OFFER_STATES),
        taker: z.nullable(person),
        endedAt: z.nullable(z.string()),
      }),
    ),
  }),
  failures: {},
})
