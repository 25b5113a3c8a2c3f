export { batchesGone } from './batches-gone.ts'
export { returnedOrders } from './came-back-on-the-way.ts'
export { overriddenAccounts, paidAccounts } from './paid-accounts.ts'
export { dropOverridesOfReopened } from './reopened.ts'
