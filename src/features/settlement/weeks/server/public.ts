export { type PayableStatement, payablesToTransfer } from './payables.ts'
export { type Payee, type PayeesOf, payeesWithoutAccount } from './payees.ts'
export { ask } from './questions.ts'
export { type StatementToShow, statementOf } from './statement-of.ts'
