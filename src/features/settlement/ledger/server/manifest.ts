import type { ServerManifest } from '#platform/server/manifest.ts'
import type { StatementPaid } from './cash.ts'
import { ledgerOfDrivers } from './driver-data.ts'
import type { PayeeNameOf } from './name-on-receipt.ts'
import type { BatchesGone, ReturnedOrders } from './orders.ts'
import type { PayerOf } from './payer.ts'
import { ledgerRoutes } from './routes.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    /** Told by whoever keeps the statements. */
    readonly payeeNameOf: PayeeNameOf
    /** Told by whoever keeps the batches. */
    readonly batchesGone: BatchesGone
    readonly returnedOrders: ReturnedOrders
    /** Told by whoever keeps the payer's own account. */
    readonly payerOf: PayerOf
    /** Cash was booked for a statement; what others decided of how it is paid may end with it. */
    readonly statementPaid: StatementPaid
  }
}

export const manifest: ServerManifest = { routes: ledgerRoutes, driverDataHolder: ledgerOfDrivers }
