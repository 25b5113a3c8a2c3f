import { useMemo } from 'react'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import { type BoardWork, useAfterPaint } from '#features/board/work/web/public.tsx'
import { nameOf } from '#features/board/work/web/public-view.ts'
import { REMARK_GROUPS, type RepairFacts } from '#features/planning/domain/public.ts'
import { baseRemarkText } from '#features/planning/texts-remarks.ts'
import type { WeekPlan } from '#features/roster/domain/public.ts'
import { boardRemarks } from '../../domain/board-remarks.ts'
import { remarkText } from '../../texts-remarks.ts'

const NONE: readonly ReadRemark[] = []

interface Looked {
  readonly week: WeekOnBoard
  readonly board: WeekPlan
  readonly facts: RepairFacts
  /** The board is the base calendar as the builder made it. */
  readonly asBuilt: boolean
}

/** One of 'Uwagi', as it is read. */
export interface ReadRemark {
  readonly group: (typeof REMARK_GROUPS)[keyof typeof REMARK_GROUPS]
  readonly text: string
}

/**
 * 'Uwagi': the builder's own of what it built, else of what the board shows; nothing of a week that is over.
 */
export function useRemarks(
  builders: BoardWork['remarks'],
  { week, board, facts, asBuilt }: Looked,
): readonly ReadRemark[] {
  const now = useMemo(() => ({ board, facts }), [board, facts])
  const settled = useAfterPaint<typeof now | undefined>(now, undefined)
  return useMemo(() => {
    if (asBuilt)
      return builders.map((remark) => ({ group: REMARK_GROUPS[remark.kind], text: baseRemarkText(remark) }))
    const names = {
      driver: (id: string) => nameOf(week, id),
      reg: (id: string) => week.carsById.get(id)?.reg ?? '',
    }
    if (!settled) return NONE
    return boardRemarks(settled.facts, settled.board).map((remark) => ({
      group: REMARK_GROUPS[remark.kind],
      text: remarkText(remark, names),
    }))
  }, [builders, week, settled, asBuilt])
}
