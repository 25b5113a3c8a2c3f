import type { FastifyRequest } from 'fastify'
import { triesSecret } from '#platform/pure/access.ts'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import type { Platform } from '../platform.ts'
import { cookieReader } from './cookies.ts'

export interface RequestTokens {
  readonly address: string
  /** `Authorization: Bearer`, or `?jwt=` of a call that takes it there. */
  readonly bearer: string | undefined
  cookie(name: string): string | undefined
}

export interface FoundTokens extends RequestTokens {
  /** Another site's page sent this: its cookies are neither read nor set. */
  readonly withoutCookies: boolean
}

/**
 * What a request carries to say who calls. What a browser sends for another site's page may change nothing
 * with our cookies on it: it is refused, or, where it brings a token of its own, judged by that alone.
 */
export function tokensOf(
  platform: Platform,
  endpoint: Endpoint,
  request: FastifyRequest,
  takesTokenInQuery: boolean,
): FoundTokens | 'foreign_origin' {
  const bearer = bearerOf(request, takesTokenInQuery)
  const isForeign = endpoint.method !== 'GET' && isForeignOrigin(platform, request)
  if (isForeign && bearer === undefined) return 'foreign_origin'
  // The pictures of another site's page would otherwise use up the visitor's tries.
  const isTriedByReading = endpoint.method === 'GET' && triesSecret(endpoint.access)
  if (isTriedByReading && isForSomeoneElsesPage(platform, request)) return 'foreign_origin'
  const cookie = isForeign ? () => undefined : cookieReader(platform, request)
  return { address: request.ip, bearer, cookie, withoutCookies: isForeign }
}

function bearerOf(request: FastifyRequest, takesTokenInQuery: boolean): string | undefined {
  const header = request.headers.authorization
  if (header?.startsWith('Bearer ')) return header.slice(7).trim()
  const { jwt } = request.query as { jwt?: unknown }
  return takesTokenInQuery && typeof jwt === 'string' ? jwt : undefined
}

/** A write that a browser sends from another site's page, with our cookies on it. */
function isForeignOrigin(platform: Platform, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return false
  const { origin } = request.headers
  if (origin === undefined) return site !== undefined
  return origin !== platform.configuration.publicUrl && origin !== `${request.protocol}://${request.host}`
}

/**
 * A read that a browser makes for a page of another site: a picture, a frame, a link. Callers that say
 * nothing of pages are let through.
 */
function isForSomeoneElsesPage(platform: Platform, request: FastifyRequest): boolean {
  if (isForeignOrigin(platform, request)) return true
  const { referer } = request.headers
  if (request.headers['sec-fetch-site'] !== undefined || referer === undefined) return false
  const from = URL.canParse(referer) ? new URL(referer).origin : undefined
  return from !== platform.configuration.publicUrl && from !== `${request.protocol}://${request.host}`
}
