import type { Tx } from '#platform/server/database/database.ts'
import type { ServerManifest } from '#platform/server/manifest.ts'
import { statementsOfDrivers } from './driver-data.ts'
import type { PayeesOf } from './payees.ts'
import type { AnsweredQuestion } from './questions.ts'
import { weekRoutes } from './routes.ts'

/** A version of a statement that holds no more. */
export interface ReopenedVersion {
  readonly id: string
  /** The statement's, which stays. */
  readonly number: string
}

/** How a driver is told that a question was answered; `waits`: there is no gateway for it. */
export interface ToldAnswer {
  readonly way: 'email' | 'sms'
  readonly waits: boolean
}

declare module '#platform/server/manifest.ts' {
  interface Shared {
    /** Told by whoever keeps the drivers' accounts. */
    readonly payeesOf: PayeesOf
    /** A version was reopened: what others made for it goes, what tells of it is withdrawn. */
    readonly statementReopened: (tx: Tx, version: ReopenedVersion) => Promise<void>
    /** An accepted correction was taken back: what its driver was to be told of it is told no more. */
    readonly correctionUndone: (tx: Tx, id: string) => Promise<void>
    /** Tells who asked, and by which way; null where no message reaches the driver. */
    readonly questionAnswered: (tx: Tx, question: AnsweredQuestion) => Promise<ToldAnswer | null>
  }
}

export const manifest: ServerManifest = {
  routes: weekRoutes,
  driverDataHolder: statementsOfDrivers,
}
