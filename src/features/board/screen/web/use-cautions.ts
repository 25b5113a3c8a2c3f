import { useMemo, useRef } from 'react'
import {
  type BoardWarning,
  type BoardWarningFacts,
  boardWarningsOf,
} from '#features/board/work/domain/public.ts'
import { useAfterPaint } from '#features/board/work/web/public.tsx'
import { type BoardView, warningsByPlace } from '#features/board/work/web/public-view.ts'
import type { WeekPlan } from '#features/roster/domain/public.ts'

interface Cautions {
  readonly all: readonly BoardWarning[]
  readonly byPlace: BoardView['warningsAt']
}

/**
 * What to beware of, looked for after the board has been drawn; the same object while nothing in it has
 * changed, so that no row is drawn anew.
 */
export function useCautions(board: WeekPlan, facts: BoardWarningFacts): Cautions {
  const settled = useAfterPaint(board)
  const last = useRef<{ text: string; cautions: Cautions }>(undefined)
  return useMemo(() => {
    const all = boardWarningsOf(settled, facts)
    const text = JSON.stringify(all)
    if (last.current?.text === text) return last.current.cautions
    last.current = { text, cautions: { all, byPlace: warningsByPlace(all) } }
    return last.current.cautions
  }, [settled, facts])
}
