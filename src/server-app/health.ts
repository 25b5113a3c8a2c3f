import type { FastifyInstance } from 'fastify'
import { within } from '#platform/server/database/lent-connection.ts'
import { DatabaseUnavailable } from '#platform/server/database/unavailable.ts'
import { platformFailure, send } from '#platform/server/http/answers.ts'
import { keptCheckValue } from '#platform/server/keys/key-check.ts'
import type { Platform } from '#platform/server/platform.ts'

/** A check that hangs is answered for by then. */
const LONGEST_MS = 4_000

/**
 * For whoever watches the process: `/healthz` says that it runs, `/readyz` that its database takes writes,
 * and that the key of this process is still the one that belongs to it. However many ask, one check runs.
 */
export function mountHealth(app: FastifyInstance, platform: Platform): void {
  const outsideOfFloodLimit = { config: { rateLimit: false } }
  app.get('/healthz', outsideOfFloodLimit, async (_request, reply) => {
    await reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  let checking: Promise<boolean> | undefined
  app.get('/readyz', outsideOfFloodLimit, async (_request, reply) => {
    checking ??= isReady(platform).finally(() => {
      checking = undefined
    })
    // What takes longer goes on, so that no second check waits beside it.
    const late = () => new DatabaseUnavailable('The check takes too long.')
    if (!(await within(LONGEST_MS, late, checking).catch(() => false)))
      return send(reply, platformFailure('unavailable'))
    await reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}

async function isReady({ database, secrets }: Platform): Promise<boolean> {
  try {
    await database.checkWrites()
    const kept = await keptCheckValue(database.queries)
    return kept === undefined || kept === secrets.checkValue
  } catch {
    return false
  }
}
