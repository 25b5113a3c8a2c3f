import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

/** The accounts of all drivers: a tab of the transfers. */
export const PayeeAccounts = lazyScreen(() => import('./payee-accounts.tsx'), 'PayeeAccounts')

/** The account of one driver: a tab of the driver's page. `{ driverId }` */
export const PayeeAccountOf = lazyScreen(() => import('./payee-account-of.tsx'), 'PayeeAccountOf')
