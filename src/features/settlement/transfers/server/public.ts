export { dropOverridesOfReopened } from './override-store.ts'
export { overriddenAccounts, paidAccounts } from './paid-accounts.ts'
