import type { BoltCall } from '../../domain/bolt-fault.ts'

/** Where Bolt is asked; only tests ask elsewhere. */
export interface BoltAddresses {
  readonly token: string
  /** The calls' names stand behind it. */
  readonly api: string
}

/** Read of public clients in November 2026. */
export const BOLT_ADDRESSES: BoltAddresses = {
  token: 'https://oidc.bolt.eu/token',
  api: 'https://node.bolt.eu/fleet-integration-gateway/fleetIntegration/v1',
}

export const BOLT_SCOPE = 'fleet-integration:api'

/** A call that answers with rows, page by page. */
export type ListCall = Exclude<BoltCall, 'token' | 'getCompanies'>

/** Under which name the rows stand, and how many of them Bolt gives at once. */
export const LISTS: Readonly<Record<ListCall, { readonly rows: string; readonly pageSize: number }>> = {
  getFleetOrders: { rows: 'orders', pageSize: 1000 },
  getFleetStateLogs: { rows: 'state_logs', pageSize: 1000 },
  getDrivers: { rows: 'drivers', pageSize: 1000 },
  getVehicles: { rows: 'vehicles', pageSize: 100 },
}
