import { fail, ok } from '#kernel/result.ts'
import { type CallContext, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  checkPin,
  checkPinAndPhone,
  closeCalendars,
  getCalendarSessions,
  openFleetCalendar,
  openOwnCalendar,
} from '../contract.ts'
import { workCalendarTexts } from '../texts.ts'
import { type CalendarPins, closeAll, openCalendar } from './open-calendar.ts'

/** A right PIN is answered with a session of its own scope (D13). These mind their own transactions: the slow check must not hold one. */
export function sessionRoutes(platform: Platform, pins: CalendarPins): Route[] {
  type Typed = { readonly pin: string; readonly code?: string | undefined }
  const openFleet = async ({ pin, code }: Typed, context: CallContext) => {
    const tried = await pins.fleet(pin, context, code)
    if (tried.outcome === 'throttled') return tooManyTries(code)
    if (tried.outcome === 'wrong') return fail({ code: 'wrong_pin' as const })
    await openCalendar(platform, 'fleet', tried, context)
    return ok({ pinValid: true })
  }
  const openOwn = async ({ pin, phone, code }: Typed & { phone: string }, context: CallContext) => {
    const tried = await pins.driver(phone, pin, context, code)
    if (tried.outcome === 'throttled') return tooManyTries(code)
    if (tried.outcome === 'wrong') return fail({ code: 'wrong_pin_or_phone' as const })
    await openCalendar(platform, 'driver', tried, context)
    return ok({ passwordValid: true })
  }
  const tooManyTries = (code: string | undefined) =>
    fail({
      code: 'too_many_tries' as const,
      ...(code === undefined ? {} : { msg: workCalendarTexts.wrongCode }),
    })
  return [
    reads(checkPin, openFleet),
    reads(openFleetCalendar, openFleet),
    reads(checkPinAndPhone, openOwn),
    reads(openOwnCalendar, openOwn),
    reads(getCalendarSessions, async (_input, { caller, setCookie }) => {
      const { user, fleet, driver, deadCookies = [] } = caller
      for (const name of deadCookies) setCookie({ name, value: '', maxAgeSeconds: 0 })
      return ok({ fleet: user !== undefined || fleet === true, own: driver !== undefined })
    }),
    writes(closeCalendars, async (_input, context) => {
      await closeAll(context.tx, context)
      return ok({ status: 'ok' as const })
    }),
  ]
}
