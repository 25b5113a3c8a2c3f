import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getResultsOverview } from '../../contract-overview.ts'

export type Overview = OutputOf<typeof getResultsOverview>
