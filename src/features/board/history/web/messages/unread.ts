import type { listChangeTexts } from '#features/notices/contract.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'

type DeliveredChange = OutputOf<typeof listChangeTexts>['data'][number]

/** Changes and returns still to come that their drivers have not said to have read. */
export function unreadOf(told: readonly Pick<DeliveredChange, 'readAt' | 'passed'>[]): number {
  return told.filter(({ readAt, passed }) => readAt === null && !passed).length
}
