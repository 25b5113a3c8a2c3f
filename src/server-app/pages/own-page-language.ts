import type { FastifyRequest } from 'fastify'
import { languageOfDriver } from '#features/drivers/server/public.ts'
import { isLanguage, LANGUAGE_COOKIE, type Language } from '#platform/pure/languages.ts'
import { cookieReader } from '#platform/server/http/cookies.ts'
import type { MountPorts } from '#platform/server/http/mount.ts'
import { describeError } from '#platform/server/log.ts'
import type { Platform } from '#platform/server/platform.ts'

/**
 * Gives the language that the driver whose session came with the request has chosen, on this device or
 * another; null without a session, where the device's own choice decides anyway, and where it can't be had.
 */
export function ownPageLanguage(
  platform: Platform,
  identify: MountPorts['identify'],
): (request: FastifyRequest) => Promise<Language | null> {
  return async (request) => {
    if (isLanguage(request.cookies[LANGUAGE_COOKIE])) return null
    try {
      const cookie = cookieReader(platform, request)
      const { driver } = await identify({ address: request.ip, bearer: undefined, cookie })
      return driver ? await languageOfDriver(platform.database.queries, driver.id) : null
    } catch (error) {
      platform.log.warn(describeError(error), 'the page goes out without the language of its driver')
      return null
    }
  }
}
