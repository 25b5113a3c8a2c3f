import { globSync } from 'node:fs'
import { sep } from 'node:path'

const FEATURES = new URL('../../features/', import.meta.url)

/**
 * Every feature's `manifest.ts`, or that of its `server/`, by the feature's name, as `schedule` and
 * `fleet/vehicles`; by name in order.
 */
export async function gatherManifests<M>(part: '' | 'server/'): Promise<ReadonlyMap<string, M>> {
  const ending = `/${part}manifest.ts`
  const paths = globSync(`**${ending}`, { cwd: FEATURES })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => part !== '' || !path.endsWith('/server/manifest.ts'))
    .sort()
  const modules = await Promise.all(paths.map((path): Promise<M> => import(new URL(path, FEATURES).href)))
  return new Map(paths.map((path, index) => [path.slice(0, -ending.length), modules[index] as M]))
}
