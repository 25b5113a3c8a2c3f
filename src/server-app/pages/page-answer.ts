import type { Endpoint, OutputOf } from '#platform/pure/endpoint.ts'
import { type Caller, entryOf } from '#platform/server/http/caller.ts'
import { type CallContext, Prepared, type Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'

/** Nobody in particular: what is answered to this one may be shown to all. */
const ANYONE: Caller = { address: '' }

/**
 * What a read answers, asked for by the server itself for a page that it draws; undefined where it refuses,
 * and where the call is not for this caller.
 * @param input as the contract reads it
 */
export async function pageAnswer<E extends Endpoint>(
  platform: Platform,
  routes: readonly Route[],
  endpoint: E,
  input: object,
  caller: Caller = ANYONE,
): Promise<OutputOf<E> | undefined> {
  const route = routes.find((candidate) => candidate.endpoint === endpoint)
  if (route?.kind !== 'read' || entryOf(endpoint.access, caller) !== 'open') return undefined
  const result = await route.handle(input as never, contextOf(platform, caller) as never)
  if (!result.ok) return undefined
  const { value } = result
  return (value instanceof Prepared ? JSON.parse(value.json.toString()) : value) as OutputOf<E>
}

function contextOf(platform: Platform, caller: Caller): CallContext {
  return {
    caller,
    requestId: 'page',
    queries: platform.database.queries,
    setCookie: () => undefined,
    cookie: () => undefined,
    bearer: undefined,
    pageLanguage: undefined,
    agent: '',
    audit: () => undefined,
  }
}
