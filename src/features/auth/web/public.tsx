import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { EntryCodeButton } from './entry-code-button.tsx'
export { requireUser, useLogOut, useMe } from './me.ts'

export const LoginAgainDialog = lazyScreen(() => import('./login-again-dialog.tsx'), 'LoginAgainDialog')
export const LoginScreen = lazyScreen(() => import('./login-screen.tsx'), 'LoginScreen')
export const UsersScreen = lazyScreen(() => import('./users-screen.tsx'), 'UsersScreen')
export const AccountScreen = lazyScreen(() => import('./account-screen.tsx'), 'AccountScreen')
