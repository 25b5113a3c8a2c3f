import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { bringBack, type WeekOnBoard } from '#features/board/work/domain/public.ts'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import { weekOnBoard } from '#features/board/work/web/public-week.ts'
import type { Move } from '#features/roster/domain/public.ts'
import { getWeekVersion } from '#features/schedule/contract-history.ts'
import { historyTexts } from '#features/schedule/texts-history.ts'
import type { Week } from '#kernel/week.ts'
import { failureOf } from '#platform/web/admin-ui/call-error.ts'
import { callQuery, useCall } from '#platform/web/admin-ui/calls.ts'
import { toastDone, toastFailure } from '#platform/web/admin-ui/toasts.tsx'

const NONE: readonly Move[] = []

/** Looking at older versions of a week, and bringing one back as unsaved edits (D19). */
export function useHistory(week: Week, { session, bringBack: lay }: BoardWork) {
  const client = useQueryClient()
  const [version, setVersion] = useState<number>()
  const [unfit, setUnfit] = useState(NONE)
  const input = { year: week.year, week: week.week }
  const read = useCall(
    getWeekVersion,
    { ...input, version: version ?? 1 },
    { enabled: version !== undefined },
  )
  const old = version === undefined ? undefined : read.data
  const shown = useMemo<WeekOnBoard | undefined>(() => old && weekOnBoard(old, old), [old])

  const bring = async (wanted: number) => {
    if (!session) return
    try {
      const data = await client.fetchQuery(callQuery(getWeekVersion, { ...input, version: wanted }))
      const older = weekOnBoard(data, data)
      const { now } = session.timeline
      const brought = bringBack(session.week, now, older)
      const isSame = brought.board === now
      lay(older)
      setVersion(undefined)
      setUnfit(brought.unfit)
      toastDone(isSame ? historyTexts.sameAsNow(wanted) : historyTexts.broughtBack(wanted))
    } catch (error) {
      toastFailure(failureOf(error))
    }
  }
  return {
    /** The version looked at; undefined while it is fetched, or none is. */
    looked: version === undefined || !old ? undefined : { ...old, version },
    shown,
    failure: version === undefined ? undefined : read.failure,
    unfit,
    look: (wanted: number) => setVersion(wanted),
    leave: () => setVersion(undefined),
    bringBack: bring,
    forgetUnfit: () => setUnfit(NONE),
  }
}

export type HistoryWork = ReturnType<typeof useHistory>
