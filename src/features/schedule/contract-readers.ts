import * as z from 'zod/mini'
import { sendFault } from '#features/messaging/contract-faults.ts'
import { MESSAGE_KINDS, MESSAGE_STATES } from '#features/messaging/domain/public.ts'
import { nightText, nightTexts } from '#features/settings/texts-chasing.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireId, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { readersTexts } from './texts-readers.ts'

const MOST_TOLD = 5000
const week = { year: wireYear, week: wireWeek }

export const getWeekReaders = endpoint({
  method: 'GET',
  path: '/api/week-readers',
  access: 'user',
  summary:
    'How many drivers of a published week have had it on the screen by their own session, and who has not, the soonest to drive first, with what became of the messages (D43). Null while the week is not generated or a draft.',
  input: z.object(week).check(weekExists),
  output: z.nullable(
    z.object({
      publishedAt: z.string(),
      /** Drivers with a place in the week, be it on the reserve. */
      people: z.number(),
      /** Those of them who have read it since it was published. */
      read: z.number(),
      /** Nobody is told again sooner. */
      restHours: z.number(),
      /** When the night ends, by the fleet's clock; null: it is day. */
      night: z.nullable(z.object({ date: z.string(), hour: z.number() })),
      /** Who has not read it. */
      data: z.array(
        z.object({
          driverId: z.string(),
          fullName: z.string(),
          phone: z.string(),
          email: z.string(),
          /** The next one with a car, else on a list; null: the last one has begun. */
          next: z.nullable(
            z.object({
              date: z.string(),
              shift: z.enum(['day', 'night']),
              kind: z.enum(['drive', 'reserve', 'on-call']),
              reg: z.string(),
            }),
          ),
          /** How the driver is told once more; none of them: not at all. */
          push: z.boolean(),
          letter: z.boolean(),
          sms: z.boolean(),
          /** The last message of it; null: none was sent. */
          told: z.nullable(
            z.object({
              at: z.string(),
              way: z.enum(MESSAGE_KINDS),
              state: z.enum(MESSAGE_STATES),
              error: z.nullable(sendFault),
              /** How often it was told in all. */
              times: z.number(),
            }),
          ),
          /** Until when the driver is left alone; null: may be told. */
          restsUntil: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  failures: {},
})

export const tellUnread = endpoint({
  method: 'POST',
  path: '/api/week-readers/tell',
  access: 'user',
  summary:
    "Tells those of these drivers once more of a published week who have not read it: by the same ways, with the week as it is now. Who was told within the fleet's hours of rest, has read it, has no shift left or can't be reached is left out and counted.",
  input: z
    .object({ ...week, driverIds: z.array(wireId).check(z.minLength(1), z.maxLength(MOST_TOLD)) })
    .check(weekExists),
  output: z.object({
    people: z.number(),
    letters: z.number(),
    sms: z.number(),
    /** Messages wait in the outbox: no gateway is configured for them. */
    waits: z.boolean(),
    /** Why others were left out. */
    read: z.number(),
    resting: z.number(),
    unreachable: z.number(),
    over: z.number(),
  }),
  failures: {
    not_published: { status: 409, msg: readersTexts.notPublished },
    night: { status: 409, msg: nightTexts.night, says: nightText },
  },
  bodyLimit: 300_000,
  bodyRows: MOST_TOLD,
})
