import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getBoltConnections } from '../contract.ts'

/** A key with what it opens, as the office sees it. */
export type Connection = OutputOf<typeof getBoltConnections>['data'][number]
