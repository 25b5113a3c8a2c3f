import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { SlotOutlook } from './outlook/slot-outlook.tsx'
export { BonusWinners } from './winners/bonus-winners.tsx'

export const ResultsScreen = lazyScreen(() => import('./results-screen.tsx'), 'ResultsScreen')
export const WeeklyResultsScreen = lazyScreen(() => import('./results-screen.tsx'), 'WeeklyResultsScreen')
export const DailyResultsScreen = lazyScreen(() => import('./daily/daily-screen.tsx'), 'DailyResultsScreen')

/** Whom files name and nobody knows yet, and the files themselves. */
export const PeopleScreen = lazyScreen(() => import('./files/people-screen.tsx'), 'PeopleScreen')

/** A cell of the bonuses' list. */

/** Of a week and the one before it. `{ week }` */
export const ResultsOfTwoWeeks = lazyScreen(() => import('./comparison/two-weeks.tsx'), 'ResultsOfTwoWeeks')

/** A sentence beside an empty seat. */
