import type { Endpoint, OutputOf } from '#platform/pure/endpoint.ts'
import { type CallContext, Prepared, type Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'

/**
 * What a public call answers, asked for by the server itself; undefined where it refuses.
 * @param input as the contract reads it
 */
export async function publicAnswer<E extends Endpoint>(
  platform: Platform,
  routes: readonly Route[],
  endpoint: E,
  input: object,
): Promise<OutputOf<E> | undefined> {
  const route = routes.find((candidate) => candidate.endpoint === endpoint)
  if (route?.kind !== 'read' || endpoint.access !== 'anyone') return undefined
  const result = await route.handle(input as never, anonymous(platform) as never)
  if (!result.ok) return undefined
  const { value } = result
  return (value instanceof Prepared ? JSON.parse(value.json.toString()) : value) as OutputOf<E>
}

function anonymous(platform: Platform): CallContext {
  return {
    caller: { address: '' },
    requestId: 'page',
    queries: platform.database.queries,
    setCookie: () => undefined,
    cookie: () => undefined,
    bearer: undefined,
    audit: () => undefined,
  }
}
