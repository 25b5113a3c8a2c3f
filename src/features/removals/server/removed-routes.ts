import { authorOf } from '#features/roster/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import { isWeek, mondayOf, weekOf } from '#kernel/week.ts'
import { SHIFT_ON_WIRE, shiftFromWire } from '#platform/pure/wire.ts'
import { fleetTime } from '#platform/server/clock.ts'
import { type CallContext, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  addRemoveShiftReason,
  exportRemovedShifts,
  listRemovedShifts,
  withdrawRemoveShiftReason,
} from '../contract.ts'
import { REMOVAL_REASONS, type RemovalReason } from '../domain/reasons.ts'
import { REMOVAL_REASON_TEXTS } from '../texts.ts'
import { keepRemoval, withdrawRemoval } from './remove-shift.ts'
import { removedFile } from './removed-export.ts'
import { type RemovedFilter, removedIn } from './removed-shifts.ts'

const RANGE_NEEDED = fail({ code: 'range_needed' as const })

/** Removal of shifts with its reasons, which only administrators read (D22). */
export function removedShiftRoutes(platform: Platform): Route[] {
  return [
    writes(addRemoveShiftReason, async ({ day, shift, ...sent }, { tx, audit, caller }) => {
      const slot = { date: day, shift: shiftFromWire(shift) ?? 'day' }
      const reason = reasonFromWire(sent)
      if (!reason) return fail({ code: 'two_reasons' as const })
      const kept = await keepRemoval(tx, platform, { ...sent, slot, ...reason }, authorOf(caller))
      if (!kept.ok) return fail(kept.error)
      audit({ removal: kept.value.id, day })
      return ok({ status: 'ok' as const, id: kept.value.id })
    }),

    writes(withdrawRemoveShiftReason, async (input, { tx, audit }) => {
      audit({ removal: input.id, withdrawn: input.withdrawn })
      const done = await withdrawRemoval(tx, platform, input)
      return done.ok ? ok({ status: 'ok' as const }) : fail(done.error)
    }),

    reads(listRemovedShifts, async (input, { queries, caller, audit }) => {
      const filter = filterOf(input)
      if (!filter) return RANGE_NEEDED
      const admin = isAdmin(caller)
      audit({ reasons: admin, ...(input.driverId === undefined ? {} : { driver: input.driverId }) })
      const rows = await removedIn(queries, filter)
      return ok({
        data: rows.map(({ id, day, shift, fullName, driverId, reason, reasonText, createdAt, ...row }) => ({
          id,
          attributes: {
            day,
            ...weekOf(day),
            shift: SHIFT_ON_WIRE[shift],
            driver: fullName,
            driverId,
            reason: admin ? REMOVAL_REASON_TEXTS[reason] : null,
            reasonText: admin ? reasonText : null,
            createdAt,
            user: row.createdBy,
            saved: row.savedAt !== null,
          },
        })),
      })
    }),

    reads(exportRemovedShifts, async ({ reasons, ...input }, { queries, caller, audit }) => {
      const filter = filterOf(input)
      if (!filter) return RANGE_NEEDED
      const withReasons = reasons && isAdmin(caller)
      audit({ reasons: withReasons })
      const { date } = fleetTime(platform.clock)
      return ok(removedFile(await removedIn(queries, filter), date, withReasons))
    }),
  ]
}

function isAdmin(caller: CallContext['caller']): boolean {
  return caller.user?.admin === true
}

interface Range {
  readonly fromYear?: number | undefined
  readonly fromWeek?: number | undefined
  readonly toYear?: number | undefined
  readonly toWeek?: number | undefined
  readonly driverId?: string | undefined
}

/** Undefined where one end lacks its year or week, or there is no such week. */
function filterOf({ fromYear, fromWeek, toYear, toWeek, driverId }: Range): RemovedFilter | undefined {
  const from = endOf(fromYear, fromWeek)
  const to = endOf(toYear, toWeek)
  if (from === 'wrong' || to === 'wrong') return undefined
  return {
    from: from && mondayOf(from),
    to: to && addDays(mondayOf(to), 6),
    driverId,
  }
}

function endOf(year: number | undefined, week: number | undefined) {
  if (year === undefined && week === undefined) return undefined
  return year !== undefined && week !== undefined && isWeek(year, week) ? { year, week } : 'wrong'
}

interface ReadReason {
  readonly reason: RemovalReason
  readonly reasonText: string
}

/**
 * A reason of the list, with its text beside it, or a free text in the reason's place (Spec 1 §7): 'Inny
 * powód' in those words.
 * @returns undefined where a free text comes with another one beside it
 */
function reasonFromWire(sent: {
  readonly reason: string
  readonly reasonText: string
}): ReadReason | undefined {
  const listed = REMOVAL_REASONS.find((each) => REMOVAL_REASON_TEXTS[each] === sent.reason)
  if (listed) return { reason: listed, reasonText: sent.reasonText }
  const beside = sent.reasonText.trim()
  return beside === '' || beside === sent.reason ? { reason: 'other', reasonText: sent.reason } : undefined
}
