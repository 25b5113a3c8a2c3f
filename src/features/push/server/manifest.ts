import type { ServerManifest } from '#platform/server/manifest.ts'
import { phonesOfDrivers } from './driver-data.ts'
import { ensurePushKeys, sealedKeySamples } from './keys-store.ts'
import { pushRoutes } from './routes.ts'
import { sendDuePush } from './send-push.ts'

export const manifest: ServerManifest = {
  routes: pushRoutes,
  jobs: (platform) => [{ name: 'send push', everySeconds: 5, run: () => sendDuePush(platform) }],
  beforeListening: ensurePushKeys,
  driverDataHolder: phonesOfDrivers,
  sealedForGood: sealedKeySamples,
}
