export { batchesGone } from './batches-gone.ts'
export { endLeftOutOfPaid } from './left-out-store.ts'
export { overriddenAccounts, paidAccounts } from './paid-accounts.ts'
export { dropSaidOfReopened } from './reopened.ts'
