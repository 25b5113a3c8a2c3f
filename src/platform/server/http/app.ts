import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { PLATFORM_FAILURES, type PlatformFailureCode } from '#platform/pure/platform-failures.ts'
import { describeError } from '../log.ts'
import type { Platform } from '../platform.ts'
import { platformFailure, send } from './answers.ts'
import { answerBrokenRequest, boundConnections } from './connections.ts'
import { contentPolicy } from './content-policy.ts'
import { drainInBounds } from './drain.ts'
import { floodPage } from './flood-page.ts'
import { FloodShares } from './flood-shares.ts'
import { askersLanguage } from './language.ts'

const STRICT = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }

/** Milliseconds. */
export interface RequestTiming {
  /** From the first byte of a request to the last of its body. */
  readonly wholeRequestMs: number
  readonly headMs: number
  /** How often connections are looked through for requests that take longer. */
  readonly lookEveryMs: number
}

/** A request is over within 30 s, however slowly its body drips in (Q20). */
const TIMING: RequestTiming = { wholeRequestMs: 29_000, headMs: 10_000, lookEveryMs: 1000 }

/**
 * The web server with what every answer shares: strict headers on every status (Q16), a flood limit,
 * compression, request log lines without URLs (Q11), and errors in the one form of D29.
 * @param shares whose share of requests each is taken from
 */
export async function createApp(
  platform: Platform,
  timing: RequestTiming = TIMING,
  shares = new FloodShares(platform.clock),
): Promise<FastifyInstance> {
  const { configuration, log } = platform
  const behindTls = configuration.publicUrl.startsWith('https://')
  const app = fastify({
    logger: false,
    trustProxy: configuration.trustedProxies.length > 0 ? [...configuration.trustedProxies] : false,
    requestTimeout: timing.wholeRequestMs,
    http: { connectionsCheckingInterval: timing.lookEveryMs, headersTimeout: timing.headMs },
    clientErrorHandler: answerBrokenRequest,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while the server stops is answered, and the connection then
    // closed (Q8).
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    // Addresses that can't be read never reach the hooks below.
    frameworkErrors: (_error, _request, reply) => {
      reply.header('content-security-policy', contentPolicy()).headers(STRICT)
      void send(reply, platformFailure('malformed'))
    },
  })

  boundConnections(app.server, configuration.trustedProxies)

  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: behindTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentPolicy())
  })
  await app.register(cookie)
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Our PDFs come unpacked, so that their bytes are the same on any machine.
    customTypes: /^(?:text\/(?!event-stream)|application\/(?:pdf|octet-stream))|[+/](?:json|text|xml)(?:;|$)/,
    // Of answers only: bodies are unpacked where a call asks for it, in its bounds.
    globalDecompression: false,
    // The package's own choice of 11 takes longer than the network that it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(rateLimit, {
    max: configuration.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => shares.keyOf(request),
    errorResponseBuilder: () =>
      Object.assign(new Error('flood'), { statusCode: 429, code: 'too_many_requests' }),
  })

  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        request: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })

  // Bodies are read by the calls themselves, once they know who is calling; of all else they stay unread.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.addHook('onResponse', async ({ raw }) => drainInBounds(raw))

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const code = failureCodeOf(error)
    if (code === 'unexpected') log.error({ request: request.id, ...describeError(error) }, 'request failed')
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
    if (code === 'too_many_requests' && isPage) await sendFloodPage(request, reply)
    else await send(reply, platformFailure(code))
  })
  return app
}

async function sendFloodPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const seconds = Number(reply.getHeader('retry-after') ?? 60)
  const { html, policy } = floodPage(askersLanguage(request), seconds)
  await reply
    .code(429)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, cookie')
    .header('content-security-policy', policy)
    .send(html)
}

function failureCodeOf(error: FastifyError): PlatformFailureCode {
  if (error.code in PLATFORM_FAILURES) return error.code as PlatformFailureCode
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.statusCode === 413) return 'too_large'
  if (error.statusCode === 429) return 'too_many_requests'
  if (error.statusCode === 503) return 'unavailable'
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return 'malformed'
  return 'unexpected'
}
