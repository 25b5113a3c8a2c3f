import type { ServerManifest } from '#platform/server/manifest.ts'
import { editorJobs, editorRoutes } from './editors-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { weekReader }) => editorRoutes(platform, weekReader),
  jobs: editorJobs,
}
