import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { NotFound } from './not-found.tsx'
import { routeTree } from './routes.tsx'
import { ScreenFailed } from './screen-failed.tsx'
import { ScreenLoading } from './screen-loading.tsx'

/**
 * Links fetch their screen when the pointer nears them; a screen that takes longer shows the shape of one.
 */
export function createAdminRouter(client: QueryClient) {
  return createRouter({
    routeTree,
    context: { client },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingComponent: ScreenLoading,
    defaultErrorComponent: ScreenFailed,
    defaultNotFoundComponent: NotFound,
    notFoundMode: 'root',
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>
  }
}
