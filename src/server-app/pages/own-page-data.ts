import type { FastifyRequest } from 'fastify'
import { getOwnAvailability } from '#features/availability/contract-own.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import { getOwnHome } from '#features/work-calendar/contract-home.ts'
import { calendarDate } from '#kernel/calendar-date.ts'
import { addWeeks, type Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftOptionFromWire } from '#platform/pure/wire.ts'
import { cookieReader } from '#platform/server/http/cookies.ts'
import type { MountPorts } from '#platform/server/http/mount.ts'
import type { Route } from '#platform/server/http/route.ts'
import { describeError } from '#platform/server/log.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { DriverPath } from './driver-path.ts'
import { pageAnswer } from './page-answer.ts'

/** What stands in a page for one driver alone. */
export interface OwnPageData {
  /** Of the driver's own page. */
  readonly home?: OwnHome
  /** Of the form: who the driver is, and the shift that leads home. */
  readonly known?: Pick<OwnHome, 'fullName' | 'email' | 'phone' | 'next' | 'today'> & {
    /** Whether the form of the availability week is sent; undefined where that could not be read. */
    readonly isSent: boolean | undefined
    /** What was sent for one of the two weeks before it, the later one first; undefined where nothing was. */
    readonly last: LastWeek | undefined
    /** That form; undefined where it could not be read. */
    readonly own: OutputOf<typeof getOwnAvailability> | undefined
  }
}

interface LastWeek {
  readonly week: Week
  readonly days: readonly { readonly date: string; readonly option: string }[]
}

type OwnHome = OutputOf<typeof getOwnHome>

/** The pages that are drawn otherwise for a driver whom the device is known to belong to. */
export function knowsDrivers(path: DriverPath): boolean {
  return path === '/kalendarz-pracy' || path === '/'
}

/**
 * Gives what a page is to hold of the driver whose session came with the request; undefined without one, and
 * where it can't be had: the page then looks as for everyone, and asks by itself.
 */
export function ownPageData(
  platform: Platform,
  routes: readonly Route[],
  identify: MountPorts['identify'],
): (request: FastifyRequest, path: DriverPath) => Promise<OwnPageData | undefined> {
  return async (request, path) => {
    if (!knowsDrivers(path)) return undefined
    try {
      const cookie = cookieReader(platform, request)
      const caller = await identify({ address: request.ip, bearer: undefined, cookie })
      if (!caller.driver) return undefined
      const home = await pageAnswer(platform, routes, getOwnHome, {}, caller)
      if (!home || path === '/kalendarz-pracy') return home && { home }
      const { fullName, email, phone, next, today } = home
      const { availabilityWeek } = (await pageAnswer(platform, routes, getPublicSettings, {})) ?? {}
      const answer = (week: Week) => pageAnswer(platform, routes, getOwnAvailability, week, caller)
      const asked = availabilityWeek && (await answer(availabilityWeek))
      const isSent = asked && asked.sent !== null
      const before = availabilityWeek && !isSent ? [-1, -2].map((by) => addWeeks(availabilityWeek, by)) : []
      const last = await firstSent(before, answer)
      return { known: { fullName, email, phone, next, today, isSent, last, own: asked } }
    } catch (error) {
      platform.log.warn(describeError(error), 'own page goes out without data')
      return undefined
    }
  }
}

/** The first of these weeks for which shifts were sent. */
async function firstSent(
  weeks: readonly Week[],
  answer: (week: Week) => Promise<OutputOf<typeof getOwnAvailability> | undefined>,
): Promise<LastWeek | undefined> {
  for (const week of weeks) {
    const days = (await answer(week))?.sent?.selectedDays.flatMap(({ year, month, day, shiftOption }) => {
      const date = calendarDate(year, month, day)
      const option = shiftOptionFromWire(shiftOption)
      return date && option ? [{ date, option }] : []
    })
    if (days?.length) return { week, days }
  }
  return undefined
}
