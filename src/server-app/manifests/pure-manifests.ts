import type { PureManifest } from '#platform/pure/manifest.ts'
import { gatherManifests } from './gather-manifests.ts'

/** The calls of each feature and their names in the audit log, by the feature's name. */
export const pureManifests: ReadonlyMap<string, PureManifest> = await gatherManifests('')
