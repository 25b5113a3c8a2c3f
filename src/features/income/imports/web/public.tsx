import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

/** The tab 'Import pliku' of the results; comes with its own parts only when it is opened. */
export const ImportTab = lazyScreen(() => import('./import-tab/import-tab.tsx'), 'ImportTab')

/** Whom files name and nobody knows yet, and the files themselves. */
export const PeopleScreen = lazyScreen(() => import('./people-screen.tsx'), 'PeopleScreen')
