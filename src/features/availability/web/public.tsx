import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'

export const SubmissionsScreen = lazyScreen(
  () => import('./office/submissions-screen.tsx'),
  'SubmissionsScreen',
)
export const SubmissionScreen = lazyScreen(() => import('./office/submission-screen.tsx'), 'SubmissionScreen')
/** The form's days for a driver who has called. */
export const EnterSubmission = lazyScreen(() => import('./office/enter-submission.tsx'), 'EnterSubmission')
