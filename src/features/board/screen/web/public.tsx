import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const BoardScreen = lazyScreen(() => import('./board-screen.tsx'), 'BoardScreen')
