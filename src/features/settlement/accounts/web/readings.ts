import { getPayeeAccount, listPayeeAccounts } from '../contract.ts'

/** What shows accounts, and is stale once one was changed. */
export const READINGS_OF_ACCOUNTS = [listPayeeAccounts, getPayeeAccount] as const
