import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId } from '#platform/pure/wire.ts'
import { deviceOnWire } from './contract-device-shape.ts'
import { pinTexts } from './texts-pins.ts'

const noSuchDriver = { status: 404, msg: pinTexts.noSuchDriver } as const

export const showDriverPin = endpoint({
  method: 'GET',
  path: '/api/drivers/:id/pin',
  access: 'admin',
  summary: "A driver's PIN in clear.",
  input: z.object({ id: wireId }),
  output: z.object({ pin: z.string() }),
  failures: { no_such_driver: noSuchDriver },
  audit: 'show-driver-pin',
})

export const endDriverDevices = endpoint({
  method: 'POST',
  path: '/api/drivers/:id/devices/end',
  access: 'user',
  summary:
    'The office logs a driver out on all devices, and ends the links that were sent; the PIN stays as it is.',
  input: z.object({ id: wireId }),
  output: z.object({ ended: z.number() }),
  failures: { no_such_driver: noSuchDriver },
})

export const listDriverDevices = endpoint({
  method: 'GET',
  path: '/api/drivers/:id/devices',
  access: 'user',
  summary: 'Where a driver is logged in, the device used last first.',
  input: z.object({ id: wireId }),
  output: z.object({
    data: z.array(z.object(deviceOnWire)),
  }),
  failures: { no_such_driver: noSuchDriver },
})

export const renewDriverPin = endpoint({
  method: 'POST',
  path: '/api/drivers/:id/pin',
  access: 'admin',
  summary:
    "Gives a driver a new random PIN, ends the driver's sessions, leaves failed tries and devices of the old one behind, and tells the driver.",
  input: z.object({ id: wireId }),
  output: z.object({
    /** How the driver is told; none: the office must tell it. */
    told: z.array(z.enum(['email', 'sms'])),
    /** Those of them for which there is no gateway: the message stays in the outbox. */
    waits: z.array(z.enum(['email', 'sms'])),
  }),
  failures: { no_such_driver: noSuchDriver },
})
