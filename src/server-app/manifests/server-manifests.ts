import type { ServerManifest } from '#platform/server/manifest.ts'
import { gatherManifests } from './gather-manifests.ts'

const gathered = await gatherManifests<{ readonly manifest: ServerManifest }>('server/')

/** What each feature brings to the server, by its name. */
export const serverManifests: ReadonlyMap<string, ServerManifest> = new Map(
  [...gathered].map(([feature, { manifest }]) => [feature, manifest]),
)
