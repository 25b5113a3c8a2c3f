import * as z from 'zod/mini'
import { waitReason } from '#features/roster/contract-waiting.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { scheduleTexts } from './texts.ts'

const place = z.object({
  driverId: z.string(),
  fullName: z.string(),
  /** 0-13 (D2) */
  slot: z.number(),
  onCall: z.boolean(),
})

/**
 * Choices that the week has not taken into account yet: they stand on its lists, and in no saved version
 * (D42).
 */
export const waitingOnWire = z.array(
  z.object({
    ...place.shape,
    /** Of the choice; an on-call one stands in both slots of its date. */
    choiceId: z.string(),
  }),
)

/** Saved places that rest on a choice which was taken back after the week was generated. */
export const takenBackOnWire = z.array(z.object({ ...place.shape, reg: z.string() }))

const settled = z.object({
  ...place.shape,
  /** Empty on a list. */
  reg: z.string(),
  /** Why there is no car; null for who has one. */
  why: z.nullable(waitReason),
})

export const seatWaiting = endpoint({
  method: 'POST',
  path: '/api/seat-waiting',
  access: 'user',
  summary:
    'Seats what was submitted after the week was generated: in free cars, else on the reserve with the reason. Nobody else is moved (D42); each is a logged change. Where nobody waits any more nothing is saved.',
  input: z.object({ year: wireYear, week: wireWeek }).check(weekExists),
  output: z.object({
    /** The newest one, whether this call made it or not. */
    version: z.number(),
    seated: z.array(settled),
    listed: z.array(settled),
    /** Places on lists whose choices were taken back, which are gone with this step. */
    left: z.array(settled),
  }),
  failures: { not_generated: { status: 404, msg: scheduleTexts.notGenerated } },
})
