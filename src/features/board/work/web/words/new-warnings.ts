import type { WeekPlan } from '#features/roster/domain/public.ts'
import { warningsNear } from '../../domain/board-warnings.ts'
import { warningText } from '../../texts.ts'
import type { BoardView } from '../view/board-view.ts'

/**
 * What a change brings about that was not so before: sentences about the driver in that slot, and about its
 * limit (D7).
 */
export function newWarnings(
  { board, warningFacts }: Pick<BoardView, 'board' | 'warningFacts'>,
  after: WeekPlan,
  driverId: string,
  slot: number,
): string[] {
  const known = new Set(warningsNear(board, warningFacts, driverId, slot).map(warningText))
  const all = warningsNear(after, warningFacts, driverId, slot).map(warningText)
  return [...new Set(all)].filter((sentence) => !known.has(sentence))
}
