import type { QueryClient } from '@tanstack/react-query'
import { takesOtherBuild } from '#platform/web/build/other-build.ts'
import type { createAdminRouter } from '../router.ts'

/**
 * On the way to another screen the page is loaded anew where the server runs another build, unless something
 * is unsaved or being done: the other screen then comes from that build.
 */
export function takeNewBuild(router: ReturnType<typeof createAdminRouter>, client: QueryClient): () => void {
  return router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || client.isMutating() > 0 || !takesOtherBuild()) return
    // The address may still be waiting to be written.
    router.history.flush()
    window.location.reload()
  })
}
