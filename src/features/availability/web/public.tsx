import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const SubmissionsScreen = lazyScreen(
  () => import('./office/submissions-screen.tsx'),
  'SubmissionsScreen',
)
export const SubmissionScreen = lazyScreen(() => import('./office/submission-screen.tsx'), 'SubmissionScreen')
