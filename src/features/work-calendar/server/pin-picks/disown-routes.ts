import { driversByIds } from '#features/drivers/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { instantNow } from '#platform/server/clock.ts'
import { type CallContext, proves, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { disownPick, listDisownedPicks, lookAtPick, resolveDisownedPick } from '../../contract-disown.ts'
import { disown, lookAt, pickLink } from './disown-pick.ts'
import { resolvePick, unresolvedPicks } from './pin-picks-store.ts'

export function disownRoutes(platform: Platform, reader: WeekReader): Route[] {
  const ofLink = async ({ key }: { readonly key: string }, { queries }: CallContext) => {
    const link = await pickLink(platform, queries, key)
    return link ? ok(link) : fail({ code: 'wrong_link' as const })
  }
  return [
    proves(lookAtPick, ofLink).reads(async (_input, { queries, proven }) =>
      ok({ shifts: await lookAt(platform, queries, proven) }),
    ),

    proves(disownPick, ofLink).writes(async (_input, { tx, audit, proven }) => {
      const { shifts, takenBack } = await disown(tx, platform, reader, proven)
      audit({ shifts: takenBack })
      return ok({ shifts })
    }),

    reads(listDisownedPicks, async (_input, { queries }) => {
      const picks = await unresolvedPicks(queries)
      const drivers = await driversByIds(queries, [...new Set(picks.map(({ driverId }) => driverId))])
      return ok({
        data: picks.map(({ id, driverId, date, shift, pickedAt, disownedAt, outcome }) => ({
          id,
          driverId,
          fullName: drivers.get(driverId)?.fullName ?? '',
          date,
          shift: SHIFT_ON_WIRE[shift],
          pickedAt,
          disownedAt: disownedAt ?? pickedAt,
          outcome: outcome ?? 'changed-before',
        })),
      })
    }),

    writes(resolveDisownedPick, async ({ id }, { tx, audit }) => {
      if (!(await resolvePick(tx, id, instantNow(platform.clock)))) return fail({ code: 'no_such_pick' })
      audit({ pick: id })
      return ok({ status: 'ok' })
    }),
  ]
}
