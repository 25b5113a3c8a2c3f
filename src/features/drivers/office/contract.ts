import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { LANGUAGES } from '#platform/pure/languages.ts'
import { wireBoolean, wireDone, wireId } from '#platform/pure/wire.ts'
import { driverTexts } from './texts.ts'

const noSuchDriver = { status: 404, msg: driverTexts.noSuchDriver } as const
const fullName = z.string().check(z.maxLength(200))
const phone = z.string().check(z.maxLength(30))
const email = z.string().check(z.maxLength(254))
/** What the driver reads; null: nobody has said, so Polish. */
const language = z.nullable(z.enum(LANGUAGES))

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
          /** Always masked; `showDriverPin` tells it. */
          pinCode: z.literal('••••'),
          /**
           * Date of the last shift that is driven or to be driven, YYYY-MM-DD; of who has none the last one
           * on reserve. Generated weeks by their places, others by what was chosen (D46).
           */
          lastDay: z.nullable(z.string()),
          lastDayOnReserve: z.boolean(),
          active: z.boolean(),
          language,
          /** Names of papers that have run out and keep the driver from new seats. */
          expiredPapers: z.array(z.string()),
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
  summary:
    'Adds a driver by hand; the PIN is made at random (D11). Who was removed with this name and number has the former record again where an administrator adds; else `former-drivers` asks.',
  input: z.object({ fullName, phone, email: z._default(email, ''), language: z._default(language, null) }),
  output: z.object({
    id: z.string(),
    /** The record that was removed with this name and number: it has its money and weeks again. */
    returned: z.boolean(),
  }),
  failures: {
    incomplete: { status: 400, msg: driverTexts.incomplete },
    phone_taken: { status: 409, msg: driverTexts.phoneTaken },
  },
})

export const getDriver = endpoint({
  method: 'GET',
  path: '/api/drivers/:id',
  access: 'user',
  summary: "A driver's record; by the id of a record that was folded into it as well.",
  input: z.object({ id: wireId }),
  output: z.object({
    id: z.string(),
    attributes: z.object({
      fullName: z.string(),
      phoneNumber: z.string(),
      /** Of records that were folded into this one. */
      furtherPhones: z.array(z.string()),
      email: z.string(),
      active: z.boolean(),
      language,
      /** The personal data were erased (D28). */
      erased: z.boolean(),
      createdAt: z.string(),
    }),
  }),
  failures: { no_such_driver: noSuchDriver },
})

export const editDriver = endpoint({
  method: 'PUT',
  path: '/api/drivers/:id',
  access: 'user',
  summary:
    "Changes a driver's name, phone, e-mail and language; what is left out stays. Another phone ends the driver's sessions and the address of the calendar; another phone or e-mail is told where the driver was known before, and the PIN does not go there for seven days.",
  input: z.object({ id: wireId, ...z.partial(z.object({ fullName, phone, email, language })).shape }),
  output: wireDone,
  failures: {
    no_such_driver: noSuchDriver,
    incomplete: { status: 400, msg: driverTexts.incomplete },
    phone_taken: { status: 409, msg: driverTexts.phoneTaken },
  },
})

export const toggleDriver = endpoint({
  method: 'PUT',
  path: '/api/toggledriver',
  access: 'user',
  summary: "Switches a driver on or off; off ends the driver's sessions.",
  input: z.object({ id: wireId, active: wireBoolean }),
  output: wireDone,
  failures: { no_such_driver: noSuchDriver },
})

export const removeDriver = endpoint({
  method: 'DELETE',
  path: '/api/remove-driver-list',
  access: 'admin',
  summary:
    'Removes a driver from the list and from what is not yet generated; generated weeks stay as they are (D26).',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: { no_such_driver: noSuchDriver },
})

export const readUnsettled = endpoint({
  method: 'GET',
  path: '/api/drivers/:id/unsettled',
  access: 'user',
  summary:
    'Whether anything is unsettled between driver and fleet, as is asked before a driver is switched off, removed or erased. The amount is for the right to money.',
  input: z.object({ id: wireId }),
  output: z.object({
    unsettled: z.boolean(),
    /**
     * Over 0 the fleet owes the driver, beside what transfers carry already. Null without the right to money,
     * and where nothing is owed.
     */
    grosze: z.nullable(z.number()),
    /** The same of the rental of the driver's own car, which is paid apart; null where that is even. */
    apartGrosze: z.nullable(z.number()),
    /** In batches of transfers that nobody has confirmed; null where there are none. */
    onTheWayGrosze: z.nullable(z.number()),
    /** Weeks that the driver earned in and that are not closed, so that no balance knows of them yet. */
    openWeeks: z.number(),
  }),
  failures: {},
})
