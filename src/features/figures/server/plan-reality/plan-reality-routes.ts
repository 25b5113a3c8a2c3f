import { type BoltHours, hoursBetween } from '#features/income/bolt/server/public.ts'
import { countWaitingPeople, firstWaitingPeople, namesOf } from '#features/income/matching/server/public.ts'
import { generatedAmong } from '#features/roster/server/public.ts'
import { ok } from '#kernel/result.ts'
import { slotKey } from '#kernel/slot.ts'
import { addWeeks, datesOf, mondayOf, type Week, weekOf } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { exportPlanReality, getPlanReality, getResultsAttention } from '../../contract-plan-reality.ts'
import {
  comparePlan,
  type Difference,
  lastEndedSlot,
  type PlanAndReality,
} from '../../domain/plan-reality.ts'
import { type HoursOf, planRealityFile } from './plan-reality-file.ts'
import { plannedAndDriven } from './plan-reality-store.ts'

/** So many names stand beside a number. */
const FIRST_NAMES = 3

/** Where a generated week and its results differ, and what of the results waits for the office. */
export function planRealityRoutes({ clock }: Platform): Route[] {
  return [
    reads(getPlanReality, async (week, { queries }) => {
      const { differences, ...counts } = await compareWeek(queries, clock, week)
      const nameOf = await namesIn(queries, differences)
      const hours = await boltHoursOf(queries, week)
      const { people: unmatched } = await countWaitingPeople(queries)
      return ok({ ...counts, unmatched, data: differences.map((row) => onWire(row, nameOf, hours)) })
    }),

    reads(exportPlanReality, async (week, { queries, audit }) => {
      audit(week)
      const { differences } = await compareWeek(queries, clock, week)
      const hours = await boltHoursOf(queries, week)
      return ok(planRealityFile(differences, await namesIn(queries, differences), hours, week))
    }),

    reads(getResultsAttention, async (_input, { queries }) => {
      const waiting = await countWaitingPeople(queries)
      const names = await firstWaitingPeople(queries, FIRST_NAMES)
      const week = addWeeks(weekOf(fleetTime(clock).date), -1)
      const { differences, ...counts } = await compareWeek(queries, clock, week)
      const ids = [...new Set(differences.map(({ driverId }) => driverId))].slice(0, FIRST_NAMES)
      const { nameOf } = await namesOf(queries, ids)
      const ofKind = (wanted: Difference['kind']) => differences.filter(({ kind }) => kind === wanted).length
      return ok({
        unmatched: { ...waiting, names },
        plan: {
          ...week,
          ...counts,
          withoutRide: ofKind('no-ride'),
          unplanned: ofKind('unplanned'),
          names: ids.map(nameOf),
        },
      })
    }),
  ]
}

async function namesIn(queries: Queries, rows: readonly Difference[]) {
  const { nameOf } = await namesOf(queries, [...new Set(rows.map(({ driverId }) => driverId))])
  return nameOf
}

function onWire(
  { planned: _planned, driven: _driven, ...row }: Difference,
  nameOf: (id: string) => string,
  hours: HoursOf,
) {
  return { ...row, fullName: nameOf(row.driverId), boltHours: hours(row) ?? null }
}

/** What Bolt measured of the week's shifts. */
async function boltHoursOf(queries: Queries, week: Week): Promise<HoursOf> {
  const days = datesOf(week)
  const told = await hoursBetween(queries, days[0] ?? mondayOf(week), days.at(-1) ?? mondayOf(week))
  const byShift = new Map(
    told.map(({ driverId, date, shift, online, waiting, driving, onBreak }): [string, BoltHours] => [
      `${driverId} ${slotKey({ date, shift })}`,
      { online, waiting, driving, onBreak },
    ]),
  )
  return ({ driverId, date, shift }) => byShift.get(`${driverId} ${slotKey({ date, shift })}`)
}

const NOTHING: PlanAndReality = { differences: [], agreed: 0, waiting: 0 }

/** Holds a generated week against its results as far as its slots have ended. */
async function compareWeek(
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
