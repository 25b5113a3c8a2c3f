import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone } from '#platform/pure/wire.ts'
import { deviceOnWire } from './contract-device-shape.ts'
import { deviceTexts } from './texts-devices.ts'

export const listOwnDevices = endpoint({
  method: 'GET',
  path: '/api/own-devices',
  access: 'own-calendar',
  summary: 'Where the driver is logged in, the device used last first.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        ...deviceOnWire,
        /** The device that asks. */
        own: z.boolean(),
      }),
    ),
  }),
  failures: {},
})

export const endOwnDevice = endpoint({
  method: 'POST',
  path: '/api/own-devices/end',
  access: 'own-calendar',
  summary: 'Logs the driver out on one device, and ends the links that were sent before.',
  input: z.object({ id: z.string().check(z.maxLength(40)) }),
  output: wireDone,
  failures: { no_such_device: { status: 404, msg: deviceTexts.noSuchDevice } },
})

export const endOwnDevices = endpoint({
  method: 'POST',
  path: '/api/own-devices/end-all',
  access: 'own-calendar',
  summary:
    "'Wyloguj wszędzie': logs the driver out on all devices, on this one only where that is said, and ends the links that were sent before.",
  input: z.object({ alsoHere: z._default(z.boolean(), false) }),
  output: z.object({ ended: z.number() }),
  failures: {},
})
