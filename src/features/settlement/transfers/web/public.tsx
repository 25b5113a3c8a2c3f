import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const TransfersScreen = lazyScreen(() => import('./transfers-screen.tsx'), 'TransfersScreen')
export const TransferBatchScreen = lazyScreen(() => import('./batch-screen.tsx'), 'TransferBatchScreen')
