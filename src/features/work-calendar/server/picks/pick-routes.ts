import { isOfficeWeekend } from '#features/availability/domain/public.ts'
import { findDriverByPhone } from '#features/drivers/server/public.ts'
import type { PinProofs, RightPin } from '#features/drivers/session/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { normalizePhone } from '#kernel/phone.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Slot } from '#kernel/slot.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import type { Caller } from '#platform/server/http/caller.ts'
import { type CallContext, proves, type Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listFreeShifts, pickFreeShifts } from '../../contract.ts'
import { type PickerField, readPicker } from '../../domain/picker.ts'
import { workCalendarTexts } from '../../texts.ts'
import { countPinPick, type PickLimit } from '../pin-picks/pick-limits.ts'
import { freeShifts } from './free-shifts.ts'
import { ownPicker } from './own-picker.ts'
import { pickShifts } from './pick-free-shifts.ts'
import { pickedSlots, pickFromWire } from './picked-days-codec.ts'

const WRONG: Readonly<Record<PickerField, string>> = {
  fullName: workCalendarTexts.fullName,
  phone: workCalendarTexts.missingData,
  email: workCalendarTexts.missingData,
}

/**
 * What is free, and picks of it. The PIN on the call is tried before the transaction, which must not wait for
 * it. A driver's own session, and the office, get everything said; whoever has nothing but the fleet's PIN
 * learns nothing about a person.
 */
export function pickRoutes(platform: Platform, proofs: PinProofs, reader: WeekReader): Route[] {
  return [
    proves(listFreeShifts, proofs.fleet).reads(async (_input, context) => {
      const { own } = pickViewer(context.caller, context.proven)
      const free = await freeShifts(context.queries, platform.clock, reader)
      const picker = own === undefined ? undefined : await ownPicker(context.queries, own, free)
      return ok({
        data: free.map(({ date, shift, free: left }, index) => ({
          date,
          shift: SHIFT_ON_WIRE[shift],
          isWeekend: isOfficeWeekend(date),
          free: left,
          ...(picker?.obstacles[index] === undefined ? {} : { obstacle: picker.obstacles[index] }),
        })),
        ...(picker ? { person: picker.person } : {}),
      })
    }),

    proves(pickFreeShifts, proofs.fleet).writesAfter(
      (input, context) => prepare(platform, reader, pickFromWire(input).phone, context),
      async (input, { tx, prepared, audit, pageLanguage }) => {
        const pick = pickFromWire(input)
        const picker = readPicker(pick)
        if (!picker.ok) {
          const fields = Object.fromEntries(picker.error.map((field) => [field, WRONG[field]]))
          return fail({ code: 'missing_data' as const, fields })
        }
        const { way, limit, offered } = prepared
        if (way === 'other-phone') return fail({ code: 'other_phone' as const })
        if (limit === 'address') return fail({ code: 'too_many_picks' as const })
        const wanted = pickedSlots(pick)
        if (!wanted) return fail({ code: 'wrong_days' as const })
        audit({ shifts: wanted.length })
        const booked = await pickShifts(tx, platform, reader, {
          picker: { ...picker.value, language: pageLanguage },
          wanted,
          bySelf: way === 'own',
          ...(way === 'fleet-pin' ? { byFleetPin: { offered, isThrottled: limit === 'phone' } } : {}),
        })
        if (!booked.ok) return booked
        return ok({
          booked: booked.value.map(({ date, shift, reg }) => ({
            date,
            shift: SHIFT_ON_WIRE[shift],
            reg,
          })),
        })
      },
    ),
  ]
}

interface Prepared {
  readonly way: 'own' | 'office' | 'fleet-pin' | 'other-phone'
  readonly limit: PickLimit
  /** Only for the fleet's PIN. */
  readonly offered: readonly Slot[]
}

/** Who picks for whom, and how much was tried so far. */
async function prepare(
  platform: Platform,
  reader: WeekReader,
  typed: string,
  context: CallContext & { readonly proven: RightPin | 'session' },
): Promise<Prepared> {
  const { isUser, own, hasFleetPin } = pickViewer(context.caller, context.proven)
  const phone = normalizePhone(typed)
  const free = { limit: 'within' as const, offered: [] }
  if (isUser) return { way: 'office', ...free }
  const isOwn = own !== undefined && phone && (await findDriverByPhone(context.queries, phone))?.id === own
  if (isOwn) return { way: 'own', ...free }
  if (!hasFleetPin) return { way: 'other-phone', ...free }
  return {
    way: 'fleet-pin',
    limit: phone ? await countPinPick(platform, context.caller.address, phone) : 'within',
    offered: await freeShifts(context.queries, platform.clock, reader),
  }
}

interface PickViewer {
  /** The office: picks for anyone. */
  readonly isUser: boolean
  /** The driver whose own session it is. */
  readonly own: string | undefined
  /** Holds the fleet's PIN. */
  readonly hasFleetPin: boolean
}

/**
 * Who picks free shifts: a logged-in user, who holds the fleet's PIN, or a driver with an own session (D15).
 */
function pickViewer({ user, fleet, driver }: Caller, proven: RightPin | 'session'): PickViewer {
  const isUser = user !== undefined
  return { isUser, own: driver?.id, hasFleetPin: proven !== 'session' || isUser || fleet === true }
}
