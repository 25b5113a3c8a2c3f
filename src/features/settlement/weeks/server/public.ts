export { type PayableStatement, payablesToTransfer } from './payables.ts'
export { payeesWithoutAccount } from './payees.ts'
export { ask } from './questions.ts'
export { statementOf } from './statement-of.ts'
