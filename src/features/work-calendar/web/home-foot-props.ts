import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getOwnHome } from '../contract-home.ts'

export interface HomeFootProps {
  readonly asked: OutputOf<typeof getOwnHome>['asked']
  /** The session has ended meanwhile. */
  readonly onLocked: () => void
}
