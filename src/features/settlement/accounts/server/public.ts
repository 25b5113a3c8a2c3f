export { addCheck, checkedKeys, enteredBy } from './account-checks.ts'
export { accountReader, payeesOfStatements } from './frozen-account.ts'
export { accountKeyOf, type Payee, payeesOf } from './payee.ts'
