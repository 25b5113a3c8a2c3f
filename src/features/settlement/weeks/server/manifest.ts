import type { Tx } from '#platform/server/database/database.ts'
import type { ServerManifest } from '#platform/server/manifest.ts'
import { statementsOfDrivers } from './driver-data.ts'
import type { PayeesOf } from './payees.ts'
import type { AnsweredQuestion } from './questions.ts'
import { weekRoutes } from './routes.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    /** Told by whoever keeps the drivers' accounts. */
    readonly payeesOf: PayeesOf
    /** A version was reopened: told by whoever told its driver of it. @param versionId its id */
    readonly statementReopened: (tx: Tx, versionId: string) => Promise<void>
    /** Tells who asked, and by which way; null where no message reaches the driver. */
    readonly questionAnswered: (tx: Tx, question: AnsweredQuestion) => Promise<'email' | 'sms' | null>
  }
}

export const manifest: ServerManifest = {
  routes: weekRoutes,
  driverDataHolder: statementsOfDrivers,
}
