import type { Slot } from '#kernel/slot.ts'
import { distinctSlots, refusedPicks, ruleObstacle } from '../../domain/pick-rules.ts'
import { obstacleText } from '../../texts-messages.ts'

/**
 * Why these can't be had together by anybody: two of one date, or a day right after a night. Known without
 * knowing who picks.
 */
export function refusedTogether(chosen: readonly Slot[]): string | undefined {
  const refused = refusedPicks(distinctSlots(chosen), { choices: [], driven: [] })
  return refused && obstacleText(ruleObstacle(refused))
}
