import type { WeekPlan } from '#features/roster/domain/public.ts'
import { cautionsNear } from '../../domain/cautions.ts'
import { cautionText } from '../../texts.ts'
import type { BoardView } from '../view/board-view.ts'

/**
 * What a change brings about that was not so before: sentences about the driver in that slot, and about its
 * limit (D7).
 */
export function newCautions(
  { board, cautionFacts }: Pick<BoardView, 'board' | 'cautionFacts'>,
  after: WeekPlan,
  driverId: string,
  slot: number,
): string[] {
  const known = new Set(cautionsNear(board, cautionFacts, driverId, slot).map(cautionText))
  const all = cautionsNear(after, cautionFacts, driverId, slot).map(cautionText)
  return [...new Set(all)].filter((sentence) => !known.has(sentence))
}
