import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp, type RequestTiming } from '#platform/server/http/app.ts'
import { FloodShares } from '#platform/server/http/flood-shares.ts'
import { mount } from '#platform/server/http/mount.ts'
import type { Platform } from '#platform/server/platform.ts'
import { mountDocs } from './docs/mount-docs.ts'
import { allEndpoints } from './endpoints.ts'
import { mountHealth } from './health.ts'
import { mountPages } from './pages/mount-pages.ts'
import type { PageOptions } from './pages/page-options.ts'
import { tellAgain } from './pages/told-again.ts'
import { allRoutes, createShared, mountPorts } from './wiring.ts'

export interface ServerOptions {
  /** Holds every answer against its contract; on in tests and development. */
  readonly checkOutput?: boolean
  readonly pages?: PageOptions
  /** How long requests may take to arrive. */
  readonly timing?: RequestTiming
}

/** The web server with everything mounted, not yet listening. */
export async function createServer(
  platform: Platform,
  options: ServerOptions = {},
): Promise<FastifyInstance> {
  const shares = new FloodShares(platform.clock)
  const app = await createApp(platform, options.timing, shares)
  const dist = options.pages?.dist
  const routes = allRoutes(platform, createShared(platform, dist && join(dist, 'prerender')))
  const bare = mountPorts(platform, options.checkOutput ?? false)
  const ports = { ...bare, identify: shares.noting(bare.identify) }
  mount(app, platform, routes, { ...ports, tellAgain: tellAgain(platform, dist) })
  mountHealth(app, platform)
  mountDocs(app, allEndpoints, platform.configuration.publicUrl)
  mountPages(app, platform, routes, ports.identify, options.pages ?? {})
  return app
}
