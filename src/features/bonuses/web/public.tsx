import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const BonusesScreen = lazyScreen(() => import('./bonuses-screen.tsx'), 'BonusesScreen')
