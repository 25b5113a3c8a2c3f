import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LEFT_COOKIE } from '../../pure/left-device.ts'
import type { Platform } from '../platform.ts'
import type { CookieToSet } from './route.ts'

/**
 * Behind TLS: a name that browsers take from this host alone, and never from a neighbour under the same
 * domain.
 */
const HOST_PREFIX = '__Host-'
/** All but the language and the logout, which the page itself writes, and which are no secrets. */
const OURS = /^flotylla_(?!lang$|left$)/
/** A cookie that got its new name: the session on it ends by itself, in the database. */
const YEAR_SECONDS = 365 * 86_400

/**
 * Reads a cookie under the name it is set by, or under its plain one: whoever was logged in before stays so
 * (D52).
 */
export function cookieReader(
  platform: Platform,
  request: FastifyRequest,
): (name: string) => string | undefined {
  const { cookies } = request
  if (!isBehindTls(platform)) return (name) => cookies[name]
  return (name) => cookies[HOST_PREFIX + name] ?? cookies[name]
}

/** Sets the cookies of an answer. Behind TLS those that came under their plain name move to the other. */
export function writeCookies(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: readonly CookieToSet[],
): void {
  const secure = isBehindTls(platform)
  const write = (name: string, value: string, maxAge: number): void => {
    reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge })
  }
  const set = (name: string, value: string, seconds: number): void =>
    write(secure && name !== LEFT_COOKIE ? HOST_PREFIX + name : name, value, value === '' ? 0 : seconds)
  for (const { name, value, maxAgeSeconds } of wanted) set(name, value, maxAgeSeconds)
  if (!secure) return
  for (const [name, value] of Object.entries(request.cookies)) {
    if (!OURS.test(name) || value === undefined) continue
    const isSettled = HOST_PREFIX + name in request.cookies || wanted.some((each) => each.name === name)
    if (!isSettled) set(name, value, YEAR_SECONDS)
    write(name, '', 0)
  }
}

function isBehindTls({ configuration }: Platform): boolean {
  return configuration.publicUrl.startsWith('https://')
}
