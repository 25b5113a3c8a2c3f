import type { Clock } from './clock.ts'
import type { Configuration } from './configuration.ts'
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'
import type { OfficeGateways } from './message-gateways.ts'
import type { Secrets } from './secrets.ts'

/** The machinery that every feature's server part is given. */
export interface Platform {
  readonly configuration: Configuration
  readonly officeGateways: OfficeGateways
  readonly database: Database
  readonly clock: Clock
  readonly secrets: Secrets
  readonly log: Log
}
