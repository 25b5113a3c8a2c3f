import { driversByIds } from '#features/drivers/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { giveBackPick } from '#features/work-calendar/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type CallContext, type Route, reads, writes, writesInRush } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import * as contract from '../../contract-offers.ts'
import { colleaguesFor } from './colleagues.ts'
import { declineOffer, withdrawOffer } from './end-offer.ts'
import { noteEndRead } from './ended-requests.ts'
import { offerShift } from './offer-shift.ts'
import { offerStates } from './offers-store.ts'
import { takeOffer } from './take-offer.ts'

const DONE = ok({ status: 'ok' as const })

/** Offers of shifts among drivers, each by the own session alone. */
export function offerRoutes(platform: Platform, reader: WeekReader): Route[] {
  const stateOf = offerStates(platform.database.queries)
  const rushed = {
    of: ({ id }: { readonly id: string }) => id,
    over: async ({ id }: { readonly id: string }, { audit }: Pick<CallContext, 'audit'>) => {
      audit({ offer: id })
      return (await stateOf([id])).get(id) === 'open' ? undefined : { code: 'offer_gone' as const }
    },
  }
  return [
    reads(contract.listColleagues, async (slot, { queries, caller: { driver } }) => {
      const own = driver && (await driversByIds(queries, [driver.id])).get(driver.id)
      if (!own) return ok({ count: 0, reserveFirst: false, data: [] })
      const { data, ...rest } = await colleaguesFor(queries, platform, reader, own, slot)
      return ok({ ...rest, data: [...data] })
    }),

    writes(contract.offerShift, async (sent, { tx, caller, audit }) => {
      const { date, shift, to, forDate, forShift } = sent
      // Half of a shift in return is none, and nothing is given for less than was said.
      if ((forDate === undefined) !== (forShift === undefined) || (forDate && !to))
        return fail({ code: 'nobody_there' as const })
      audit({ date, shift, ...(to ? { to } : {}) })
      const offer = await offerShift(tx, platform, {
        giverId: caller.driver?.id ?? '',
        slot: { date, shift },
        to,
        inReturn: forDate && forShift ? { date: forDate, shift: forShift } : undefined,
      })
      return offer.ok ? ok({ id: offer.value.id }) : offer
    }),

    writes(contract.withdrawOffer, async ({ id }, { tx, caller, audit }) => {
      audit({ offer: id })
      const done = await withdrawOffer(tx, platform, caller.driver?.id ?? '', id)
      return done.ok ? DONE : done
    }),

    writes(contract.declineOffer, async ({ id }, { tx, caller, audit }) => {
      audit({ offer: id })
      const done = await declineOffer(tx, platform, caller.driver?.id ?? '', id)
      return done.ok ? DONE : done
    }),

    writes(contract.giveBackTaken, async (slot, { tx, caller, audit }) => {
      audit({ date: slot.date, shift: slot.shift })
      if (!(await readSettings(tx, platform.clock)).market.on) return fail({ code: 'off' as const })
      const done = await giveBackPick(tx, platform, caller.driver?.id ?? '', slot)
      return done.ok ? DONE : done
    }),

    writes(contract.readEnded, async ({ id }, { tx, caller, audit }) => {
      audit({ offer: id })
      const done = await noteEndRead(tx, caller.driver?.id ?? '', id)
      return done.ok ? DONE : done
    }),

    writesInRush(contract.takeOffer, rushed, async ({ id }, { tx, caller, audit }) => {
      audit({ offer: id })
      return takeOffer(tx, platform, reader, caller.driver?.id ?? '', id)
    }),
  ]
}
