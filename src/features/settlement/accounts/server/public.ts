export { type AccountReader, accountReader, payeesOfStatements } from './frozen-account.ts'
export { accountKeyOf, type Payee, payeesOf } from './payee.ts'
export { checkedKeys } from './store.ts'
