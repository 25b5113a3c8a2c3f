import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listUsers } from '../contract.ts'

export type UserRow = OutputOf<typeof listUsers>['data'][number]
