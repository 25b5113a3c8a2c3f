import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { SeatOutlook } from './assigning/seat-outlook.ts'

export const BoardScreen = lazyScreen(() => import('./board-screen.tsx'), 'BoardScreen')
