import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId } from '#platform/pure/wire.ts'

export const listDriverPhones = endpoint({
  method: 'GET',
  path: '/api/push/devices-of-driver',
  access: 'user',
  summary: 'On which devices a driver is told of shifts by push; none: push is off.',
  input: z.object({ driver: wireId }),
  output: z.object({
    data: z.array(
      z.object({
        device: z.string(),
        /** Instants. */
        since: z.string(),
        /** When its push service last took a message. */
        lastTaken: z.nullable(z.string()),
      }),
    ),
  }),
  failures: {},
})
