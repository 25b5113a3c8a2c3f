export { addCheck, checkedKeys, enteredAt, enteredBy } from './account-checks.ts'
export { accountReader, payeesOfStatements } from './frozen-account.ts'
export { accountKeyOf, checkKeyOf, type Payee, payeesOf, whoTakesCash } from './payee.ts'
