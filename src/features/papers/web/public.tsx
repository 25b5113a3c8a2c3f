import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export { useDuePapers } from './use-due-papers.ts'

export const PapersScreen = lazyScreen(() => import('./papers-screen.tsx'), 'PapersScreen')

/**
 * The papers of one vehicle or driver: a vehicle's tab, a part of the driver's page. `{ subject: 'vehicle' |
 * 'driver', subjectId }`
 */
export const PapersOf = lazyScreen(() => import('./papers-of.tsx'), 'PapersOf')
