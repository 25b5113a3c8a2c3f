import { listInstalmentPlans } from '#features/settlement/charges/contract-standing.ts'
import { readDriverLedger } from '#features/settlement/ledger/contract.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { readSettlementWeek } from '../contract.ts'
import { listCorrections, readStatement, readStatementVersion } from '../contract-statement.ts'

export type WeekAnswer = OutputOf<typeof readSettlementWeek>
export type DriverOfWeek = WeekAnswer['data'][number]
export type StatementAnswer = OutputOf<typeof readStatement>

/** What every act on a settled week makes stale. */
export const READINGS_OF_WEEKS = [
  readSettlementWeek,
  readStatement,
  readStatementVersion,
  listCorrections,
  readDriverLedger,
  listInstalmentPlans,
]
