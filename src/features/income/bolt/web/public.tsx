import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

/** The tab 'Bolt' of the settings: keys, fetched days, and what is to be decided. */
export const BoltSettings = lazyScreen(() => import('./bolt-settings.tsx'), 'BoltSettings')

export { BoltHoursOfShift } from './bolt-hours.tsx'
