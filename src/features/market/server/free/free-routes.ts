import { driversByIds } from '#features/drivers/server/public.ts'
import { ownPapersDue } from '#features/papers/server/public.ts'
import { createFullLook, type WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { goneShifts, pickShifts } from '#features/work-calendar/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type Slot, slotIndex, slotKey } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import { fleetTime } from '#platform/server/clock.ts'
import { type CallContext, type Route, reads, writesInRush } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readMarket, takeFreeShift } from '../../contract.ts'
import { endedRequests } from '../offers/ended-requests.ts'
import { offersFor } from '../offers/offers-for.ts'
import { freeForDriver } from './free-for-driver.ts'

/** What is free for the session's own driver, and taking it. */
export function freeRoutes(platform: Platform, reader: WeekReader): Route[] {
  const { clock, database } = platform
  const isFull = createFullLook(database.queries, reader)
  const rushed = {
    of: slotKey,
    over: async (slot: Slot, { audit }: Pick<CallContext, 'audit'>) => {
      audit({ date: slot.date, shift: slot.shift })
      const week = weekOf(slot.date)
      return (await isFull(week, slotIndex(week, slot) ?? 0)) ? goneShifts([slot]) : undefined
    },
  }
  return [
    reads(readMarket, async (_input, { queries, caller: { driver } }) => {
      const { market } = await readSettings(queries, clock)
      const own = driver && (await driversByIds(queries, [driver.id])).get(driver.id)
      const none = { papers: [], free: [], offers: [], wanted: [], ended: [], own: [] }
      if (!market.on || !own) return ok({ on: market.on, names: false, ...none })
      return ok({
        on: true,
        names: market.names,
        papers: await ownPapersDue(queries, own.id, fleetTime(clock).date),
        free: await freeForDriver(queries, clock, reader, own),
        ...(await offersFor(queries, platform, reader, own)),
        ended: await endedRequests(queries, platform, own.id),
      })
    }),

    writesInRush(takeFreeShift, rushed, async (slot, { tx, caller, audit, afterCommit }) => {
      const { market } = await readSettings(tx, clock)
      if (!market.on) return fail({ code: 'off' as const })
      const id = caller.driver?.id ?? ''
      const own = (await driversByIds(tx, [id])).get(id)
      if (!own) return fail({ code: 'inactive_driver' as const })
      audit({ date: slot.date, shift: slot.shift })
      const { fullName, phone, email } = own
      const booked = await pickShifts(tx, platform, reader, {
        picker: { fullName, phone, email },
        listed: own,
        wanted: [slot],
        bySelf: true,
      })
      if (!booked.ok) {
        // Only who picks by the fleet's PIN alone is refused so.
        if (booked.error.code === 'not_for_phone') return fail({ code: 'inactive_driver' as const })
        return fail(booked.error)
      }
      const [{ reg = '', fullSince } = {}] = booked.value
      const week = weekOf(slot.date)
      // Forty-nine others may wait to hear it.
      if (fullSince !== undefined)
        afterCommit(() => reader.noteFull(week, fullSince, slotIndex(week, slot) ?? 0))
      return ok({ date: slot.date, shift: slot.shift, reg })
    }),
  ]
}
