import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

/** The tab 'Limity dzienne'. */
export const DayLimits = lazyScreen(() => import('./day-limits.tsx'), 'DayLimits')
