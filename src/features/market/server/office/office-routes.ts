import type { WeekReader } from '#features/schedule/server/public.ts'
import { ok } from '#kernel/result.ts'
import { slotKey } from '#kernel/slot.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes, writesAfter } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import * as contract from '../../contract-office.ts'
import * as onOffer from '../../contract-on-offer.ts'
import * as proposals from '../../contract-proposals.ts'
import { freeSeats } from '../proposals/free-seats.ts'
import { proposeSeats, seatsToPropose, withdrawProposal } from '../proposals/propose-seats.ts'
import { rankedTakers } from '../proposals/rank-seat-takers.ts'
import { takersOfSeat } from '../proposals/seat-takers.ts'
import { acceptRequest, refuseRequest } from './decide.ts'
import { offersWithDriver, shiftsOnOffer } from './list-on-offer.ts'
import { requestsOfDrivers } from './list-requests.ts'

const DONE = ok({ status: 'ok' as const })

/** 'Prośby kierowców'. */
export function officeRoutes(platform: Platform, reader: WeekReader): Route[] {
  return [
    reads(contract.listRequests, async (_input, { queries }) =>
      ok({ data: await requestsOfDrivers(queries, platform) }),
    ),
    writes(contract.acceptRequest, async ({ id }, { tx, audit, caller }) => {
      audit({ offer: id })
      const done = await acceptRequest(tx, platform, reader, { id, by: nameOfCaller(caller) })
      return done.ok ? DONE : done
    }),
    writes(contract.refuseRequest, async ({ id, reason }, { tx, audit, caller }) => {
      audit({ offer: id })
      const done = await refuseRequest(tx, platform, { id, reason, by: nameOfCaller(caller) })
      return done.ok ? DONE : done
    }),
    reads(onOffer.listOnOffer, async (_input, { queries }) => ok({ data: await shiftsOnOffer(queries) })),
    reads(onOffer.listOffersOfDriver, async ({ driver }, { queries }) =>
      ok({ data: await offersWithDriver(queries, driver) }),
    ),
    reads(proposals.listFreeSeats, async (_input, { queries }) =>
      ok(await seatsToPropose(queries, platform, reader)),
    ),
    // The week's reader asks the database itself, which nobody may within a transaction.
    writesAfter(
      proposals.proposeSeats,
      (_input, { queries }) => freeSeats(queries, platform, reader),
      async ({ slots, drivers: only, until }, { tx, audit, prepared }) => {
        audit({ slots: slots.map(slotKey).join(', '), ...(only ? { drivers: only.join(', ') } : {}) })
        return proposeSeats(tx, platform, prepared, { slots, only, until })
      },
    ),
    reads(proposals.listSeatTakers, async (slot, { queries }) =>
      ok(await takersOfSeat(queries, platform, reader, slot)),
    ),
    reads(proposals.rankSeatTakers, async ({ year, week, slots }, { queries }) =>
      ok(await rankedTakers(queries, platform, reader, { year, week }, slots.split('.').map(Number))),
    ),
    writes(proposals.withdrawProposal, async ({ date, shift, drivers }, { tx, audit }) => {
      audit({ date, shift, ...(drivers ? { drivers: drivers.join(', ') } : {}) })
      return withdrawProposal(tx, platform, { date, shift }, drivers)
    }),
  ]
}
