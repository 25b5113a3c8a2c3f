import * as z from 'zod/mini'
import { sentChange } from '#features/roster/contract.ts'
import { wireDayNumber, wireInteger, wireMonth } from '#platform/pure/wire.ts'
import { sentWeekTexts } from './texts-sent-week.ts'

/** More than any week has: a bound for what is read. */
const MOST = 50_000
const text = z.string().check(z.maxLength(200))
const maybe = z.optional(z.nullable(text))

export const savedVersion = wireInteger(1, 999_999_999, sentWeekTexts.version)

/** By id, else by phone, else by a name that nobody else has. */
const sentDriver = z.object({ id: maybe, phone: maybe, fullName: maybe })
const list = z.optional(z.array(sentDriver).check(z.maxLength(MOST)))
/** By id, else by registration. */
const sentCar = z.object({
  id: maybe,
  reg: maybe,
  drivers: z._default(z.array(sentDriver).check(z.maxLength(20)), []),
})
const sentDay = z.object({
  day: wireDayNumber,
  month: wireMonth,
  cars: z.array(sentCar).check(z.maxLength(MOST)),
  /** Left out: whoever is on that list stays there, unless a place of the same slot is told. */
  reserve: list,
  onCall: list,
  /** At which it was read. */
  version: z.optional(savedVersion),
})

const sevenDays = z
  .array(sentDay, { error: sentWeekTexts.sevenDays })
  .check(z.maxLength(7, { error: sentWeekTexts.sevenDays }))

/** A week as the specification sends it (Spec 2 §3 'Generated week'): Monday to Sunday in both lists. */
export const sentDays = { days: z.optional(sevenDays), nights: z.optional(sevenDays) }

export const sentChanges = z.array(sentChange).check(z.maxLength(MOST))

type Sent = Readonly<Record<string, unknown>>

export const daysOrPlaces = z.check<Sent>(({ value, issues }) => {
  const miss = (field: string, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value })
  if ((value.days === undefined) !== (value.nights === undefined)) miss('days', sentWeekTexts.daysAndNights)
  if (value.days !== undefined && value.places !== undefined) miss('places', sentWeekTexts.twice)
})

export const dataOrPlaces = z.check<Sent>(({ value, issues }) => {
  const miss = (field: string, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value })
  const { data, places } = value as { data?: Sent; places?: unknown }
  if (data !== undefined) {
    if (places !== undefined) miss('places', sentWeekTexts.twice)
    if (data.days === undefined || data.nights === undefined) miss('data.days', sentWeekTexts.daysAndNights)
    return
  }
  if (places === undefined) miss('places', sentWeekTexts.daysAndNights)
  if (value.version === undefined) miss('version', sentWeekTexts.version)
  if (value.history !== undefined) miss('history', sentWeekTexts.daysAndNights)
})
