import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const ChargesScreen = lazyScreen(() => import('./charges-screen.tsx'), 'ChargesScreen')
