export { paidAccounts } from './paid-accounts.ts'
