import type { ServerManifest } from '#platform/server/manifest.ts'
import { SPOKEN } from './built-sentences.ts'
import { correctionJobs, putInForce } from './in-force.ts'
import { languageRoutes } from './routes.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    /** Of the build: what the server speaks, and the list of it. The project's own where none is named. */
    readonly spokenFolder?: string | undefined
  }
}

export const manifest: ServerManifest = {
  routes: (platform, { spokenFolder }) => languageRoutes(platform, spokenFolder ?? SPOKEN),
  jobs: correctionJobs,
  beforeListening: (platform) => putInForce(platform),
}
