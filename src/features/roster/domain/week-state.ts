/** What has become of a week, as far as anybody needs to know before looking closer. */
export const WEEK_STATES = ['open', 'shut', 'draft', 'published', 'running', 'over'] as const
export type WeekState = (typeof WEEK_STATES)[number]

/**
 * The one state of a week (D42, D43): its form takes availability, or no more; it is built and seen by the
 * office alone; drivers see it; its first shift has begun; its last day has passed. A week that was never
 * generated stays open or shut, however late it is, and a draft stays one until somebody publishes it, since
 * drivers know nothing of it.
 */
export function weekState({
  takesForms,
  generated,
  published,
  begun,
  isOver,
}: {
  readonly takesForms: boolean
  readonly generated: boolean
  readonly published: boolean
  /** Slots that have begun. */
  readonly begun: number
  readonly isOver: boolean
}): WeekState {
  if (!generated) return takesForms ? 'open' : 'shut'
  if (!published) return 'draft'
  if (isOver) return 'over'
  return begun > 0 ? 'running' : 'published'
}
