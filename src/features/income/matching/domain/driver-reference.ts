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
