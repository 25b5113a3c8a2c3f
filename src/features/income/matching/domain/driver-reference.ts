import type { DriverReference } from '#features/income/facts/domain/public.ts'
import { looseKey } from '#kernel/polish-text.ts'

export type { DriverReference }

/**
 * The strongest reference: a platform's id, else a phone with the name, else a name, written in whatever case
 * and order of spaces. A phone goes with its name, since a row with another person's name is not the phone's
 * owner's until somebody says so.
 */
export function referenceKey({ externalId, phone, name }: DriverReference): string {
  if (externalId !== null) return `id:${externalId}`
  return phone === null ? `name:${looseKey(name)}` : `phone:${phone} name:${looseKey(name)}`
}

/**
 * The same of many rows that speak of few people: each is worked out once.
 * @returns to be asked row by row
 */
export function referenceKeysOf(): (row: { readonly driver: DriverReference }) => string {
  const known = new Map<string, string>()
  const ofReference = new Map<DriverReference, string>()
  const lookUp = (driver: DriverReference): string => {
    const told = `${driver.externalId}\n${driver.phone}\n${driver.name}`
    const key = known.get(told) ?? referenceKey(driver)
    known.set(told, key)
    ofReference.set(driver, key)
    return key
  }
  return ({ driver }) => ofReference.get(driver) ?? lookUp(driver)
}
