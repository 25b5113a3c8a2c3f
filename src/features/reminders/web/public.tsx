import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export type { Silent } from './asking/shown-silent.ts'

/** Who has not sent availability, and asking them for it. */
export const SilentList = lazyScreen(() => import('./asking/silent-list.tsx'), 'SilentList')
