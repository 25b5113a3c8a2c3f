import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const RequestsScreen = lazyScreen(() => import('./requests-screen.tsx'), 'RequestsScreen')
