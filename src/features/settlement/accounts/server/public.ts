export { addCheck, checkedKeys, type Entries, type Entry, entriesOf } from './account-checks.ts'
export { accountReader, payeesOfStatements } from './frozen-account.ts'
export { accountKeyOf, checkKeyOf, type Payee, payeeNameKey, payeesOf, whoTakesCash } from './payee.ts'
