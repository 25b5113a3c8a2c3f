import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const SettlementWeekScreen = lazyScreen(() => import('./week-screen.tsx'), 'SettlementWeekScreen')
export const StatementScreen = lazyScreen(() => import('./statement-screen.tsx'), 'StatementScreen')
