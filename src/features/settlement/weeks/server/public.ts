export { type PayableStatement, payablesToTransfer } from './payables.ts'
export { type Payee, type PayeesOf, payeesWithoutAccount } from './payees.ts'
