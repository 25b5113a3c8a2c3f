import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const ScheduleBoardScreen = lazyScreen(() => import('./board-screen.tsx'), 'BoardScreen')
