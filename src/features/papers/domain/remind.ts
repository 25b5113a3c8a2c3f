import type { PaperState } from './paper.ts'

/** So many papers at once, that a person can say what they did. */
export const MOST_REMINDED = 2000

/**
 * Why nobody is reminded of a paper. `of-vehicle`: it has no driver; `valid`: it is not to be renewed yet;
 * `gone`: there is no such paper any more, or its driver does not drive; `no-way`: the office knows neither
 * address nor number; `told-today`: the driver was reminded today.
 */
export const REMIND_HINDRANCES = ['of-vehicle', 'valid', 'gone', 'no-way', 'told-today'] as const
export type RemindHindrance = (typeof REMIND_HINDRANCES)[number]

/** What a paper itself says against it; undefined where its driver may be reminded. */
export function hindranceOfPaper(
  subject: 'vehicle' | 'driver',
  state: PaperState['is'],
): Extract<RemindHindrance, 'of-vehicle' | 'valid'> | undefined {
  if (subject === 'vehicle') return 'of-vehicle'
  return state === 'valid' ? 'valid' : undefined
}
