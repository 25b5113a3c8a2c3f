import { useEffect, useRef, useState } from 'react'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import { timeOfDay } from '#platform/web/admin-ui/polish-instants.ts'
import { generatedAt, savedChanges } from '../../texts.ts'
import { changedCells } from './changed-cells.ts'

/** How long changed cells stay marked, and the sentence stands. */
const MARKED_FOR_MS = 8000
const TOLD_FOR_MS = 60_000

const NOWHERE: ReadonlySet<string> = new Set()

export interface RemoteChanges {
  /** `slot driverId`, or `slot carId` for a car that was left. */
  readonly places: ReadonlySet<string>
  /** Who saved when; empty after a while. */
  readonly text: string
}

const NOTHING: RemoteChanges = { places: NOWHERE, text: '' }

/**
 * What somebody else's saving has changed on the board, for a moment (D19). One's own saving, be its answer
 * known or still awaited, is no news.
 * @param say tells it to those who do not see the board
 */
export function useRemoteChanges(
  { session, busy, isOwnSaving }: Pick<BoardWork, 'session' | 'busy' | 'isOwnSaving'>,
  say: (text: string) => void,
): RemoteChanges {
  const [arrived, setArrived] = useState(NOTHING)
  const last = useRef(session)
  useEffect(() => {
    const before = last.current
    last.current = session
    if (!before || !session || before.source.key !== session.source.key || busy) return
    if (session.version <= before.version || session.source.version !== session.version) return
    if (isOwnSaving(session)) return
    const places = changedCells(before.timeline.now, session.timeline.now)
    if (places.size === 0 && before.version > 0) return
    const { savedBy, savedAt } = session.source
    const text = (before.version > 0 ? savedChanges : generatedAt)(savedBy, timeOfDay(savedAt))
    setArrived({ places, text })
    say(text)
  }, [session, busy, isOwnSaving, say])
  useEffect(() => {
    if (arrived === NOTHING) return
    const unmark = setTimeout(() => setArrived((now) => ({ ...now, places: NOWHERE })), MARKED_FOR_MS)
    return () => clearTimeout(unmark)
  }, [arrived])
  useEffect(() => {
    if (arrived.text === '') return
    const hush = setTimeout(() => setArrived(NOTHING), TOLD_FOR_MS)
    return () => clearTimeout(hush)
  }, [arrived.text])
  return arrived
}
