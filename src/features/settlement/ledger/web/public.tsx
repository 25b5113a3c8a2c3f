import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { LedgerTable } from './ledger-table.tsx'
export const DriverLedgerScreen = lazyScreen(() => import('./ledger-screen.tsx'), 'DriverLedgerScreen')
export const ReceiptScreen = lazyScreen(() => import('./receipt-screen.tsx'), 'ReceiptScreen')
