import { useMemo } from 'react'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import { type BoardWork, useAfterPaint } from '#features/board/work/web/public.tsx'
import { nameOf } from '#features/board/work/web/public-view.ts'
import type { RepairFacts } from '#features/planning/domain/public.ts'
import type { Board } from '#features/roster/domain/public.ts'
import { boardRemarks } from '../../domain/board-remarks.ts'
import { remarkText } from '../../texts-remarks.ts'

const NONE: BoardWork['remarks'] = []

interface Looked {
  readonly week: WeekOnBoard
  readonly board: Board
  readonly facts: RepairFacts
  /** The board is the base calendar as the builder made it. */
  readonly asBuilt: boolean
}

/**
 * 'Uwagi': the builder's own of what it built, else of what the board shows; nothing of a week that is over.
 */
export function useRemarks(
  builders: BoardWork['remarks'],
  { week, board, facts, asBuilt }: Looked,
): BoardWork['remarks'] {
  const now = useMemo(() => ({ board, facts }), [board, facts])
  const settled = useAfterPaint<typeof now | undefined>(now, undefined)
  return useMemo(() => {
    if (asBuilt) return builders
    const names = {
      driver: (id: string) => nameOf(week, id),
      reg: (id: string) => week.carsById.get(id)?.reg ?? '',
    }
    if (!settled) return NONE
    return boardRemarks(settled.facts, settled.board).map((remark) => ({
      kind: remark.kind === 'empty-seats' || remark.kind === 'full' ? 'empty-seats' : 'own-car',
      text: remarkText(remark, names),
    }))
  }, [builders, week, settled, asBuilt])
}
