import type { FastifyInstance } from 'fastify'
import { platformFailure, send } from '#platform/server/http/answers.ts'
import { keptCheckValue } from '#platform/server/keys/key-check.ts'
import { KeyRefused } from '#platform/server/keys/secret-key.ts'
import type { Platform } from '#platform/server/platform.ts'

/**
 * For whoever watches the process: `/healthz` says that it runs, `/readyz` that its database answers, and that the key of
 * this process is still the one that belongs to it.
 */
export function mountHealth(app: FastifyInstance, platform: Platform): void {
  const outsideOfFloodLimit = { config: { rateLimit: false } }
  app.get('/healthz', outsideOfFloodLimit, async (_request, reply) => {
    await reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/readyz', outsideOfFloodLimit, async (_request, reply) => {
    try {
      await platform.database.ping()
      const kept = await keptCheckValue(platform.database.queries)
      if (kept !== undefined && kept !== platform.secrets.checkValue) throw new KeyRefused('another key')
    } catch {
      return send(reply, platformFailure('unavailable'))
    }
    await reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
