import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getTransferBatch } from '../contract.ts'

/** A batch as its screen shows it. */
export type ShownBatch = OutputOf<typeof getTransferBatch>
