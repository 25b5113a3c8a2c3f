export {
  type AccountFault,
  type AccountNumber,
  bankNumber,
  groupAccount,
  judgeAccountNumber,
  maskAccount,
} from './account-number.ts'
