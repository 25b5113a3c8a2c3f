import { driverPinRevisions } from '#features/drivers/server/public.ts'
import { readFleetPin } from '#features/settings/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'

export type { RightPin } from './check-pins.ts'
export { entryAddresses, exampleOfLink } from './entry-links.ts'
export { tellFormerContact } from './fresh-contact.ts'
export { driverByLinkKey, endLink, linkKeyOf, renewLink } from './personal-link.ts'
export { createPinProofs, type PinProofs } from './prove-by-pin.ts'
export { renewPin } from './renew-pin.ts'
export { tellPin } from './tell-pin.ts'

/** What a session opened with a PIN is held against at each request. */
export const pinRevisions = {
  fleetPinRevision: async (queries: Queries) => (await readFleetPin(queries))?.revision,
  driverPinRevisions,
}
