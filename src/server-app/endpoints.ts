import type { Endpoint } from '#platform/pure/endpoint.ts'
import { pureManifests } from './manifests/pure-manifests.ts'

/** Every call of the product: what is mounted, documented and tested. */
export const allEndpoints: readonly Endpoint[] = [...pureManifests.values()].flatMap(({ contracts }) =>
  contracts.flatMap((contract) => Object.values(contract).filter(isEndpoint)),
)

/**
 * A contract file also exports parts of the wire; a call is known by its method and path, whatever else it
 * lacks.
 */
function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
