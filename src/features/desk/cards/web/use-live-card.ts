import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getUsersInEdit } from '#features/presence/contract.ts'
import type { Week } from '#kernel/week.ts'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { callQuery, refresh } from '#platform/web/admin-ui/calls.ts'
import { TAB } from '#platform/web/tab.ts'

/**
 * Keeps an open card true: whatever the office does in this tab makes it stale, and a version that somebody
 * else has saved is told by the question that the board asks every two seconds anyway. No question of its
 * own, so that a card left open keeps no session alive.
 */
export function useLiveCard(card: Endpoint, week: Week | 'none' | undefined): void {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate') return
        const { queryKey, state } = event.query
        const isOpen = queryKey[1] === card.path && event.query.isActive()
        if (isOpen && state.fetchStatus === 'idle') void event.query.fetch()
      }),
    [client, card],
  )
  const shown = week === 'none' || week === undefined ? { year: 0, week: 0 } : week
  const { data } = useQuery({
    ...callQuery(getUsersInEdit, { year: shown.year, week: shown.week, sessionId: TAB }),
    enabled: false,
  })
  const version = data?.saved?.version
  const known = useRef(version)
  useEffect(() => {
    if (version !== undefined && known.current !== undefined && version !== known.current)
      void refresh(client, [card])
    known.current = version
  }, [client, card, version])
}
