import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { driverTexts } from './texts.ts'

export const listDrivers = endpoint({
  method: 'GET',
  path: '/api/getalldrivers',
  access: 'user',
  summary: 'The drivers by full name, in Polish order.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          fullName: z.string(),
          phoneNumber: z.string(),
          email: z.string(),
          /** Date of the last shift chosen so far, YYYY-MM-DD. */
          lastDay: z.nullable(z.string()),
          active: z.boolean(),
        }),
      }),
    ),
  }),
  failures: {},
})

export const addDriver = endpoint({
  method: 'POST',
  path: '/api/add-driver-to-list',
  access: 'user',
  summary: 'Adds a driver by hand; the PIN is made at random (D11).',
  input: z.object({
    fullName: z.string().check(z.maxLength(200)),
    phone: z.string().check(z.maxLength(30)),
    email: z._default(z.string().check(z.maxLength(254)), ''),
  }),
  output: z.object({ id: z.string() }),
  failures: {
    incomplete: { status: 400, msg: driverTexts.incomplete },
    phone_taken: { status: 409, msg: driverTexts.phoneTaken },
  },
})
