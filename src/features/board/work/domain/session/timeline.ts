import type { WeekPlan } from '#features/roster/domain/public.ts'

/** The board of now, and the boards to go back and forward to (D24). */
export interface Timeline {
  readonly past: readonly WeekPlan[]
  readonly now: WeekPlan
  readonly future: readonly WeekPlan[]
}

/** Boards share what is alike, so that even this many weigh little. */
const STEPS_KEPT = 200

export function begin(board: WeekPlan): Timeline {
  return { past: [], now: board, future: [] }
}

/** A new board; what had been undone can't be redone any more. */
export function step(timeline: Timeline, board: WeekPlan): Timeline {
  return { past: [...timeline.past, timeline.now].slice(-STEPS_KEPT), now: board, future: [] }
}

/** The same timeline where there is nothing to undo. */
export function undo({ past, now, future }: Timeline): Timeline {
  const before = past.at(-1)
  if (!before) return { past, now, future }
  return { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

/** The same timeline where there is nothing to redo. */
export function redo({ past, now, future }: Timeline): Timeline {
  const after = future[0]
  if (!after) return { past, now, future }
  return { past: [...past, now], now: after, future: future.slice(1) }
}
