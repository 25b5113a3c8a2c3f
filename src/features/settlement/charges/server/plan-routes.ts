import { randomUUID } from 'node:crypto'
import { namesOf } from '#features/income/matching/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addInstalmentPlan, changeInstalmentPlan, listInstalmentPlans } from '../contract-standing.ts'
import { instalmentWeeks, isOverBefore, leftOf, planState } from '../domain/instalment-plan.ts'
import { holdCharges } from './closed-weeks.ts'
import { givenBackSince } from './one-off-store.ts'
import { givenBack, mondayIn, openFrom, openWeekOf, whoseWeeks } from './open-weeks.ts'
import { allPlans, hasPlanLike, insertChange, insertPlan, planForChange, takenOfPlans } from './plan-store.ts'
import { changesOf } from './week-sources.ts'

export function planRoutes({ clock }: Platform): Route[] {
  const thisMonday = () => mondayOf(weekOf(fleetTime(clock).date))
  return [
    reads(listInstalmentPlans, async (_input, { queries }) => {
      const rows = await allPlans(queries)
      const changes = await changesOf(
        queries,
        rows.map(({ id }) => id),
      )
      const { nameOf } = await namesOf(queries, [...new Set(rows.map(({ driverId }) => driverId))])
      const takenOf = await takenOfPlans(queries)
      const data = rows.map(({ monday, ...row }) => {
        const own = changes.get(row.id) ?? []
        const plan = { ...row, monday, changes: own }
        const taken = takenOf.get(row.id) ?? new Set()
        return {
          ...row,
          name: nameOf(row.driverId),
          weeks: instalmentWeeks(plan).map((due) => ({
            monday: due.monday,
            grosze: due.grosze,
            left: due.instalment.left,
            taken: taken.has(due.instalment.number),
          })),
          left: leftOf(plan, taken),
          state: planState(plan, thisMonday(), taken),
          changes: own.map(({ planId: _plan, no: _no, ...change }) => change),
        }
      })
      return ok({ today: fleetTime(clock).date, data })
    }),
    writes(addInstalmentPlan, async ({ driverId, year, week, again, ...input }, { tx, caller, audit }) => {
      const monday = mondayIn({ year, week })
      if (monday === undefined) return fail({ code: 'no_such_week' as const })
      if (input.count > input.grosze) return fail({ code: 'instalments_too_small' as const })
      const open = await openWeekOf(tx, monday, [driverId])
      if (!open.ok) return open
      const later = await openFrom(tx, monday, [driverId])
      if (!later.ok) return later
      if (!again && (await hasPlanLike(tx, { driverId, ...input })))
        return fail({ code: 'perhaps_twice' as const })
      const id = randomUUID()
      audit({ plan: id, kind: input.kind, week: monday })
      const createdBy = nameOfCaller(caller)
      await insertPlan(tx, { id, driverId, monday, ...input, createdAt: instantNow(clock), createdBy })
      return ok({ id })
    }),
    writes(changeInstalmentPlan, async ({ id, act, note, again, ...week }, { tx, caller, audit }) => {
      const monday = mondayIn(week)
      if (monday === undefined) return fail({ code: 'no_such_week' as const })
      await holdCharges(tx)
      const row = await planForChange(tx, id)
      if (!row) return fail({ code: 'no_such_plan' as const })
      const own = (await changesOf(tx, [id])).get(id) ?? []
      const plan = { ...row, changes: own }
      // Before its first week a plan has nothing to pause: the change holds from there.
      const from = [monday, row.monday].toSorted().at(-1) ?? monday
      const open = await openFrom(tx, from, await whoseWeeks(tx, row.driverId))
      if (!open.ok) return open
      if (isOverBefore(plan, from)) return fail({ code: 'plan_over' as const })
      const stopped = act === 'stop' && !again ? instalmentWeeks(plan) : []
      const due = stopped.find((one) => one.monday === from)
      const taken = new Map(due ? [[row.driverId, due.grosze]] : [])
      const back = await givenBackSince(tx, { monday: from, kind: null }, taken)
      if (back.length > 0) return givenBack(tx, back)
      audit({ plan: id, act, week: from })
      await insertChange(tx, {
        planId: id,
        no: own.length + 1,
        monday: from,
        act,
        note,
        createdAt: instantNow(clock),
        createdBy: nameOfCaller(caller),
      })
      return ok({ status: 'ok' as const })
    }),
  ]
}
