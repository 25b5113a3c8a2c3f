import { randomBytes } from 'node:crypto'
import '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { platformFailure, send } from '#platform/server/http/answers.ts'
import { contentPolicy } from '#platform/server/http/content-policy.ts'
import { askersLanguage } from '#platform/server/http/language.ts'
import type { MountPorts } from '#platform/server/http/mount.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { operatorTexts } from '#platform/server/texts-operator.ts'
import { type Build, buildReader } from './built-files.ts'
import { driverPages } from './driver-page.ts'
import type { DriverPath } from './driver-path.ts'
import { mountWorker } from './mount-worker.ts'
import { nameBuild } from './name-build.ts'
import { knowsDrivers, ownPageData } from './own-page-data.ts'
import { ownPageLanguage } from './own-page-language.ts'
import type { PageOptions } from './page-options.ts'

const ADMIN_PATHS = ['/login', '/admin', '/admin/*', '/pomoc']
const DRIVER_PATHS: Readonly<Record<string, DriverPath>> = {
  '/': '/',
  '/koordynator': '/koordynator',
  '/kalendarz-pracy': '/kalendarz-pracy',
  '/wolne': '/wolne',
  '/odbior-auta': '/odbior-auta',
  '/moje-rozliczenia': '/moje-rozliczenia',
  '/moje-rozliczenia/:number': '/moje-rozliczenia',
  '/paliwo': '/paliwo',
  '/ps/:id': '/ps/',
  '/to-nie-ja': '/to-nie-ja',
  '/j': '/j',
}

/**
 * The pages of both front doors with their files (Spec 1 §2). Any other path is the not-found page, or a
 * failure in JSON where no page was asked for.
 */
export function mountPages(
  app: FastifyInstance,
  platform: Platform,
  routes: readonly Route[],
  identify: MountPorts['identify'],
  options: PageOptions,
): void {
  const currentBuild = buildReader(options.dist)
  const pages = driverPages(platform, routes, options)
  const ownData = ownPageData(platform, routes, identify)
  const ownLanguage = ownPageLanguage(platform, identify)
  nameBuild(app, options)
  mountWorker(app, currentBuild, platform.configuration.keepsPages)

  const sendDriver = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: DriverPath,
  ): Promise<void> => {
    const build = await currentBuild()
    if (!build) return sendNotBuilt(reply)
    const language = askersLanguage(request, await ownLanguage(request))
    // The same address answers by language, and one driver otherwise than all others.
    reply.header('vary', 'accept-language, cookie')
    const own = knowsDrivers(path) ? await ownData(request, path) : undefined
    if (own) return sendOwn(reply, await pages.own(build, path, language, own))
    const page = await pages.shared(build, path, language)
    reply.header('content-security-policy', page.policy)
    await page.body.send(request, asPage(reply))
  }
  app.addHook('onRequest', async (request, reply) => {
    const plain = withoutSlash(request)
    if (plain !== undefined) await reply.redirect(plain, 308)
  })
  for (const [url, path] of Object.entries(DRIVER_PATHS)) {
    app.get(url, (request, reply) => sendDriver(request, reply, path))
  }

  for (const url of ADMIN_PATHS) {
    app.get(url, async (_request, reply) => {
      const build = await currentBuild()
      if (!build) return sendNotBuilt(reply)
      await sendAdmin(reply, build)
    })
  }

  // Files of a build are many to a page, and what they cost is little.
  const bound = app.rateLimit({ max: platform.configuration.requestsPerMinute * FILES_SHARE })
  app.setNotFoundHandler({ preHandler: bound }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const file = isRead ? (await currentBuild())?.files.get(path) : undefined
    if (file) {
      const keep = file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      await file.body.send(request, reply.code(200).type(file.type).header('cache-control', keep))
      return
    }
    if (!isRead || /^\/(api|auth|assets)(\/|$)/.test(path))
      return send(reply, platformFailure('unknown_call'))
    await sendDriver(request, reply.code(404), '/404')
  })
}

/** So many times as many files as calls and pages. */
const FILES_SHARE = 5

/** Any page, by its beginning: a path that begins with two slashes would lead to another host. */
const PAGE =
  /^\/(koordynator|kalendarz-pracy|moje-rozliczenia(\/[^/]+)?|wolne|odbior-auta|to-nie-ja|j|paliwo|login|pomoc|admin(\/.*)?|ps\/[^/]+)$/

/**
 * An address with slashes at its end is the same page: the one without, with its query; undefined where there
 * is none.
 */
function withoutSlash({ method, url }: FastifyRequest): string | undefined {
  const [path = ''] = url.split('?', 1)
  if (!path.endsWith('/') || (method !== 'GET' && method !== 'HEAD')) return undefined
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  const plain = path.slice(0, end)
  return PAGE.test(plain) ? plain + url.slice(path.length) : undefined
}

function asPage(reply: FastifyReply): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
}

/** One driver's page is nobody else's: no cache keeps it, the browser's own neither. */
async function sendOwn(
  reply: FastifyReply,
  { html, policy }: { readonly html: string; readonly policy: string },
): Promise<void> {
  await reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', policy)
    .send(html)
}

/** The office's kit writes its styles at run time, under a nonce that is another one for each answer. */
async function sendAdmin(reply: FastifyReply, build: Build): Promise<void> {
  const nonce = randomBytes(16).toString('base64')
  await asPage(reply)
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentPolicy([`'nonce-${nonce}'`]))
    .send(
      build.adminHtml.replace(
        /<meta name="csp-nonce" content="[^"]*"/,
        `<meta name="csp-nonce" content="${nonce}"`,
      ),
    )
}

async function sendNotBuilt(reply: FastifyReply): Promise<void> {
  await reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('retry-after', '10')
    .send(operatorTexts.building)
}
