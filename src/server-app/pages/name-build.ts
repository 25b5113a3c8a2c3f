import type { FastifyInstance } from 'fastify'
import { BUILD_HEADER } from '#platform/pure/build-header.ts'
import { readBuildId } from './built-files.ts'

interface NameOptions {
  readonly dist?: string | undefined
  /** For how long the build is not looked at again. Milliseconds. */
  readonly freshMs?: number | undefined
}

/**
 * Names on every answer the build of the pages that this process would send: a page of another build learns
 * from it that it is old (or early, while processes are replaced one by one). An answer never waits for it.
 */
export function nameBuild(app: FastifyInstance, { dist, freshMs = 1000 }: NameOptions): void {
  let id: string | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  const look = async () => {
    lookedAt = performance.now()
    id = await readBuildId(dist)
  }
  app.addHook('onReady', look)
  app.addHook('onRequest', async (_request, reply) => {
    if (performance.now() - lookedAt >= freshMs) void look()
    if (id !== undefined) reply.header(BUILD_HEADER, id)
  })
}
