import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { readCarCard, readDriverCard } from '../contract.ts'

export type DriverCardData = OutputOf<typeof readDriverCard>
export type CarCardData = OutputOf<typeof readCarCard>
