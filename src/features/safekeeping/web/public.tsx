import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const SafekeepingScreen = lazyScreen(() => import('./safekeeping-screen.tsx'), 'SafekeepingScreen')

export { lastGoodWords } from './last-good.ts'
