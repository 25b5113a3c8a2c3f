import { setTimeout as pause } from 'node:timers/promises'
import { keepLanguage, languageOfDriver } from '#features/drivers/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Language } from '#platform/pure/languages.ts'
import { type CallContext, proves, type Route, reads, writes } from '#platform/server/http/route.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { createWaitingLine } from '#platform/server/waiting-line.ts'
import {
  checkPin,
  checkPinAndPhone,
  closeCalendars,
  getCalendarSessions,
  openFleetCalendar,
  openOwnCalendar,
  sendEntryCode,
  sendPinAgain,
} from '../contract.ts'
import { openByLink } from '../contract-links.ts'
import { deviceName } from '../domain/device-name.ts'
import { closeAll, openCalendar } from './calendar-sessions.ts'
import { createPinChecks, type RightPin } from './check-pins.ts'
import { deviceRoutes } from './devices.ts'
import { openByLink as enterByLink, tryLink } from './entry-links.ts'
import { languageRoutes } from './language-routes.ts'
import { tellNewDevice } from './new-device.ts'
import { pinRoutes } from './pin-routes.ts'
import { sendCode } from './send-entry-code.ts'
import { sendPin } from './send-pin-again.ts'

/** Several times what a letter takes to be written. */
const STEP_MS = 500

/**
 * Waits for the work, and then for the end of a whole step of half a second, so that the time tells nothing
 * of what the work found. It costs nothing: a slow comparison would stand before those who log in, and anyone
 * may have any number of these made.
 */
async function inWholeSteps(work: Promise<void>): Promise<void> {
  const begun = performance.now()
  try {
    await work
  } finally {
    await pause(STEP_MS - ((performance.now() - begun) % STEP_MS))
  }
}

/** Anyone may ask for a code, so that what all of them keep busy has a bound (Q13). */
const ASKING = { atOnce: 8, longest: 60, longestPerAsker: 3 } as const

/** Who logs in on a page in another language reads that, unless another one was chosen before. */
async function keepFirstLanguage(platform: Platform, id: string, language: Language | undefined) {
  const { queries } = platform.database
  if (language === undefined || (await languageOfDriver(queries, id)) !== null) return
  await platform.database.transaction((tx) => keepLanguage(tx, id, language))
}

interface Entered {
  readonly proven: RightPin
}

/**
 * A right PIN is answered with a session of its own scope (D13). These mind their own transactions: the slow
 * check must not hold one.
 */
export function sessionRoutes(platform: Platform, throttle: Throttle): Route[] {
  const pins = createPinChecks(platform, throttle)
  const asking = createWaitingLine(ASKING)
  type Typed = { readonly pin: string; readonly code?: string | undefined }
  const fleetPin = async ({ pin, code }: Typed, context: CallContext) => {
    const tried = await pins.fleet(pin, context, code)
    if (tried.outcome === 'throttled') return tooManyTries(code)
    return tried.outcome === 'right' ? ok(tried) : fail({ code: 'wrong_pin' as const })
  }
  const openFleet = async (_input: Typed, context: CallContext & Entered) => {
    await openCalendar(platform, 'fleet', context.proven, context)
    return ok({ pinValid: true })
  }
  const driverPin = async ({ pin, phone, code }: Typed & { phone: string }, context: CallContext) => {
    const tried = await pins.driver(phone, pin, context, code)
    if (tried.outcome === 'throttled') return tooManyTries(code)
    return tried.outcome === 'right' ? ok(tried) : fail({ code: 'wrong_pin_or_phone' as const })
  }
  const openOwn = async (
    { shared }: Typed & { shared?: boolean | undefined },
    context: CallContext & Entered,
  ) => {
    await openCalendar(platform, 'driver', context.proven, context, shared)
    if (context.proven.isNew) await tellNewDevice(platform, context.proven.subject, deviceName(context.agent))
    await keepFirstLanguage(platform, context.proven.subject, context.pageLanguage)
    return ok({ passwordValid: true })
  }
  const tooManyTries = (code: string | undefined) =>
    fail({
      code: 'too_many_tries' as const,
      ...(code === undefined ? {} : { facts: { tried: 'entry-code' as const } }),
    })
  return [
    proves(checkPin, fleetPin).reads(openFleet),
    proves(openFleetCalendar, fleetPin).reads(openFleet),
    proves(checkPinAndPhone, driverPin).reads(openOwn),
    proves(openOwnCalendar, driverPin).reads(async (typed, context) => {
      await openOwn(typed, context)
      return ok({ passwordValid: true, me: context.proven.subject })
    }),

    reads(getCalendarSessions, async (_input, { caller, setCookie }) => {
      const { user, fleet, driver, deadCookies = [] } = caller
      for (const name of deadCookies) setCookie({ name, value: '', maxAgeSeconds: 0 })
      return ok({ fleet: user !== undefined || fleet === true, own: driver !== undefined })
    }),
    writes(closeCalendars, async (_input, context) => {
      await closeAll(context.tx, context)
      return ok({ status: 'ok' as const })
    }),

    // Turned away are all alike, whether the phone is known or not.
    reads(sendEntryCode, async ({ phone }, { caller }) => {
      const turn = await asking.run(networkOf(caller.address), () =>
        inWholeSteps(sendCode(platform, throttle, phone, caller.address)),
      )
      return turn ? ok({ status: 'ok' as const }) : fail({ code: 'too_many_requests' as const })
    }),

    ...languageRoutes(),
    // Alike as well.
    reads(sendPinAgain, async ({ phone }, { caller }) => {
      const turn = await asking.run(networkOf(caller.address), () =>
        inWholeSteps(sendPin(platform, phone, caller.address)),
      )
      return turn ? ok({ status: 'ok' as const }) : fail({ code: 'too_many_requests' as const })
    }),

    // A key of 131 bits is not guessed, so that its tries are not counted.
    proves(openByLink, async (link, { queries }) => tryLink(queries, platform, link)).writes(
      async (link, context) => {
        const opened = await enterByLink(platform, link, context)
        return opened.ok ? ok({ me: opened.value }) : opened
      },
    ),

    ...deviceRoutes(platform),
    ...pinRoutes(platform, throttle),
  ]
}
