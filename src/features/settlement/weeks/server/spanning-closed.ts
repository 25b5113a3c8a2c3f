import { isExplained } from '../domain/draft.ts'
import { type WeekBlock, weekBlock } from '../domain/week-block.ts'
import { explainedOf, spanningIn, type WeekSources } from './week-sources.ts'

/**
 * Reports that touch a closed week of the driver and that no week can settle, unless a person has said why
 * they do not matter there: their money is in no statement, and nothing else would tell it where each of
 * their weeks is closed.
 */
export function spanningClosed(sources: WeekSources, driverId: string): WeekBlock[] {
  const explained = explainedOf(sources, driverId)
  return spanningIn(sources, driverId)
    .spanning.map((report) => ({ code: 'report-spans' as const, report }))
    .filter((block) => !isExplained(block, explained))
    .map((block) => weekBlock(block, []))
}
