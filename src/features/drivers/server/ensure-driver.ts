import { randomUUID } from 'node:crypto'
import type { Phone } from '#kernel/phone.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { Language } from '#platform/pure/languages.ts'
import { instantNow } from '#platform/server/clock.ts'
import { Collided, type Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { newPin } from '#platform/server/secrets.ts'
import { driverByPhone, insertOrFindDriver } from './store.ts'

export interface EnsuredDriver {
  readonly id: string
  /** Only of a driver who was not known before: to be sent to the driver, never shown on the screen (D11). */
  readonly pin?: string
}

/**
 * The driver with this phone, made if there is none (D11), however many ask at once. Name and e-mail of a
 * known driver stay as they are: an anonymous form must not change them.
 */
export async function ensureDriver(
  tx: Tx,
  platform: Platform,
  person: {
    readonly phone: Phone
    readonly fullName: string
    readonly email: string
    /** Of a new driver alone; a known one has said it, or will. */
    readonly language?: Language | null
    /** The id of a removed record that comes back (`formerReturning`); a new one where left out. */
    readonly id?: string
  },
): Promise<EnsuredDriver> {
  const pin = newPin()
  const { phone, fullName, email, language = null, id = randomUUID() } = person
  const found = await insertOrFindDriver(tx, {
    id,
    phone,
    fullName,
    nameSort: polishSortKey(fullName),
    email,
    pinSealed: platform.secrets.seal(pin),
    language,
    createdAt: instantNow(platform.clock),
  })
  if (found === id) return { id, pin }
  // Whoever was being added at the same moment is there by now: the insert has waited for it.
  const known = found ?? (await driverByPhone(tx, phone))?.id
  if (known === undefined) throw new Collided('The driver was removed while being added.')
  return { id: known }
}
