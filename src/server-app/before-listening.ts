import { describeError } from '#platform/server/log.ts'
import type { Platform } from '#platform/server/platform.ts'
import { serverManifests } from './manifests/server-manifests.ts'

/**
 * What features have to do before anybody is answered, such as making what earlier editions did not keep.
 * What fails is logged and keeps nobody from work.
 */
export async function beforeListening(platform: Platform): Promise<void> {
  for (const [feature, manifest] of serverManifests)
    try {
      await manifest.beforeListening?.(platform)
    } catch (error) {
      platform.log.error({ feature, ...describeError(error) }, 'failed before listening')
    }
}
