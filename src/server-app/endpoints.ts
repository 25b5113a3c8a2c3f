import * as audit from '#features/audit/contract.ts'
import * as auth from '#features/auth/contract.ts'
import * as doors from '#features/auth/contract-doors.ts'
import * as availability from '#features/availability/contract.ts'
import * as notSubmitted from '#features/availability/contract-not-submitted.ts'
import * as waitingForms from '#features/availability/contract-waiting.ts'
import * as pins from '#features/board/contract-pins.ts'
import * as bonuses from '#features/bonuses/contract.ts'
import * as drivers from '#features/drivers/contract.ts'
import * as emailClaims from '#features/drivers/contract-claims.ts'
import * as driverData from '#features/drivers/contract-data.ts'
import * as assignedDrivers from '#features/fleet/assigned-drivers/contract.ts'
import * as groundings from '#features/fleet/groundings/contract.ts'
import * as rentals from '#features/fleet/rentals/contract.ts'
import * as services from '#features/fleet/services/contract.ts'
import * as vehicles from '#features/fleet/vehicles/contract.ts'
import * as vehicleCatalogue from '#features/fleet/vehicles/contract-catalogue.ts'
import * as vehicleLists from '#features/fleet/vehicles/contract-lists.ts'
import * as fuel from '#features/fuel/contract.ts'
import * as capacity from '#features/limits/contract.ts'
import * as limitChanges from '#features/limits/contract-change.ts'
import * as messaging from '#features/messaging/contract.ts'
import * as messageReports from '#features/messaging/contract-reports.ts'
import * as messageTexts from '#features/messaging/contract-texts.ts'
import * as changeTexts from '#features/notices/contract.ts'
import * as papers from '#features/papers/contract.ts'
import * as editors from '#features/presence/contract.ts'
import * as removedShifts from '#features/removals/contract.ts'
import * as reports from '#features/reports/contract.ts'
import * as resultFiles from '#features/results/contract-files.ts'
import * as resultFilling from '#features/results/contract-fill.ts'
import * as resultImports from '#features/results/contract-imports.ts'
import * as slotOutlook from '#features/results/contract-outlook.ts'
import * as planReality from '#features/results/contract-plan-reality.ts'
import * as prescribedFigures from '#features/results/contract-prescribed-figures.ts'
import * as resultSources from '#features/results/contract-sources.ts'
import * as statistics from '#features/results/contract-statistics.ts'
import * as unmatchedResults from '#features/results/contract-unmatched.ts'
import * as bonusWinners from '#features/results/contract-winners.ts'
import * as safekeeping from '#features/safekeeping/contract.ts'
import * as schedule from '#features/schedule/contract.ts'
import * as planningAttention from '#features/schedule/contract-attention.ts'
import * as unavailability from '#features/schedule/contract-displaced.ts'
import * as driverShifts from '#features/schedule/contract-driver.ts'
import * as weekHistory from '#features/schedule/contract-history.ts'
import * as late from '#features/schedule/contract-late.ts'
import * as publishing from '#features/schedule/contract-publishing.ts'
import * as generatedWeeks from '#features/schedule/contract-weeks.ts'
import * as settings from '#features/settings/contract.ts'
import * as workCalendar from '#features/work-calendar/contract.ts'
import * as ownChanges from '#features/work-calendar/contract-changes.ts'
import * as disown from '#features/work-calendar/contract-disown.ts'
import type { Endpoint } from '#platform/pure/endpoint.ts'

/** One line a feature: its contract. */
const contracts: readonly object[] = [
  settings,
  auth,
  doors,
  capacity,
  limitChanges,
  audit,
  availability,
  bonuses,
  drivers,
  driverData,
  messaging,
  messageTexts,
  messageReports,
  vehicles,
  vehicleCatalogue,
  vehicleLists,
  assignedDrivers,
  groundings,
  unavailability,
  rentals,
  services,
  papers,
  fuel,
  schedule,
  pins,
  driverShifts,
  generatedWeeks,
  weekHistory,
  late,
  publishing,
  editors,
  removedShifts,
  changeTexts,
  statistics,
  prescribedFigures,
  workCalendar,
  disown,
  ownChanges,
  resultFiles,
  resultFilling,
  resultImports,
  unmatchedResults,
  resultSources,
  reports,
  safekeeping,
  bonusWinners,
  planReality,
  slotOutlook,
  planningAttention,
  notSubmitted,
  waitingForms,
  emailClaims,
]

/** Every call of the product, in the order above: what is mounted, documented and tested. */
export const allEndpoints: readonly Endpoint[] = contracts.flatMap((contract) =>
  Object.values(contract).filter(isEndpoint),
)

/** A contract file also exports parts of the wire; a call is known by its method and path, whatever else it lacks. */
function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
