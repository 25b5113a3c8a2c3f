import * as z from 'zod/mini'
import { typedNumber } from '#kernel/typed-number.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import {
  shiftFromWire,
  weekExists,
  wireDate,
  wireDone,
  wireId,
  wireWeek,
  wireYear,
} from '#platform/pure/wire.ts'
import { MOST_MILLILITRES, MOST_PRICE_GROSZE, MOST_WORKED_MINUTES } from './domain/fuel-entry.ts'
import { fuelTexts, wrongCodeText, wrongPasswordText } from './texts.ts'

/** D35: a caller that keeps no cookie may send the password on the call itself, through the same throttle. */
const passOnCall = { pass: z.optional(z.string().check(z.maxLength(200))) }
const sessionOrPass = { credential: 'fuel-password', fields: ['pass'], or: ['fuel'] } as const

const refusals = {
  login_required: { status: 401, msg: fuelTexts.loginRequired, says: wrongPasswordText },
  too_many_tries: { status: 429, msg: fuelTexts.tooManyTries },
} as const

/** A number, also typed with a comma or a dot, as a whole number of the smaller unit. */
function typedAmount(decimals: number, most: number, message: string) {
  return z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(20))], { error: message }),
    z.transform((value, context): number => {
      const whole = typedNumber(typeof value === 'number' ? plain(value) : value, decimals)
      if (whole !== undefined && whole <= most) return whole
      context.issues.push({ code: 'custom', input: value, message })
      return z.NEVER
    }),
  )
}

/** Without the exponent that very small and very large numbers are written with. */
function plain(value: number): string {
  return Math.abs(value) < 1e6 && Math.abs(value) >= 1e-6 ? String(value) : value === 0 ? '0' : ''
}

const wireLitres = z._default(typedAmount(3, MOST_MILLILITRES, fuelTexts.litres), 0)
const wirePrice = z._default(typedAmount(2, MOST_PRICE_GROSZE, fuelTexts.price), 0)
const wireHours = typedAmount(2, (MOST_WORKED_MINUTES / 60) * 100, fuelTexts.hours)
const wireFuelShift = z.pipe(
  z.string({ error: fuelTexts.noShift }),
  z.transform((text, context) => {
    const shift = shiftFromWire(text)
    if (shift) return shift
    context.issues.push({ code: 'custom', input: text, message: fuelTexts.noShift })
    return z.NEVER
  }),
)

const fuelDriver = z.object({
  id: z.string(),
  fullName: z.string(),
  phone: z.string(),
  /** Litres of petrol; null where nothing was sent yet. */
  benzyna: z.nullable(z.number()),
  /** Litres of gas. */
  gaz: z.nullable(z.number()),
  /** Hours worked. */
  godziny: z.nullable(z.number()),
})
const fuelDay = z.object({
  day: z.number(),
  month: z.number(),
  /** YYYY-MM-DD */
  date: z.string(),
  cars: z.array(z.object({ reg: z.string(), drivers: z.array(fuelDriver) })),
})

export const checkFuel = endpoint({
  method: 'POST',
  path: '/api/check-fuel',
  access: { credential: 'fuel-password', fields: ['password'] },
  summary: 'Opens the fuel page with its shared password (D35).',
  input: z.object({
    password: z
      .string({ error: fuelTexts.enterPassword })
      .check(z.minLength(1, fuelTexts.enterPassword), z.maxLength(200)),
    /** Lets a new device be heard while too many wrong tries keep strangers out. */
    code: z.optional(z.string().check(z.maxLength(20))),
  }),
  output: wireDone,
  failures: {
    wrong_password: { status: 401, msg: fuelTexts.wrongPassword },
    too_many_tries: {
      ...{ status: 429, msg: fuelTexts.tooManyTries },
      says: wrongCodeText,
    },
    no_password_yet: { status: 409, msg: fuelTexts.noPasswordYet },
  },
  audit: 'open-fuel',
})

export const getFuelSession = endpoint({
  method: 'GET',
  path: '/api/fuel-session',
  access: 'own-sessions',
  summary: 'Whether this device may open the fuel page without a password just now.',
  input: z.object({}),
  output: z.object({ open: z.boolean() }),
  failures: {},
})

export const closeFuel = endpoint({
  method: 'POST',
  path: '/api/close-fuel',
  access: 'own-sessions',
  summary: "Ends the fuel page's session of this device.",
  input: z.object({}),
  output: wireDone,
  failures: {},
})

export const getFuelWeek = endpoint({
  method: 'GET',
  path: '/api/get-fuel-week',
  access: sessionOrPass,
  summary:
    'Who drives what in a generated week, and who drove without standing in it, with the litres and hours sent so far.',
  input: z.object({ week: wireWeek, year: wireYear, ...passOnCall }).check(weekExists),
  output: z.object({
    data: z.object({ generated: z.boolean(), days: z.array(fuelDay), nights: z.array(fuelDay) }),
  }),
  failures: refusals,
})

export const getSavedFuel = endpoint({
  method: 'POST',
  path: '/api/get-saved-fuel',
  access: sessionOrPass,
  summary: 'What was sent for a date. Reads, and changes nothing.',
  input: z.object({ date: wireDate, ...passOnCall }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          driverId: z.string(),
          /** Empty for who is no longer on the list, as the phone is. */
          fullName: z.string(),
          phoneNumber: z.string(),
          shift: z.enum(['dzień', 'noc']),
          reg: z.string(),
          benzyna: z.number(),
          gaz: z.number(),
          godziny: z.nullable(z.number()),
          /** PLN a litre */
          fuelPrice: z.number(),
          gasPrice: z.number(),
          /** PLN */
          cost: z.number(),
          sentAt: z.string(),
        }),
      }),
    ),
  }),
  failures: refusals,
})

export const addDayFuel = endpoint({
  method: 'POST',
  path: '/api/add-day-fuel',
  access: sessionOrPass,
  summary: "Stores a shift's litres and hours; what was sent for a driver before is replaced.",
  input: z.object({
    day: wireDate,
    shift: wireFuelShift,
    details: z
      .array(
        z.object({
          id: wireId,
          benzyna: wireLitres,
          gaz: wireLitres,
          godziny: z.nullish(wireHours),
          /**
           * What the sender saw as sent, null for nothing: then another's newer figures are not replaced
           * unseen. Left out, they are.
           */
          sentAt: z.nullish(z.string().check(z.maxLength(40))),
        }),
        { error: fuelTexts.nobody },
      )
      .check(z.minLength(1, fuelTexts.nobody), z.maxLength(5000)),
    /** PLN a litre of petrol. */
    fuelPrice: wirePrice,
    /** PLN a litre of gas. */
    gasPrice: wirePrice,
    ...passOnCall,
  }),
  output: z.object({
    added: z.number(),
    replaced: z.number(),
    unchanged: z.number(),
    /** Of each driver as sent: when what now holds was sent, to send along with the next change. */
    sentAt: z.array(z.object({ id: z.string(), sentAt: z.string() })),
  }),
  failures: {
    ...refusals,
    price_missing: { status: 400, msg: fuelTexts.priceMissing },
    driver_twice: { status: 400, msg: fuelTexts.driverTwice },
    unknown_driver: { status: 404, msg: fuelTexts.unknownDriver },
    not_begun: { status: 400, msg: fuelTexts.notBegun },
    sent_meanwhile: {
      ...{ status: 409, msg: fuelTexts.sentMeanwhile({ names: [] }) },
      says: fuelTexts.sentMeanwhile,
    },
  },
})

export const getFuelPassword = endpoint({
  method: 'GET',
  path: '/api/fuel-password',
  access: 'user',
  summary: 'Whether the fuel page has a password, and since when.',
  input: z.object({}),
  output: z.object({ changedAt: z.nullable(z.string()) }),
  failures: {},
})

export const setFuelPassword = endpoint({
  method: 'PUT',
  path: '/api/fuel-password',
  access: 'admin',
  summary: 'Sets the password of the fuel page; who is in must give the new one (D35).',
  input: z.object({
    password: z
      .string({ error: fuelTexts.shortPassword })
      .check(z.minLength(8, fuelTexts.shortPassword), z.maxLength(100, fuelTexts.shortPassword)),
  }),
  output: wireDone,
  failures: {},
})

export const getPeriodFuel = endpoint({
  method: 'GET',
  path: '/api/get-period-fuel-working-time',
  access: 'user',
  summary: 'Litres of both fuels together and hours worked, per driver, date and shift.',
  input: z.object({ startDate: wireDate, endDate: wireDate }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          date: z.string(),
          shift: z.enum(['dzień', 'noc']),
          driverId: z.string(),
          phoneNumber: z.string(),
          /** Litres. */
          gas_amount: z.number(),
          /** Hours; null where none were entered. */
          working_hours: z.nullable(z.number()),
          /** PLN */
          cost: z.number(),
        }),
      }),
    ),
  }),
  failures: {
    range_reversed: { status: 400, msg: fuelTexts.periodOrder },
    range_too_long: { status: 400, msg: fuelTexts.periodTooLong },
  },
})
