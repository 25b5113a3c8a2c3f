import type { FastifyInstance } from 'fastify'
import { createApp } from '#platform/server/http/app.ts'
import { mount } from '#platform/server/http/mount.ts'
import type { Platform } from '#platform/server/platform.ts'
import { allRoutes, createShared, mountPorts } from './wiring.ts'

export interface ServerOptions {
  /** Holds every answer against its contract; on in tests and development. */
  readonly checkOutput?: boolean
}

/** The web server with everything mounted, not yet listening. */
export async function createServer(
  platform: Platform,
  options: ServerOptions = {},
): Promise<FastifyInstance> {
  const app = await createApp(platform)
  mount(
    app,
    platform,
    allRoutes(platform, createShared(platform)),
    mountPorts(platform, options.checkOutput ?? false),
  )
  return app
}
