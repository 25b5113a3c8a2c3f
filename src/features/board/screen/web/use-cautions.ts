import { useMemo, useRef } from 'react'
import { type Caution, type CautionFacts, cautionsOf } from '#features/board/work/domain/public.ts'
import { useAfterPaint } from '#features/board/work/web/public.tsx'
import { type BoardView, cautionsByPlace } from '#features/board/work/web/public-view.ts'
import type { WeekPlan } from '#features/roster/domain/public.ts'

interface Cautions {
  readonly all: readonly Caution[]
  readonly byPlace: BoardView['cautions']
}

/**
 * What to beware of, looked for after the board has been drawn; the same object while nothing in it has
 * changed, so that no row is drawn anew.
 */
export function useCautions(board: WeekPlan, facts: CautionFacts): Cautions {
  const settled = useAfterPaint(board)
  const last = useRef<{ text: string; cautions: Cautions }>(undefined)
  return useMemo(() => {
    const all = cautionsOf(settled, facts)
    const text = JSON.stringify(all)
    if (last.current?.text === text) return last.current.cautions
    last.current = { text, cautions: { all, byPlace: cautionsByPlace(all) } }
    return last.current.cautions
  }, [settled, facts])
}
