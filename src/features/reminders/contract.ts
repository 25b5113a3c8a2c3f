import * as z from 'zod/mini'
import { FIRST_EVENING_HOUR, LAST_EVENING_HOUR, REMINDER_WAYS } from '#features/settings/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone, wireInteger } from '#platform/pure/wire.ts'
import { reminderFailures } from './texts.ts'

const way = z.enum(REMINDER_WAYS, { error: reminderFailures.otherwise })
const evening = z.union(
  [
    z.literal('fleet'),
    z.literal('off'),
    wireInteger(FIRST_EVENING_HOUR, LAST_EVENING_HOUR, reminderFailures.evening),
  ],
  { error: reminderFailures.evening },
)

export const getOwnReminders = endpoint({
  method: 'GET',
  path: '/api/own-reminders',
  access: 'own-calendar',
  summary: 'When and how the driver is reminded of shifts and of the form.',
  input: z.object({}),
  output: z.object({
    /** `fleet`: the hour below. */
    evening: z.union([z.literal('fleet'), z.literal('off'), z.number()]),
    /** Null: the fleet reminds nobody who has not chosen an hour. */
    fleetHour: z.nullable(z.number()),
    /** How it goes now where no phone takes a push. */
    otherwise: z.enum(REMINDER_WAYS),
    /** Which ways lead to the driver. */
    ways: z.object({ email: z.boolean(), sms: z.boolean() }),
    /** Some phone of the driver takes pushes. */
    push: z.boolean(),
  }),
  failures: {},
})

export const chooseOwnReminders = endpoint({
  method: 'PUT',
  path: '/api/own-reminders',
  access: 'own-calendar',
  summary:
    'Chooses the hour of the evening before a shift (15 to 22, `off`, or `fleet` for the one of the fleet), and how reminders come where no phone takes a push. What is left out stays.',
  input: z.object({ evening: z.optional(evening), otherwise: z.optional(way) }),
  output: wireDone,
  failures: { no_such_way: { status: 409, msg: reminderFailures.noSuchWay } },
})
