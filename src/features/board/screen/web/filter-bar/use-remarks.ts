import { useMemo } from 'react'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import { type BoardWork, useAfterPaint } from '#features/board/work/web/public.tsx'
import { nameOf } from '#features/board/work/web/public-view.ts'
import { REMARK_GROUPS, type RepairFacts } from '#features/planning/domain/public.ts'
import { baseRemarkText } from '#features/planning/texts-remarks.ts'
import type { WeekPlan } from '#features/roster/domain/public.ts'
import { boardRemarks } from '../../domain/board-remarks.ts'
import {
  cutAtDoors,
  type Door,
  doorsOfBase,
  doorsOfBoard,
  type RemarkDoors,
} from '../../domain/remark-doors.ts'
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
export interface ReadRemark extends Pick<RemarkDoors, 'slot' | 'driverId'> {
  readonly group: RemarkGroup
  readonly text: string
  /** The sentence, cut at the names and plates that open a card. */
  readonly parts: readonly (string | Door)[]
}

export type RemarkGroup = (typeof REMARK_GROUPS)[keyof typeof REMARK_GROUPS]

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
    const reg = (id: string) => week.carsById.get(id)?.reg ?? ''
    const read = (kind: keyof typeof REMARK_GROUPS, text: string, doors: RemarkDoors, driver: NameOf) => {
      const { slot, driverId, drivers, cars } = doors
      const parts = cutAtDoors(text, [
        ...drivers.map((id): Door => ({ subject: 'driver', id, words: driver(id) })),
        ...cars.map((id): Door => ({ subject: 'car', id, words: reg(id) })),
      ])
      return { group: REMARK_GROUPS[kind], text, parts, slot, driverId }
    }
    if (asBuilt) {
      // The builder's sentences are made of names alone.
      const fullName = (id: string) => week.drivers.get(id)?.fullName ?? ''
      return builders.map(({ remark, named }) =>
        read(remark.kind, baseRemarkText(named), doorsOfBase(remark), fullName),
      )
    }
    if (!settled) return NONE
    const driver = (id: string) => nameOf(week, id)
    return boardRemarks(settled.facts, settled.board).map((remark) =>
      read(remark.kind, remarkText(remark, { driver, reg }), doorsOfBoard(remark), driver),
    )
  }, [builders, week, settled, asBuilt])
}

type NameOf = (id: string) => string
