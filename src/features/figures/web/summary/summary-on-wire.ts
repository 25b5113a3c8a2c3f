import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getResultsSummary } from '../../contract-statistics.ts'

export type SummaryOnWire = OutputOf<typeof getResultsSummary>
