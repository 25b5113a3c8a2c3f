import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { LoginAgainDialog } from './login-again-dialog.tsx'
export { type Me, requireUser, useLogOut, useMe } from './me.ts'

export const LoginScreen = lazyScreen(() => import('./login-screen.tsx'), 'LoginScreen')
export const UsersScreen = lazyScreen(() => import('./users-screen.tsx'), 'UsersScreen')
export const AccountScreen = lazyScreen(() => import('./account-screen.tsx'), 'AccountScreen')
