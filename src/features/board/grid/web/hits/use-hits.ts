import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { BoardHandle, BoardView } from '#features/board/work/web/public-view.ts'
import type { Mover } from '#features/roster/domain/public.ts'
import { hitElsewhere, hitHere, hitsOf, isSameHit, nextHit } from './hits.ts'

/** Long enough that a word being typed does not scroll the board letter by letter. */
const TYPED_MS = 200

/**
 * From the search to what it found: from hit to hit, and into the one that is shown. A phone, which shows one
 * shift and few rows of it, goes to the first hit of that shift by itself; `elsewhere` is the slot of the
 * next one where the shift has none.
 * @param shown the only slot on the screen of a phone
 */
export function useHits(
  view: BoardView,
  handle: RefObject<BoardHandle | null>,
  search: string,
  shown: number | undefined,
) {
  const last = useRef<Mover>(undefined)
  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  })
  useEffect(() => {
    if (shown === undefined || search.trim().length < 2) return
    const timer = setTimeout(() => {
      const address = hitHere(latest.current, shown)
      if (address) handle.current?.showCell(address)
    }, TYPED_MS)
    return () => clearTimeout(timer)
  }, [search, shown, handle])
  const { board, found } = view
  return {
    elsewhere: useMemo(
      () => (shown === undefined ? undefined : hitElsewhere({ board, found }, shown)),
      [board, found, shown],
    ),
    next: () => {
      last.current = nextHit(hitsOf(view), last.current, shown)
      if (last.current) handle.current?.show(last.current)
    },
    into: () => {
      const hits = hitsOf(view)
      const hit = hits.find((each) => isSameHit(each, last.current)) ?? nextHit(hits, undefined, shown)
      if (hit) handle.current?.focus(hit)
    },
  }
}
