export { accountReader, payeesOfStatements } from './frozen-account.ts'
export { accountKeyOf, type Payee, payeesOf } from './payee.ts'
export { addCheck, checkedKeys } from './store.ts'
