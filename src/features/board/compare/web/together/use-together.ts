import { useDocumentVisibility } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openBoard } from '#features/board/work/contract.ts'
import type { Session } from '#features/board/work/domain/public.ts'
import { getUsersInEdit } from '#features/presence/contract.ts'
import { usePresence } from '#features/presence/web/public.tsx'
import { getPlanningAttention } from '#features/schedule/contract-attention.ts'
import type { Week } from '#kernel/week.ts'
import { callQuery, refresh } from '#platform/web/admin-ui/calls.ts'
import { TAB } from '#platform/web/tab.ts'

const VISIBLE_EVERY_MS = 2000
const HIDDEN_EVERY_MS = 10_000

/**
 * Who else is at work on the week, and its newest version: asked for every two seconds while the page is
 * seen. A version that is newer than what is known here is fetched at once (D19).
 */
export function useTogether({ year, week }: Week, { source, version }: Pick<Session, 'source' | 'version'>) {
  const client = useQueryClient()
  const atWork = usePresence({ year, week })
  const visible = useDocumentVisibility() !== 'hidden'
  const told = useQuery({
    ...callQuery(getUsersInEdit, { year, week, sessionId: TAB }),
    enabled: atWork,
    staleTime: 0,
    refetchInterval: visible ? VISIBLE_EVERY_MS : HIDDEN_EVERY_MS,
    refetchIntervalInBackground: true,
  })
  const known = Math.max(source.version, version)
  const { data, dataUpdatedAt, refetch: again } = told
  useEffect(() => {
    // Asked again with each telling, in case fetching it fails.
    if (dataUpdatedAt === 0 || !data?.saved) return
    const { version: newest, waiting: mark } = data.saved
    // What was saved here is told anew at once; where that has failed, now.
    const isUntold =
      newest > source.version && client.isFetching({ queryKey: [openBoard.method, openBoard.path] }) === 0
    if (newest > known || isUntold || (newest === source.version && mark !== source.waitingMark))
      void refresh(client, [openBoard, getPlanningAttention])
  }, [client, data, dataUpdatedAt, known, source])
  useEffect(() => {
    if (visible && atWork) void again()
  }, [visible, atWork, again])
  return {
    editors: data?.data ?? [],
    otherTabs: data?.otherTabs ?? 0,
    /** The server could not be asked just now. */
    lost: told.error !== null,
    asked: data !== undefined,
    refreshing: told.isFetching,
    again: () => void told.refetch(),
  }
}
