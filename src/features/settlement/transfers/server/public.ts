export { overriddenAccounts, paidAccounts } from './paid-accounts.ts'
