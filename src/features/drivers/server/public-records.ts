/** What only the rooms of drivers do with records: giving PINs, and the office's acts. */
import type { Queries } from '#platform/server/database/database.ts'
import { emailsOfOthers } from './store.ts'

export { countOpenClaims, forgetClaims, openClaims, refuseClaim, takeClaim } from './email-claims.ts'
export {
  type FormerDriver,
  forgetFormerPhones,
  formerById,
  formerOfPerson,
  keepApart,
  noPhoneOf,
  perhapsReturned,
  rememberFormer,
  reviveFormer,
} from './former-drivers.ts'
export {
  contactsChangedSince,
  driversWithPins,
  newestSealedPins,
  pinByPhone,
  pinOf,
  pinsWithoutHash,
  sealedPins,
  storePinHash,
} from './pins.ts'
export {
  type DriverRecord,
  type DriverRecords,
  deleteDriver,
  eraseRecord,
  fold,
  idOfDriver,
  nextErasedNumber,
  raisePinRevision,
  recordsOf,
  setActive,
  setActiveOfMany,
  setContact,
  setLanguage,
  setPhone,
  setPin,
} from './records.ts'

/** Which of these addresses are another driver's as well. */
export function addressesOfOthers(
  queries: Queries,
  id: string,
  emails: readonly string[],
): Promise<string[]> {
  return emailsOfOthers(queries, id, emails)
}
