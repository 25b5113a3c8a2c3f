import { generatedAmong } from '#features/roster/server/public.ts'
import type { Week } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { comparePlan, lastEndedSlot, type PlanAndReality } from '../../domain/plan-reality.ts'
import { plannedAndDriven } from './plan-reality-store.ts'

const NOTHING: PlanAndReality = { differences: [], agreed: 0, waiting: 0 }

/** Holds a generated week against its results as far as its slots have ended. */
export async function compareWeek(
  queries: Queries,
  clock: Clock,
  week: Week,
): Promise<PlanAndReality & { readonly generated: boolean }> {
  const [generated] = await generatedAmong(queries, [week])
  if (!generated) return { ...NOTHING, generated: false }
  const { date, hour } = fleetTime(clock)
  const rows = await plannedAndDriven(queries, week, lastEndedSlot(date, hour))
  return { ...comparePlan(rows), generated: true }
}
