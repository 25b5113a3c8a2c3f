import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const FuelPasswordPanel = lazyScreen(() => import('./password-panel.tsx'), 'FuelPasswordPanel')
