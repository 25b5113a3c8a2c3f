import * as availability from '#features/availability/contract.ts'
import * as formDisowning from '#features/availability/contract-disown.ts'
import * as ownSubmissions from '#features/availability/contract-own.ts'
import { availabilityTexts } from '#features/availability/texts.ts'
import { formDisownFailures } from '#features/availability/texts-disown-failures.ts'
import * as reports from '#features/driver-reports/contract.ts'
import * as reportPhotos from '#features/driver-reports/contract-photos.ts'
import { reportFailures } from '#features/driver-reports/texts-failures.ts'
import * as sessions from '#features/drivers/session/contract.ts'
import * as ownDevices from '#features/drivers/session/contract-devices.ts'
import * as entryLinks from '#features/drivers/session/contract-links.ts'
import { sessionTexts } from '#features/drivers/session/texts.ts'
import * as services from '#features/fleet/services/contract.ts'
import * as ownServices from '#features/fleet/services/contract-own.ts'
import * as fuel from '#features/fuel/contract.ts'
import { fuelTexts } from '#features/fuel/texts.ts'
import * as handovers from '#features/handover/contract.ts'
import { handoverFailures } from '#features/handover/texts-failures.ts'
import * as market from '#features/market/contract.ts'
import * as offers from '#features/market/contract-offers.ts'
import { marketFailures } from '#features/market/texts-failures.ts'
import { photoFailures } from '#features/photos/texts-failures.ts'
import * as push from '#features/push/contract.ts'
import * as reminders from '#features/reminders/contract.ts'
import { reminderFailures } from '#features/reminders/texts.ts'
import * as ownStatements from '#features/settlement/own-statements/contract.ts'
import * as ownChannel from '#features/settlement/own-statements/contract-channel.ts'
import { ownStatementFailures } from '#features/settlement/own-statements/texts-failures.ts'
import * as calendars from '#features/work-calendar/contract.ts'
import * as changes from '#features/work-calendar/contract-changes.ts'
import * as disowning from '#features/work-calendar/contract-disown.ts'
import * as home from '#features/work-calendar/contract-home.ts'
import { workCalendarTexts } from '#features/work-calendar/texts.ts'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { PLATFORM_FAILURES } from '#platform/pure/platform-failures.ts'
import * as wire from '#platform/pure/texts-wire.ts'

export { learn } from './correctable/fleet-words.ts'

/**
 * What the calls of drivers' pages fail with, in the language of the build that this is in: the server reads
 * it where it answers (`src/server-app/pages/told-again.ts`). A new call of drivers is named here.
 */
const contracts = [
  availability,
  ownSubmissions,
  formDisowning,
  sessions,
  entryLinks,
  ownDevices,
  services,
  ownServices,
  handovers,
  ownStatements,
  ownChannel,
  calendars,
  changes,
  disowning,
  home,
  market,
  offers,
  push,
  fuel,
  reminders,
  reports,
  reportPhotos,
] as const

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'failures' in value && 'path' in value
}

/** By method and path, as `POST /api/add`. */
export const calls: ReadonlyMap<string, Endpoint> = new Map(
  contracts
    .flatMap((contract) => Object.values(contract) as unknown[])
    .filter(isCall)
    .map((call) => [`${call.method} ${call.path}`, call]),
)

export const platformFailures = PLATFORM_FAILURES

/** What is told beside fields: each sentence stands at the same place in every language. */
export const fieldSentences: Readonly<Record<string, unknown>> = {
  availabilityTexts,
  formDisownFailures,
  sessionTexts,
  handoverFailures,
  photoFailures,
  reportFailures,
  workCalendarTexts,
  ownStatementFailures,
  marketFailures,
  fuelTexts,
  reminderFailures,
  wire: { ...wire },
}
