import type { Phone } from '#kernel/phone.ts'
import { looseKey } from '#kernel/polish-text.ts'

/**
 * Who a row speaks of, as the file names him. Matched by id, then by phone; a name alone waits for a person.
 */
export interface DriverReference {
  /** The platform's own id of the driver. */
  readonly externalId: string | null
  readonly phone: Phone | null
  /** As the file has it, first and last name in one. */
  readonly name: string
}

/**
 * The strongest reference: a platform's id, else a phone with the name, else a name, written in whatever case
 * and order of spaces. A phone goes with its name, since a row with another person's name is not the phone's
 * owner's until somebody says so.
 */
export function referenceKey({ externalId, phone, name }: DriverReference): string {
  if (externalId !== null) return `id:${externalId}`
  return phone === null ? `name:${looseKey(name)}` : `phone:${phone} name:${looseKey(name)}`
}
