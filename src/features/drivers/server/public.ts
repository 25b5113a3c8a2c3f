import type { SQL } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { insertClaim } from './email-claims.ts'
import {
  addFormerPhones,
  type FormerDriver,
  formerNames,
  formerReturning,
  formerWithPhones,
  returnFormer,
} from './former-drivers.ts'
import { pinRevisions } from './pins.ts'
import { holdRecords, setLanguage } from './records.ts'
import {
  activeIdsAddedBy,
  driverByPhone,
  driverIdOf,
  driverIdsByPhones,
  driversByName,
  driversOf,
  foldedIds,
  foldedOf,
  inactiveIds,
  listedIds,
  type StoredDriver,
} from './store.ts'

export { contactsNamed, driversByContacts } from './contacts.ts'
export type {
  Act,
  Clash,
  Contact,
  DataPart,
  DriverDataHolder,
  MergedPair,
  Traces,
} from './driver-data-holder.ts'
export { type DriverOfCard, driverOfCard } from './driver-of-card.ts'
export { ensureDriver } from './ensure-driver.ts'

export type Driver = StoredDriver
export type { FormerDriver }

/** Names of those of the ids that were removed from the list; not of who was erased or folded. */
export function namesOfFormer(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  return formerNames(queries, ids)
}

/**
 * Records that were removed from the list with one of these numbers, as long as nobody has said that whoever
 * has it now is another person.
 */
export function formerDriversWithPhones(queries: Queries, phones: readonly Phone[]): Promise<FormerDriver[]> {
  return formerWithPhones(queries, phones)
}

/** Notes by which numbers of drivers on the list files name a removed record, so that the office is asked. */
export function noteFormerPhones(tx: Tx, id: string, phones: readonly Phone[]): Promise<void> {
  return addFormerPhones(tx, id, phones)
}

/**
 * The id of the record that was removed from the list with this name and number, which whoever the office
 * adds so has again: money and weeks under it go on. Undefined where there is none.
 */
export function returningDriver(
  tx: Tx,
  person: { readonly fullName: string; readonly phone: Phone },
): Promise<string | undefined> {
  return formerReturning(tx, person)
}

/** The record that was removed is on the list again, with its further numbers. @param at instant */
export function backOnList(tx: Tx, id: string, at: string): Promise<void> {
  return returnFormer(tx, id, at)
}

export function findDriverByPhone(queries: Queries, phone: Phone): Promise<Driver | undefined> {
  return driverByPhone(queries, phone)
}

/**
 * Whose these numbers are, be they further ones and their drivers switched off. Numbers of nobody are
 * missing.
 */
export function driversWithPhones(queries: Queries, phones: readonly Phone[]): Promise<Map<Phone, string>> {
  return driverIdsByPhones(queries, phones)
}

/** Those of the ids that are still on the list. */
export async function driversByIds(queries: Queries, ids: readonly string[]): Promise<Map<string, Driver>> {
  if (ids.length === 0) return new Map()
  const found = await driversOf(queries, ids)
  return new Map(found.map((driver) => [driver.id, driver]))
}

/** What the driver has chosen to read; null where that is nothing yet. */
export async function languageOfDriver(queries: Queries, id: string): Promise<Language | null> {
  return (await driversOf(queries, [id]))[0]?.language ?? null
}

/**
 * Keeps what a driver has chosen to read.
 * @returns false where it was so before
 */
export function keepLanguage(tx: Tx, id: string, language: Language): Promise<boolean> {
  return setLanguage(tx, id, language)
}

/** In Polish alphabetical order (D38). */
export function allDrivers(queries: Queries): Promise<Driver[]> {
  return driversByName(queries)
}

/** Ids of those on the list who are switched on, and were added on this day of the fleet or before. */
export function activeDriversAddedBy(queries: Queries, day: CalendarDate): Promise<string[]> {
  return activeIdsAddedBy(queries, day)
}

/** Ids of those who are switched off. */
export function inactiveDriverIds(queries: Queries): Promise<string[]> {
  return inactiveIds(queries)
}

/**
 * Revisions of the PINs with which these drivers may open a calendar; who may not, or is no driver any more,
 * is missing.
 */
export function driverPinRevisions(queries: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  return pinRevisions(queries, ids)
}

/**
 * Whose records these are now: ids of folded ones with that of the driver. None of them is merged, removed or
 * erased until the transaction ends.
 */
export function heldDrivers(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  return holdRecords(tx, ids)
}

/**
 * For a neighbour's query: ids of all who are on the drivers' list, switched off or not; neither folded
 * records nor erased drivers.
 */
export function listedDrivers(): SQL {
  return listedIds()
}

/** For a neighbour's query: ids of records that were folded into other ones. */
export function foldedRecords(): SQL {
  return foldedIds()
}

/** By the id of each record that was folded into one of these drivers, the driver's. */
export function recordsFoldedInto(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  return foldedOf(queries, ids)
}

/**
 * For a neighbour's query: the id of the driver with this number, be it a further one; null where there is
 * none.
 */
export function driverWithPhone(phone: Phone): SQL {
  return driverIdOf(phone)
}

/**
 * Notes for the office that a driver's phone came with another e-mail; with each of them once, and never
 * again where it was refused.
 */
export function noteEmailClaim(
  tx: Tx,
  driverId: string,
  claimed: { readonly email: string; readonly fullName: string },
  at: string,
): Promise<void> {
  return insertClaim(tx, driverId, claimed, at)
}

export { formerOfDrivers } from './former-drivers.ts'
