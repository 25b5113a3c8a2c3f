import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

/** Who did what; the shell hands it the words for people and calls. */
export const AuditList = lazyScreen(() => import('./audit-list.tsx'), 'AuditList')
