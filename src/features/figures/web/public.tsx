import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

/** A sentence beside an empty seat. */
export { SlotOutlook } from './outlook/slot-outlook.tsx'
/** A cell of the bonuses' list. */
export { BonusWinners } from './winners/bonus-winners.tsx'

export const ResultsScreen = lazyScreen(() => import('./results-screen.tsx'), 'ResultsScreen')
export const WeeklyResultsScreen = lazyScreen(() => import('./results-screen.tsx'), 'WeeklyResultsScreen')
export const DailyResultsScreen = lazyScreen(() => import('./daily/daily-screen.tsx'), 'DailyResultsScreen')

/** Of a week and the one before it. `{ week }` */
export const ResultsOfTwoWeeks = lazyScreen(() => import('./comparison/two-weeks.tsx'), 'ResultsOfTwoWeeks')
