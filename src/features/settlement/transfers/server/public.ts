export { batchesGone } from './batches-gone.ts'
export { overriddenAccounts, paidAccounts } from './paid-accounts.ts'
export { dropOverridesOfReopened } from './reopened.ts'
