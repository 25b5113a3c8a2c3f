import { touchWeek } from '#features/income/facts/server/public.ts'
import { namesOf } from '#features/income/matching/server/public.ts'
import { proposedOverMileage } from '#features/settlement/domain/public.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { decideOverMileage, listOverMileage, setMileageAllowance } from '../contract-standing.ts'
import { amountOf } from '../domain/amount-of.ts'
import { overMileageOf } from '../domain/mileage.ts'
import { closedIn, holdCharges } from './closed-weeks.ts'
import { addAllowance, decisionRows, putDecision } from './mileage-store.ts'
import { mondayIn, openFrom } from './open-weeks.ts'
import { metresOfWeek, tiersOfWeek } from './week-sources.ts'

export function mileageRoutes({ clock }: Platform): Route[] {
  return [
    reads(listOverMileage, async (week, { queries }) => {
      const monday = mondayIn(week)
      if (monday === undefined) return ok({ tiers: [], data: [] })
      const tiers = await tiersOfWeek(queries, monday)
      const metres = await metresOfWeek(queries, monday)
      const decisions = await decisionRows(queries, monday)
      const { nameOf } = await namesOf(queries, [...metres.keys()])
      const closed = await closedIn(queries, monday, [...metres.keys()])
      const data = [...metres].flatMap(([driverId, driven]) => {
        const decision = decisions.get(driverId)
        const [charge] = overMileageOf('', driven, tiers, decision, closed.has(driverId))
        if (charge?.kind !== 'over-mileage') return []
        const { state } = charge.decision
        return [
          {
            driverId,
            name: nameOf(driverId),
            metres: driven,
            proposed: proposedOverMileage(driven, tiers),
            state,
            grosze: 0 - amountOf(charge),
            changedSince: state === 'proposed' && decision !== undefined,
            note: decision?.note ?? '',
            decidedBy: decision?.decidedBy ?? null,
            closedBy: closed.get(driverId) ?? null,
          },
        ]
      })
      const inOrder = data.toSorted((a, b) => (polishSortKey(a.name) < polishSortKey(b.name) ? -1 : 1))
      return ok({ tiers: [...tiers], data: inOrder })
    }),
    writes(decideOverMileage, async ({ driverId, state, grosze, note, ...input }, context) => {
      const { tx, caller, audit } = context
      if (state === 'edited' && grosze === null) return fail({ code: 'amount_missing' as const })
      const monday = mondayIn(input)
      if (monday === undefined) return fail({ code: 'nothing_over' as const })
      // Before the charges are held, as by whoever folds drivers: else each could wait for the other.
      await touchWeek(tx, driverId, monday)
      await holdCharges(tx)
      const metres = (await metresOfWeek(tx, monday)).get(driverId) ?? 0
      const tiers = await tiersOfWeek(tx, monday)
      if (overMileageOf('', metres, tiers, undefined, false).length === 0)
        return fail({ code: 'nothing_over' as const })
      if (metres !== input.metres) return fail({ code: 'metres_changed' as const })
      const proposed = proposedOverMileage(metres, tiers)
      if (state === 'applied' && grosze !== null && grosze !== proposed)
        return fail({ code: 'metres_changed' as const })
      const agreed = { applied: proposed, edited: grosze, declined: null }
      audit({ driver: driverId, week: monday, state })
      await putDecision(tx, {
        driverId,
        monday,
        metres,
        state,
        grosze: agreed[state],
        note,
        decidedAt: instantNow(clock),
        decidedBy: nameOfCaller(caller),
      })
      return ok({ status: 'ok' as const })
    }),
    writes(setMileageAllowance, async ({ tiers, ...week }, { tx, caller, audit }) => {
      const monday = mondayIn(week)
      if (monday === undefined) return fail({ code: 'no_such_week' as const })
      const rises = tiers.every((tier, at) => at === 0 || tier.overMetres > (tiers[at - 1]?.overMetres ?? 0))
      if (!rises) return fail({ code: 'tiers_not_rising' as const })
      const open = await openFrom(tx, monday, 'all')
      if (!open.ok) return open
      audit({ week: monday, tiers: tiers.length })
      const createdBy = nameOfCaller(caller)
      await addAllowance(tx, { fromMonday: monday, tiers, createdAt: instantNow(clock), createdBy })
      return ok({ status: 'ok' as const })
    }),
  ]
}
