import type { ServerManifest } from '#platform/server/manifest.ts'
import { putGatewaysInForce } from './gateways/in-force.ts'
import { sealedGateways } from './gateways/sealed-entries.ts'
import { messagingJobs } from './jobs.ts'
import type { MessagePeople } from './people.ts'
import { messagingRoutes } from './routes.ts'
import { newestSealedBodies } from './store.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    readonly messagePeople: MessagePeople
  }
}

export const manifest: ServerManifest = {
  routes: (platform, { messagePeople }) => messagingRoutes(platform, messagePeople),
  jobs: messagingJobs,
  beforeListening: putGatewaysInForce,
  sealed: { name: 'gateways', holder: sealedGateways },
  sealedForGood: newestSealedBodies,
}
