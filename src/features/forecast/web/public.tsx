import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { WeekSteps } from './week-steps.tsx'

/** What the coming week will look like. */
export const WeekForecast = lazyScreen(() => import('./week-forecast.tsx'), 'WeekForecast')
