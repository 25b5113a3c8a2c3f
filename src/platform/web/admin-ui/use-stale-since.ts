import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Shown, and could not be read anew the last time. */
function isStale(query: Query): boolean {
  return query.state.status === 'error' && query.state.data !== undefined && query.isActive()
}

interface StaleReadings {
  /** Milliseconds since 1970: of when the oldest of them are; undefined where all are fresh. */
  readonly since: number | undefined
  again(): void
}

/**
 * Whether the screen shows readings that could not be fetched anew: money of hours ago looks like
 * today's.
 */
export function useStaleSince(): StaleReadings {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const subscribe = useCallback((told: () => void) => cache.subscribe(told), [cache])
  const since = useSyncExternalStore(subscribe, () => {
    const times = cache.findAll({ predicate: isStale }).map(({ state }) => state.dataUpdatedAt)
    return times.length === 0 ? undefined : Math.min(...times)
  })
  return useMemo(
    () => ({ since, again: () => void client.refetchQueries({ predicate: isStale }) }),
    [client, since],
  )
}
