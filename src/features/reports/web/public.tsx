import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const ReportsScreen = lazyScreen(() => import('./reports-screen.tsx'), 'ReportsScreen')
