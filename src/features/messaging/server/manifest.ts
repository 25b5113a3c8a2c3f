import type { ServerManifest } from '#platform/server/manifest.ts'
import type { OfficeDeeds } from './gateways/gateway-changes.ts'
import { putGatewaysInForce } from './gateways/in-force.ts'
import { sealedGateways } from './gateways/sealed-entries.ts'
import { messagingJobs } from './jobs.ts'
import type { MessagePeople } from './people.ts'
import { messagingRoutes } from './routes.ts'
import { newestSealedBodies } from './store.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    readonly messagePeople: MessagePeople
    readonly officeDeeds: OfficeDeeds
  }
}

export const manifest: ServerManifest = {
  routes: (platform, { messagePeople, officeDeeds }) => messagingRoutes(platform, messagePeople, officeDeeds),
  jobs: messagingJobs,
  beforeListening: putGatewaysInForce,
  sealed: { name: 'gateways', holder: sealedGateways },
  sealedForGood: newestSealedBodies,
}
