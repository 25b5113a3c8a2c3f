import { fail, ok } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { draftOf } from '../domain/draft.ts'
import { type EXPLAINED_CODES, explainable, type WeekBlock } from '../domain/week-block.ts'
import { addExplanations } from './explanation-store.ts'
import { proposalsOf } from './proposals.ts'
import { appsWithMoney } from './read-week.ts'
import { spanningClosed } from './spanning-closed.ts'
import { figuresBefore } from './week-before.ts'
import { openWeekOf, readWeekSources } from './week-sources.ts'

interface Explanation {
  readonly week: Week
  readonly driverIds: readonly string[]
  readonly code: (typeof EXPLAINED_CODES)[number]
  readonly subject: string
  readonly reason: string
  readonly by: string
}

/**
 * Takes down why a block does not matter, of the drivers who have it; it holds for exactly that. In a closed
 * week it is one that stands against a correction, or a report beside it that no week can settle.
 */
export async function explain(tx: Tx, { clock }: Platform, told: Explanation) {
  const { week, driverIds, code, subject, reason, by } = told
  const sources = await readWeekSources(tx, week, driverIds)
  const before = await figuresBefore(tx, week, driverIds)
  const corrected = await proposalsOf(tx, sources, driverIds)
  const blocksOf = (id: string): readonly WeekBlock[] =>
    sources.statements.has(id)
      ? [
          ...(corrected.find(({ statement }) => statement.driverId === id)?.blocks ?? []),
          ...spanningClosed(sources, id),
        ]
      : draftOf(openWeekOf(sources, id, appsWithMoney(before.get(id)))).blocks
  const blocked = driverIds.filter((id) => blocksOf(id).some((block) => isThat(block, code, subject)))
  if (blocked.length === 0) return fail({ code: 'not_blocked' as const })
  const at = instantNow(clock)
  await addExplanations(
    tx,
    blocked.map((driverId) => ({
      ...{ ...week, driverId, code, subject, reason, explainedAt: at, explainedBy: by },
    })),
  )
  return ok({ status: 'ok' as const })
}

function isThat(block: WeekBlock, code: string, subject: string): boolean {
  const told = explainable(block)
  return told?.code === code && told.subject === subject
}
