import { useCall } from '#platform/web/admin-ui/calls.ts'
import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'
import { countDuePapers } from '../contract.ts'
import { dueWords } from '../texts-due.ts'

/** A new day makes papers due without anybody's doing; what the office changes is told at once. */
const REFRESH_SECONDS = 300

export { PaperState } from './paper-state.tsx'

/** How many papers are due, and what the bell says of them; undefined while that is not known. */
export function useDuePapers(): { readonly due: number; readonly words: string } | undefined {
  const { data } = useCall(countDuePapers, {}, { everySeconds: REFRESH_SECONDS })
  return data && { due: data.due, words: dueWords(data) }
}

export const PapersScreen = lazyScreen(() => import('./papers-screen.tsx'), 'PapersScreen')

/**
 * The papers of one vehicle or driver: a vehicle's tab, a part of the driver's page. `{ subject: 'vehicle' |
 * 'driver', subjectId }`
 */
export const PapersOf = lazyScreen(() => import('./papers-of.tsx'), 'PapersOf')
