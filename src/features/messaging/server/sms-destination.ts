import { type CountryCode, type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Queries } from '#platform/server/database/database.ts'
import { HOME_COUNTRY } from '../domain/messaging-settings.ts'
import type { SendFault } from '../domain/send-fault.ts'
import { messagingSettingsRow } from './store-texts.ts'

/** Kinds of numbers that cost more than a message, or are nobody's telephone. */
const COSTLY: ReadonlySet<NumberType> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
])

/** Polish ranges of services, some of which no list of numbers has yet. */
const POLISH_SERVICES = /^\+48(?:30|40|64|70|80)/

export interface SmsDestination {
  /** ISO code; undefined for numbers of no country, such as satellites. */
  readonly country: CountryCode | undefined
  readonly costly: boolean
}

/** @param phone E.164 */
export function destinationOf(phone: string): SmsDestination {
  const read = parsePhoneNumberFromString(phone)
  const country = read?.country ?? (phone.startsWith('+48') ? HOME_COUNTRY : undefined)
  const type = read?.getType()
  // Abroad a range that nobody knows may cost anything.
  const isOdd = type === undefined && country !== undefined && country !== HOME_COUNTRY
  const costly = COSTLY.has(type) || isOdd || POLISH_SERVICES.test(phone)
  return { country, costly }
}

/**
 * Why no SMS goes to this number (D45); undefined where it may.
 * @param countries that the fleet allows
 */
export function refusalOf(phone: string, countries: readonly string[]): SendFault | undefined {
  const { country, costly } = destinationOf(phone)
  if (costly) return { code: 'costly-number' }
  return country !== undefined && countries.includes(country) ? undefined : foreignNumber(country)
}

export function foreignNumber(country: CountryCode | undefined): SendFault {
  return { code: 'country-not-allowed', country: country ?? '' }
}

/** By which numbers (E.164) the fleet may send no SMS is judged, asked for once (D45). */
export async function smsRefusals(queries: Queries): Promise<(phone: string) => SendFault | undefined> {
  const { smsCountries } = await messagingSettingsRow(queries)
  return (phone) => refusalOf(phone, smsCountries)
}
