import { fleetDoor, readFleetPin } from '#features/settings/server/public.ts'
import { normalizePhone } from '#kernel/phone.ts'
import type { CallContext } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deviceOf, type Throttle } from '#platform/server/throttle.ts'
import { doorOfPhone, driverPinHash } from './driver-pins.ts'

/** What a right PIN proves. */
export interface RightPin {
  readonly outcome: 'right'
  /** Whose session it opens: the id of the driver, or 'fleet'. */
  readonly subject: string
  /** Of the PIN; a session opened with it ends when there is another one. */
  readonly revision: number
  /** The device has not shown this PIN before. */
  readonly isNew: boolean
}

export type PinTry = RightPin | { readonly outcome: 'wrong' } | { readonly outcome: 'throttled' }

/** Tries PINs through the throttle (D13, Q12). Not to be used inside a transaction. */
export interface PinChecks {
  /** @param code an entry code, as typed */
  fleet(pin: string, context: CallContext, code?: string): Promise<PinTry>
  /** Tells a wrong phone and a wrong PIN by nothing, time included. @param code an entry code, as typed */
  driver(phone: string, pin: string, context: CallContext, code?: string): Promise<PinTry>
}

type Opened = Pick<RightPin, 'subject' | 'revision' | 'isNew'>

export function createPinChecks(platform: Platform, throttle: Throttle): PinChecks {
  const { database, secrets } = platform
  return {
    async fleet(pin, context, code) {
      const keys = {
        address: context.caller.address,
        device: deviceOf(context),
        code,
        voucher: context.caller.driver?.id,
        ...fleetDoor(await readFleetPin(database.queries)),
      }
      let opened: Opened | undefined
      const outcome = await throttle.attempt('fleet-pin', keys, async () => {
        const stored = await readFleetPin(database.queries)
        if (stored && (await secrets.pinMatches(stored.hash, pin)))
          opened = { subject: 'fleet', revision: stored.revision, isNew: false }
        else if (!stored) await secrets.pretendToCheck(pin)
        return opened !== undefined
      })
      return tryOf(outcome, opened)
    },
    async driver(typed, pin, context, code) {
      const phone = normalizePhone(typed)
      const door = phone && (await doorOfPhone(database.queries, phone))
      const keys = {
        address: context.caller.address,
        device: deviceOf(context),
        code,
        ...(door ?? { account: phone ?? 'none', invented: true }),
      }
      const isNew = !(await throttle.knows('driver-pin', keys))
      let opened: Opened | undefined
      const outcome = await throttle.attempt('driver-pin', keys, async () => {
        const stored = phone && (await driverPinHash(database.queries, platform, phone))
        if (!stored) await secrets.pretendToCheck(pin)
        else if ((await secrets.pinMatches(stored.hash, pin)) && stored.active)
          opened = { subject: stored.id, revision: stored.revision, isNew }
        return opened !== undefined
      })
      return tryOf(outcome, opened)
    },
  }
}

function tryOf(outcome: 'right' | 'wrong' | 'throttled', opened: Opened | undefined): PinTry {
  return outcome === 'right' && opened
    ? { outcome, ...opened }
    : { outcome: outcome === 'throttled' ? outcome : 'wrong' }
}
