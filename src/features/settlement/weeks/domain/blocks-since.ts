import {
  type ClosingBlock,
  closingBlocks,
  factsOfPeriod,
  type Overlap,
  overlappingReports,
  type RowsByNow,
  reconcile,
  type SettlementInput,
  settleSound,
} from '#features/settlement/domain/public.ts'
import { isExplained } from './draft.ts'
import type { FrozenStatement } from './frozen.ts'
import { type WeekBlock, weekBlock } from './week-block.ts'

/**
 * What stands against correcting a closed week by its rows of now, as it would stand against closing with
 * them: rows that do not add up, and amounts that nobody knows. What the week was closed with a person has
 * answered for, and what is explained since as well.
 * @param overlaps of reports by now, those that are in no sum among them
 */
export function blocksSince(
  { input }: Pick<FrozenStatement, 'input'>,
  now: RowsByNow,
  overlaps: readonly Overlap[],
  explained: ReadonlySet<string>,
): WeekBlock[] {
  const { within } = factsOfPeriod(input.facts, input.period)
  const before = new Set(rowBlocksOf(input, overlappingReports(within)).map(sayingOf))
  return rowBlocksOf({ ...input, ...now }, overlaps)
    .filter((block) => !isExplained(block, explained) && !before.has(sayingOf(block)))
    .map((block) => weekBlock(block, []))
}

function rowBlocksOf(input: SettlementInput, overlaps: readonly Overlap[]): ClosingBlock[] {
  const { within } = factsOfPeriod(input.facts, input.period)
  const outcome = settleSound({ ...input, facts: within })
  return closingBlocks({
    schemes: [input.scheme],
    ...{ unmatchedRowIds: [], appsDriven: [], appsLoaded: [], appsCovered: [] },
    appsUnmatched: [],
    // A report that no week can settle is none of a closed week's rows.
    spanning: [],
    overlaps,
    mismatches: reconcile(within),
    inputFaults: outcome.ok ? [] : outcome.error,
    warnings: outcome.ok ? outcome.value.warnings : [],
  })
}

/** Of the same amounts under other ids it is the same block. */
function sayingOf(block: ClosingBlock): string {
  const { code, ...facts } = weekBlock(block, [])
  return JSON.stringify({ code, ...facts, rowId: undefined })
}
